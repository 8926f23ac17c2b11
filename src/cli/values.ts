import { eitherOf } from '#shared/list-text.ts';
import { nearest } from '../shared/nearest.ts';
import { BadInput } from './options.ts';

/** A value that a command cannot do without. */
export function required(
  value: string | undefined,
  wanted: { readonly command: string; readonly option: string; readonly example: string },
): string {
  if (value === undefined) {
    const { command, option, example } = wanted;
    throw new BadInput(`The command ${command} needs ${option}; add it, for example ${example}.`);
  }
  return value;
}

/** A whole number from 1 on. */
export function countFrom(option: string, text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new BadInput(`${option} is “${text}”; it must be a whole number from 1 on.`);
}

/** A number above 0. */
export function amountFrom(option: string, text: string): number {
  const amount = Number(text);
  if (amount > 0 && Number.isFinite(amount)) return amount;
  throw new BadInput(`${option} is “${text}”; it must be a number above 0.`);
}

/** How many games a command plays, and from which seed: it cannot do without either. */
export function gamesAndSeed(
  { games, seed }: { readonly games?: string; readonly seed?: string },
  command: string,
  many: number,
): { readonly games: number; readonly seed: string } {
  const wanted = required(games, { command, option: '--games', example: `--games ${many}` });
  return {
    games: countFrom('--games', wanted),
    seed: required(seed, { command, option: '--seed', example: '--seed 1' }),
  };
}

/** One of the words an option knows. */
export function wordFrom<Word extends string>(
  option: string,
  text: string,
  known: readonly Word[],
): Word {
  const word = known.find((id) => id === text);
  if (word) return word;
  const suggestion = nearest(text, known);
  throw new BadInput(
    suggestion
      ? `${option} is “${text}”, which is not known; did you mean “${suggestion}”?`
      : `${option} is “${text}”; it must be ${eitherOf(known)}.`,
  );
}
