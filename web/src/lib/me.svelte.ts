import type { Me } from '../messages';
import { get, post } from './api';

/** Who the browser is. A guest needs only a name. */
export const me = $state<{ id: string | null; name: string | null; known: boolean }>({ id: null, name: null, known: false });

export async function loadMe(): Promise<void> {
  Object.assign(me, await get<Me>('/api/me'), { known: true });
}

export async function nameMe(name: string): Promise<void> {
  Object.assign(me, await post<Me>('/api/me', { name }), { known: true });
}
