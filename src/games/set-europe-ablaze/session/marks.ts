import * as v from 'valibot';
import { localStore, localText, writeLocalText } from '#shared/storage/local-storage.ts';
import type { Side } from '../data/actions.ts';
import { CARD_COUNT } from '../data/limits.ts';

/*
 * What each side ticks off on the private list of its 24 cards. It is kept with the game, and is no part
 * of the log: no file, code or second screen tells it.
 */

/** A card not seen yet, one that was played, one whose spade is spent. */
const MARKS = ['in', 'seen', 'spade'] as const;
type Mark = (typeof MARKS)[number];

/** The marks of a side as they are written down: a digit a card. */
const MarksSchema = v.pipe(v.string(), v.regex(/^[012]{1,24}$/));

export type CardMarks = Readonly<Partial<Record<Side, string>>>;

/** Where a save keeps them. */
export const MARKS_IN_SAVE = {
  // Damaged marks are no reason to lose their game.
  marks: v.exactOptional(
    v.fallback(
      v.object({ maquis: v.exactOptional(MarksSchema), german: v.exactOptional(MarksSchema) }),
      {},
    ),
  ),
};

/** The mark of each card of a side. */
export const sideMarks = (marks: CardMarks, side: Side): readonly Mark[] =>
  Array.from({ length: CARD_COUNT }, (_, card) => MARKS[Number(marks[side]?.[card] ?? 0)] ?? 'in');

/** The marks with one card turned to the next of its three marks. */
export function withTurned(marks: CardMarks, side: Side, card: number): CardMarks {
  const digits = sideMarks(marks, side).map((mark) => MARKS.indexOf(mark));
  const next = digits.map((digit, nth) => (nth === card ? (digit + 1) % MARKS.length : digit));
  return { ...marks, [side]: next.join('') };
}

/** Where marks lay before they were kept with their game. */
const oldKey = (game: string, side: Side) => `safe-house.set-europe-ablaze.cards.${game}.${side}`;

/** Marks of a game that still lie in the browser's storage. */
export function oldMarks(game: string): CardMarks {
  const found = (['maquis', 'german'] as const).flatMap((side) => {
    const text = localText(oldKey(game, side));
    return v.is(MarksSchema, text) ? [[side, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Forgets old marks of a game, once they are kept with it. */
export function forgetOldMarks(game: string): void {
  for (const side of ['maquis', 'german'] as const) localStore()?.removeItem(oldKey(game, side));
}

/** A name under which a backup of an earlier page brings marks. */
const BROUGHT = /^cards\.([\w -]{1,80})\.(maquis|german)$/;

/**
 * Takes marks that a backup brings under a name of its own: they wait in the browser's storage until
 * their game is opened. Undefined where the name is none of theirs.
 */
export function takeOldMarks(name: string, text: string): boolean | undefined {
  const [, game, side] = BROUGHT.exec(name) ?? [];
  if (game === undefined || (side !== 'maquis' && side !== 'german')) return undefined;
  if (!v.is(MarksSchema, text)) return false;
  if (localText(oldKey(game, side)) === undefined) writeLocalText(oldKey(game, side), text);
  return true;
}
