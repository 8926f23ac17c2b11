import { areaNamed } from '../i18n/names.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The id of an Area by its name: small letters and hyphens. A name that the rules do not know, in
 * another script, gets one that is not taken.
 */
export function idFrom(name: string, taken: readonly string[]): string {
  const known = areaNamed(name);
  if (known !== undefined) return known;
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
  if (id !== '') return id;
  const free = [...LETTERS].map((letter) => `area-${letter}`).find((one) => !taken.includes(one));
  return free ?? `area-${LETTERS}`;
}
