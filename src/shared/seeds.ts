/**
 * A seed as somebody types it: what looks the same deals the same, whatever the keyboard makes of
 * capitals, blanks and accents. Seeds of saves and links are never changed.
 */
export const typedSeed = (text: string): string =>
  text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');

/** The seed of a day's deal, in every game. @param date such as `2026-11-21` */
export const dailySeed = (date: string): string => `daily ${date}`;

/** The visitor's own date, as 2026-11-21. */
export function dateHere(now = new Date()): string {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return [`${now.getFullYear()}`.padStart(4, '0'), ...parts].join('-');
}

/** A new seed: eight letters and digits by the browser's own chance. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36).padStart(7, '0').slice(-4)).join('');
}

/** The state of a generator that nobody has seen yet, by the browser's own chance. */
export const freshRandom = (): readonly number[] => [...crypto.getRandomValues(new Int32Array(4))];
