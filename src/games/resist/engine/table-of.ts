import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { RANDOM_WORDS } from '#shared/random.ts';
import { ENDINGS, type EnemyKindId } from '../data/index.ts';
import { hasKinds, listKinds } from './enemy-counts.ts';
import { poolOf } from './enemy-deck.ts';
import { kindId, maquisId, maquisIn } from './names.ts';
import {
  ASK,
  ASK_DRAFT,
  ASK_MISSION,
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
  NO_MISSION,
  NTH,
  OVER,
  PAIR,
  PHASE,
  PLACE,
  type Position,
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
import { snapshotOf } from './snapshot.ts';
import type { AskedNotes, RoundNotes, Table } from './table.ts';

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
      ...(position[PHASE] === OVER ? { ending: ENDINGS[position[ENDING]] } : {}),
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
  const isDraft = position[ASK] === ASK_DRAFT;
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
    ...(position[ASK] === ASK_MISSION ? { gap: rowPlaceOf(position, NO_MISSION) } : {}),
  };
}
