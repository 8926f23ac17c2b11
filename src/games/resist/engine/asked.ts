import { type MaquisId, MISSION_IDS, type MissionId } from '../data/index.ts';
import { NO_LIMIT } from './cards.ts';
import { revealLimit } from './choices.ts';
import {
  firstOf,
  isKind,
  isMission,
  MOVE_WORDS,
  type Move,
  type MoveWord,
  wordNumber,
} from './move.ts';
import { maquisId } from './names.ts';
import {
  ASK,
  type AskId,
  DOING,
  LEFT,
  MOMENT,
  NOWHERE,
  PAIR,
  PHASE,
  PLACE,
  type Position,
  QUESTION,
  REVEALS,
  ROW,
  TASK,
  USER,
} from './position.ts';

/** What an answer is for, where the question alone does not say. */
const PURPOSES = {
  [TASK.turningAll]: 'turning-all',
  [TASK.choosing]: 'choosing',
  [TASK.turningTwo]: 'turning-two',
  [TASK.helpingOne]: 'helping-one',
  [TASK.helpingEach]: 'helping-each',
  [TASK.atBunker]: 'bunker',
  [TASK.swapping]: 'swapping',
  [TASK.siftingHidden]: 'sifting-hidden',
  [TASK.siftingEnemies]: 'sifting-enemies',
  [TASK.siftingRecruits]: 'sifting-recruits',
  [TASK.pickingRecruit]: 'picking-recruit',
  [TASK.atPoliceStation]: 'police-station',
  [TASK.takingToHand]: 'to-hand',
  [TASK.takingToDeck]: 'to-deck',
  [TASK.takingToDiscard]: 'to-discard',
  [TASK.recruiting]: 'recruiting',
  [TASK.freeing]: 'freeing',
  [TASK.clearing]: 'clearing',
  [TASK.gaining]: 'gaining',
} as const;
type Purpose = (typeof PURPOSES)[keyof typeof PURPOSES];

/** What the present question is about. */
interface QuestionContext {
  readonly purpose: Purpose | undefined;
  /** How many cards are still to be drawn, looked at or discarded for it, this one counted. */
  readonly left: number;
  /** The Maquis whose action may be used, where that is asked. */
  readonly user: MaquisId | undefined;
  /** The two of whom one is to be drafted, where that is asked. */
  readonly pair: readonly [MaquisId, MaquisId] | undefined;
  /** The Mission where Enemies are turned up or discarded. */
  readonly mission: MissionId | undefined;
}

export function askedNow(position: Position): QuestionContext {
  const place = position[PLACE];
  const mission = place === NOWHERE ? undefined : MISSION_IDS[position[ROW + place]];
  return {
    purpose: PURPOSES[position[DOING] as keyof typeof PURPOSES],
    left: position[LEFT],
    user: position[ASK] === QUESTION.use ? maquisId(position[USER]) : undefined,
    pair:
      position[ASK] === QUESTION.draft
        ? [maquisId(position[PAIR]), maquisId(position[PAIR + 1])]
        : undefined,
    mission,
  };
}

/** How many were revealed in this ATTACK, and how many may be; nothing where there is no limit. */
export function revealsNow(
  position: Position,
): { readonly done: number; readonly most: number } | undefined {
  if (position[PHASE] !== MOMENT.attack) return undefined;
  const most = revealLimit(position);
  return most >= NO_LIMIT ? undefined : { done: position[REVEALS], most };
}

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
