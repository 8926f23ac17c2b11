import type { GameRules, GameTypes } from '../rules/game-rules.ts';
import type { Digit, DigitReader, RankedMoves } from './digits.ts';
import type { LinkedGame, RulesetDigits } from './link-types.ts';

/*
 * Moves with corrections between them as digits. How many corrections there are and after how many
 * steps each stands comes first; then the moves up to the first, the table after it, the moves up to
 * the second, and so on. Writing and reading stand side by side.
 */

export function correctedCourse<T extends GameTypes>(
  rules: Pick<GameRules<T>, 'apply'>,
  moves: RankedMoves<T>,
  most: number,
) {
  const stepsOf = ({ corrections = [] }: Pick<LinkedGame<T>, 'corrections'>): readonly number[] =>
    corrections.map(({ step }) => step);

  return {
    /** How many corrections, and after how many steps each stands. */
    places(played: LinkedGame<T>): readonly Digit[] {
      const steps = stepsOf(played);
      if (steps.length > most) throw new RangeError(`${steps.length} corrections are too many`);
      const all = played.moves.length + steps.length;
      return [[steps.length - 1, most], ...steps.map((step): Digit => [step, all])];
    },

    /** Undefined where no game has its corrections there. */
    readPlaces(count: number, digits: DigitReader): readonly number[] | undefined {
      const corrections = digits.next(most) + 1;
      const all = count + corrections;
      const steps = Array.from({ length: corrections }, () => digits.next(all));
      const isInOrder = steps.every((step, n) => n === 0 || step > steps[n - 1]);
      return isInOrder ? steps : undefined;
    },

    write(
      start: T['position'],
      { moves: made, corrections = [] }: LinkedGame<T>,
      { table: tables }: RulesetDigits<T>,
    ): { readonly digits: readonly Digit[]; readonly end: T['position'] } {
      if (!tables) throw new RangeError('this game has no links to tables');
      const digits: Digit[] = [];
      let end = start;
      let done = 0;
      for (const [n, { step, table }] of corrections.entries()) {
        const part = moves.write(end, made.slice(done, step - n));
        const taken = rules.apply(part.end, { correction: table });
        if ('reasons' in taken) throw new RangeError(`correction ${n + 1} cannot be`);
        digits.push(...part.digits, ...tables.write(table));
        end = taken.position;
        done = step - n;
      }
      const rest = moves.write(end, made.slice(done));
      return { digits: [...digits, ...rest.digits], end: rest.end };
    },

    /** Undefined where the moves or the tables cannot be. */
    read(
      start: T['position'],
      setUp: T['setUp'],
      count: number,
      steps: readonly number[],
      digits: DigitReader,
      { table: tables }: RulesetDigits<T>,
    ): Omit<LinkedGame<T> & { readonly end: T['position'] }, 'setUp' | 'at'> | undefined {
      const made: string[] = [];
      const corrections: { readonly step: number; readonly table: T['boardState'] }[] = [];
      let end = start;
      for (const [n, step] of steps.entries()) {
        const part = moves.read(end, step - n - made.length, digits);
        if (!part || !tables) return undefined;
        const table = tables.read(digits, setUp);
        const taken = rules.apply(part.end, { correction: table });
        if ('reasons' in taken) return undefined;
        made.push(...part.moves);
        corrections.push({ step, table });
        end = taken.position;
      }
      const rest = moves.read(end, count - made.length, digits);
      return rest && { moves: [...made, ...rest.moves], corrections, end: rest.end };
    },
  };
}
