import type { Problem, ProblemCode } from '../messages';

/** A request that was refused: the server's sentence, its code, and what our own words for it need. `failed` and `undrawn` are ours. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: ProblemCode | 'failed' | 'undrawn',
    readonly status = 0,
    readonly args: Problem['arguments'] = {},
    /** Seconds until it may be asked again, if it was asked too often. */
    readonly after = 0,
  ) {
    super(message);
  }
}

const WAIT = 10; // seconds a page waits by itself
const TRIES = 5;

async function refusal(response: Response): Promise<Refused> {
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // no JSON: the status has to do
  }
  const after = response.status === 429 ? Number(response.headers.get('retry-after')) || 1 : 0;
  return new Refused(problem.error ?? response.statusText, problem.code ?? 'failed', response.status, problem.arguments, after);
}

export async function getOnce(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** What changes nothing is asked for again by itself where it came too soon. */
async function patiently(path: string): Promise<Response> {
  for (let tries = 1; ; tries++)
    try {
      return await getOnce(path);
    } catch (error) {
      const after = error instanceof Refused ? error.after : 0;
      if (!after || after > WAIT || tries === TRIES) throw error;
      await new Promise((on) => setTimeout(on, after * 1000));
    }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await patiently(path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await patiently(path)).text();
}

/** What is left of a damaged table, as a file for those who sit there. */
export const exportOf = (table: string): string => `/api/tables/${table}/export`;

/** Everything that changes something; the header is one no other site can send. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-theogony': '1' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
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
