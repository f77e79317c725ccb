import type { Problem, ProblemCode } from '../messages';

/** A request that was refused: the server's sentence, its code, and what our own words for it need. `failed` and `undrawn` are ours. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: ProblemCode | 'failed' | 'undrawn',
    readonly status = 0,
    readonly args: Problem['arguments'] = {},
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
  throw new Refused(problem.error ?? response.statusText, problem.code ?? 'failed', response.status, problem.arguments);
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

/** A key nothing else has. `randomUUID` is missing where the page came without TLS, as in most households. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const unsure = new Map<string, string>(); // by what was asked for: the key it was sent with, until an answer came

/** Something new, as a table: asked for once more because nothing was heard, it is made once. */
export async function make<T>(path: string, body: object): Promise<T> {
  const wish = path + JSON.stringify(body);
  const key = unsure.get(wish) ?? newKey();
  unsure.set(wish, key);
  const made = await post<T>(path, { ...body, key });
  unsure.delete(wish);
  return made;
}
