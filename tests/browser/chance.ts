/** A seed out of a text: 32 bits. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193);
  return seed >>> 0;
}

/**
 * Runs in a page before its own scripts: chance is the same in every run of a test, so that one that fails, fails
 * again. The page's name holds the seed, and how often a page was loaded since: each load has its own chance
 * (mulberry32).
 */
export function sameChance(): void {
  const [seed = 0, loads = 0] = window.name.split(' ').map(Number);
  window.name = `${seed} ${loads + 1}`;
  let state = (seed + Math.imul(loads, 0x9e3779b9)) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
    return twice ^ (twice >>> 14);
  };
  crypto.getRandomValues = (into) => {
    if (ArrayBuffer.isView(into)) {
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
      for (const at of bytes.keys()) bytes[at] = next();
    }
    return into;
  };
}
