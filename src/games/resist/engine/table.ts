import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { RANDOM_WORDS } from '#shared/random.ts';
import {
  ENDINGS,
  type Ending,
  type EnemyKindId,
  type MaquisId,
  type Reading,
  type Split,
} from '../data/index.ts';
import { hasKinds, listKinds, poolOf } from './enemy-deck.ts';
import { kindId, maquisId, maquisIn } from './names.ts';
import {
  ASK,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  DOING,
  DRAFTED,
  DRAW_CHANGE,
  ENDING,
  ENEMY_NUMBER,
  GAINED,
  HALVED,
  IGNORED,
  LEFT,
  LENIENT,
  MAY_ACT,
  MOMENT,
  NO_MISSION,
  NTH,
  PAIR,
  PHASE,
  PLACE,
  type Position,
  QUESTION,
  RANDOM,
  RECRUIT_MAYBE,
  REST_MAYBE,
  REVEALS,
  rowPlaceOf,
  SURVIVORS,
  TOPPED,
  TURNED,
  TURNED_COUNT,
  USER,
  WEAKENED,
} from './position.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/** What has been done this round that no card shows; what is left out has not been done. */
export interface RoundNotes {
  /** Consuelo's gain. */
  readonly gained?: number;
  /** How often each counting action was used. */
  readonly countsRevealed?: number;
  readonly countsCivilians?: number;
  readonly countsOthers?: number;
  /** The Mission's text is off; its Defense is halved. */
  readonly ignored?: boolean;
  readonly halved?: boolean;
  /** The kinds at the target that have 1 less Defense. */
  readonly weakened?: readonly EnemyKindId[];
  /** How many were played revealed in this ATTACK. */
  readonly reveals?: number;
  readonly drawChange?: number;
  /** Who may still act after being played in PLAN (lenient). */
  readonly mayAct?: readonly MaquisId[];
}

/** What the question that is asked belongs to; the numbers are the engine's. */
export interface AskedNotes {
  readonly doing?: number;
  readonly left?: number;
  readonly place?: number;
  readonly nth?: number;
  readonly user?: number;
  readonly topped?: number;
  readonly turned?: readonly EnemyKindId[];
  readonly pair?: readonly MaquisId[];
  /** Whose SURVIVE effect is still to come. */
  readonly survivors?: readonly EnemyKindId[];
  /** Where in the row the Mission goes that is asked for. */
  readonly gap?: number;
}

/** What cannot be read off the table, left out where there is nothing of it. */
interface Unseen {
  /** Who may be in the unknown rest of the Hidden deck, and of the Recruit deck: all not seen. */
  readonly hiddenMaquis?: readonly MaquisId[];
  readonly recruits?: readonly MaquisId[];
  /** The Enemies that each deck still hides, by its number. */
  readonly pools?: Readonly<Record<string, readonly EnemyKindId[]>>;
  readonly round?: RoundNotes;
  readonly asked?: AskedNotes;
  readonly ending?: Ending;
  /** The state of the generator. */
  readonly random?: readonly number[];
}

/**
 * A table as somebody reports it. It can be wrong; {@link positionFrom} says what is, or makes it a
 * position. Of the state, points, strength before the strike, Defense and whether a Mission is
 * beaten after its round follow from the rest.
 */
export interface Table {
  readonly split: Split;
  readonly reading: Reading;
  readonly state: Snapshot;
  readonly unseen?: Unseen;
}

/** Everything on a table, from which the position can be made again. */
export function tableOf(position: Position): Table {
  return {
    split: position[DRAFTED] ? 'draft' : 'random',
    reading: position[LENIENT] ? 'lenient' : 'strict',
    state: snapshotOf(position),
    unseen: {
      hiddenMaquis: maquisIn(position[REST_MAYBE]),
      recruits: maquisIn(position[RECRUIT_MAYBE]),
      pools: poolsOf(position),
      round: roundNotes(position),
      asked: askedNotes(position),
      ...(position[PHASE] === MOMENT.over ? { ending: ENDINGS[position[ENDING]] } : {}),
      random: Array.from({ length: RANDOM_WORDS }, (_, word) => position[RANDOM + word]),
    },
  };
}

function poolsOf(position: Position) {
  const numbers = Array.from({ length: position[ENEMY_NUMBER] }, (_, n) => n + 1);
  return Object.fromEntries(
    numbers
      .filter((number) => hasKinds(position, poolOf(number)))
      .map((number) => [number, listKinds(position, poolOf(number)).map(kindId)]),
  );
}

function roundNotes(position: Position): RoundNotes {
  const weakened: EnemyKindId[] = [];
  for (let left = position[WEAKENED]; left !== 0; left = withoutLowest(left)) {
    weakened.push(kindId(lowestBit(left)));
  }
  return {
    gained: position[GAINED],
    countsRevealed: position[COUNTS_REVEALED],
    countsCivilians: position[COUNTS_CIVILIANS],
    countsOthers: position[COUNTS_OTHERS],
    ignored: position[IGNORED] === 1,
    halved: position[HALVED] === 1,
    weakened,
    reveals: position[REVEALS],
    drawChange: position[DRAW_CHANGE],
    mayAct: maquisIn(position[MAY_ACT]),
  };
}

function askedNotes(position: Position): AskedNotes {
  const turned = Array.from({ length: position[TURNED_COUNT] }, (_, n) =>
    kindId(position[TURNED + n]),
  );
  const isDraft = position[ASK] === QUESTION.draft;
  return {
    doing: position[DOING],
    left: position[LEFT],
    place: position[PLACE],
    nth: position[NTH],
    user: position[USER],
    topped: position[TOPPED],
    turned,
    survivors: listKinds(position, SURVIVORS).map(kindId),
    ...(isDraft ? { pair: [maquisId(position[PAIR]), maquisId(position[PAIR + 1])] } : {}),
    ...(position[ASK] === QUESTION.mission ? { gap: rowPlaceOf(position, NO_MISSION) } : {}),
  };
}
