import type { Problem } from '../messages';

/** A request the server answered with a sentence. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // no JSON: the status has to do
  }
  throw new Refused(problem.error ?? response.statusText, problem.code ?? 'failed', response.status);
}

export async function get<T>(path: string): Promise<T> {
  return answerOf<T>(await fetch(path, { headers: { accept: 'application/json' } }));
}

export async function getText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Refused(response.statusText, 'failed', response.status);
  return response.text();
}

/** Everything that changes something; the header is one no other site can send. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-theogony': '1' };
  return answerOf<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}
