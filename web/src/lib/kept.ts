type Parts = Record<string, unknown>;

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Plain data as it is now, made of the parts of before that did not change: only what changed is drawn again. */
export function kept<T>(before: unknown, now: T): T {
  if (!hasParts(before) || !hasParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Parts = now;
  const names = Object.keys(parts);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    if (parts[name] !== before[name]) parts[name] = kept(before[name], parts[name]);
    same &&= parts[name] === before[name] && name in before;
  }
  return same ? (before as T) : now;
}

/** For what is derived: makes it of the parts it had before. */
export function keeping<T>(make: () => T): () => T {
  let before: T;
  return () => (before = kept(before, make()));
}
