import {
  firstOf,
  isKind,
  isMission,
  MOVE_WORDS,
  type Move,
  type MoveWord,
  wordNumber,
} from './move.ts';
import type { AskId } from './position.ts';

/** The words that answer each question. */
const WORDS: Readonly<Record<AskId, readonly MoveWord[]>> = {
  pair: ['pair'],
  draft: ['draft'],
  mission: ['mission'],
  draw: ['draw'],
  plan: ['play', 'attack'],
  use: ['use', 'skip'],
  copy: ['copy'],
  at: ['at'],
  turn: ['turn', 'stop'],
  drop: ['discard'],
  reveal: ['reveal'],
  'discard-here': ['discard'],
  shift: ['shift'],
  'discard-elsewhere': ['discard'],
  'discard-card': ['discard'],
  look: ['look'],
  arrange: ['discard', 'bottom', 'top'],
  pick: ['pick'],
  take: ['take'],
  recruit: ['recruit'],
  remove: ['remove'],
  attack: ['play', 'act', 'strike'],
  strike: ['defeat', 'stop'],
  survive: ['survive'],
  civilian: ['civilian'],
  decide: ['end', 'continue'],
  over: [],
};

/** Whether a move is an answer to a question, right or wrong. */
export function answersAsk(ask: AskId, move: Move): boolean {
  const word = MOVE_WORDS[wordNumber(move)];
  if (!WORDS[ask].includes(word)) return false;
  if (word !== 'discard') return true;
  const thing = firstOf(move);
  if (ask === 'discard-elsewhere') return isMission(thing);
  if (ask === 'discard-card') return !isMission(thing) && !isKind(thing);
  return ask === 'arrange' ? !isMission(thing) : isKind(thing);
}
