import { RANDOM_WORDS, randomFrom } from '#shared/random.ts';
import { ALL_COPIES } from '../engine/cards.ts';
import { drawChanceMove, isChanceTurn } from '../engine/chance.ts';
import { makeMove } from '../engine/make-move.ts';
import { cardsInHands } from '../engine/mission-end.ts';
import {
  copyInto,
  DECK,
  ENDING,
  HAS_DECK,
  MORALE,
  type MutablePosition,
  mutableCopy,
  OVER,
  PEACE,
  PHASE,
  type Position,
  RANDOM,
  trials,
} from '../engine/position.ts';
import { choosePlainlyInPoilus } from './plain-player.ts';

/** What a lost game can be worth at most: far less than peace, so that hope never outweighs a win. */
const CONSOLATION = 0.2;

/** Plays a game on to its end, everybody by the plain conventions; what it came to, 0 to 1. */
export function playLine(draft: MutablePosition): number {
  while (draft[PHASE] !== OVER) {
    makeMove(draft, isChanceTurn(draft) ? drawChanceMove(draft) : choosePlainlyInPoilus(draft));
  }
  return worthOfEnd(draft);
}

/** Peace is 1. A lost game is worth a little for every card that is out of the war. */
function worthOfEnd(draft: MutablePosition): number {
  if (draft[ENDING] === PEACE) return 1;
  const left = trials(draft) + draft[MORALE] + cardsInHands(draft);
  return (CONSOLATION * (ALL_COPIES - left)) / ALL_COPIES;
}

/** A chance to win, and its standard error. */
export interface Outlook {
  readonly wins: number;
  readonly error: number;
}

/**
 * The team's chance from a moment of a game that is looked back at: all hands are open, the order of
 * the deck is not. Games are played on from there by the plain conventions. No seat may be told it
 * while the game goes on.
 */
export function outlookFrom(position: Position, lines: number, seed: string): Outlook {
  const below = randomFrom(`outlook ${seed}`);
  const start = mutableCopy(position);
  start[HAS_DECK] = 0;
  start.fill(0, DECK, DECK + ALL_COPIES);
  const line = mutableCopy(start);
  let wins = 0;
  for (let n = 0; n < lines; n++) {
    copyInto(line, start);
    for (let word = 0; word < RANDOM_WORDS; word++) line[RANDOM + word] = below(0x7fffffff);
    // The generator must not stand still whatever was drawn.
    line[RANDOM + RANDOM_WORDS - 1] |= 1;
    playLine(line);
    if (line[ENDING] === PEACE) wins++;
  }
  const share = wins / lines;
  return { wins: share, error: Math.sqrt((share * (1 - share)) / lines) };
}
