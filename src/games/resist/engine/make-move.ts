import { randomBelow } from '#shared/random.ts';
import { isChanceMove } from './chance.ts';
import { DRAWING_MOVES } from './drawing.ts';
import type { EventLog } from './event.ts';
import { firstOf, MOVE_WORDS, type Move, type MoveWord, secondOf, wordNumber } from './move.ts';
import { LAYING_MOVES } from './new-game.ts';
import { PLAYING_MOVES } from './playing.ts';
import { ASK, type MutablePosition, NO_QUESTION, QUESTION, RANDOM } from './position.ts';
import { DECIDING_MOVES, goOn } from './round.ts';
import { STRIKING_MOVES } from './striking.ts';
import { TURNING_MOVES } from './turning-up.ts';

/** Carries a move out: what it is about, and the second thing of a word that has two. */
type Maker = (draft: MutablePosition, thing: number, log: EventLog, second: number) => void;

/** The questions to which a `discard` is the answer, each in its own way. */
const DISCARDS = ['discard-here', 'discard-card', 'arrange', 'drop', 'discard-elsewhere'] as const;

/** What each move does, by its word; a `discard` by the question it answers. */
const MAKERS: Readonly<
  Record<Exclude<MoveWord, 'discard'> | (typeof DISCARDS)[number], Maker> & { discard?: undefined }
> = {
  ...LAYING_MOVES,
  ...DRAWING_MOVES,
  ...PLAYING_MOVES,
  ...TURNING_MOVES,
  ...STRIKING_MOVES,
  ...DECIDING_MOVES,
};
const BY_WORD = MOVE_WORDS.map((word) => MAKERS[word]);
const BY_QUESTION = new Map<number, Maker>(
  DISCARDS.map((asked) => [QUESTION[asked], MAKERS[asked]]),
);

/**
 * Makes a move that is known to be legal on a draft; the inner loop of everything that simulates.
 * Each move of chance takes one step of the generator, whoever drew the card.
 */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  const make = BY_WORD[wordNumber(move)] ?? BY_QUESTION.get(draft[ASK]);
  draft[ASK] = NO_QUESTION;
  if (isChanceMove(move)) randomBelow(draft, RANDOM, 1);
  make?.(draft, firstOf(move), log, secondOf(move));
  goOn(draft, log);
}
