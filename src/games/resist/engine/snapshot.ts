import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import {
  ENEMY_KINDS,
  type EnemyKindId,
  type MaquisId,
  MISSION_IDS,
  type MissionId,
} from '../data/index.ts';
import { HIDDEN } from './cards.ts';
import { deckLookedAt } from './drawing.ts';
import { downAt, kindSet, listKinds, upAt } from './enemy-deck.ts';
import type { CardId } from './event.ts';
import { cardId, cardsIn, kindId, maquisId, maquisIn } from './names.ts';
import {
  ASK,
  ASKS,
  type AskId,
  BEATEN,
  DEFEATED,
  DEFEATED_COUNT,
  DISCARD,
  DISCARD_SPIES,
  DOWN_AT,
  ENEMY_DISCARD,
  ENEMY_NUMBER,
  ENEMY_REST,
  ENEMY_TOP,
  ENEMY_TOP_COUNT,
  FAILED,
  FAILED_PLACES,
  GRAVEYARD,
  GRAVEYARD_COUNT,
  HAND,
  HAND_SPIES,
  LOOKED,
  LOOKED_COUNT,
  MISSIONS_LEFT,
  MOMENT,
  NO_MISSION,
  NOWHERE,
  PHASE,
  PHASES,
  type PhaseId,
  PLAYED,
  PLAYED_COUNT,
  POINTS,
  type Position,
  RECRUIT_BOTTOM,
  RECRUIT_BOTTOM_COUNT,
  RECRUIT_REST,
  RECRUIT_TOP,
  RECRUIT_TOP_COUNT,
  REMOVED,
  REMOVED_SPIES,
  REST,
  REST_SPIES,
  REVEALED_PILE,
  ROUND,
  ROW,
  ROW_PLACES,
  STRENGTH,
  SUPPLY,
  TARGET,
  TOP,
  TOP_COUNT,
  UNKNOWN,
} from './position.ts';
import { currentDefense, missionDefense, strengthNow } from './strength.ts';

interface RowPlace {
  readonly mission: MissionId;
  readonly failed: boolean;
  /** In table order. */
  readonly up: readonly EnemyKindId[];
  /** Oldest first: a kind where it is known, else the number of the deck it came from. */
  readonly down: readonly (EnemyKindId | number)[];
}

/** What lies on a table at one moment, in the words of the record. */
export interface Snapshot {
  readonly phase: PhaseId;
  readonly ask: AskId;
  /** 0 in the set-up, then the number of PLANs begun. */
  readonly round: number;
  readonly failed: number;
  readonly points: number;
  /** The numbers drawn, in their order; without the 0, which goes back. */
  readonly graveyard: readonly number[];
  readonly hand: readonly CardId[];
  /** In play, in the order played. */
  readonly hidden: readonly MaquisId[];
  readonly revealed: readonly MaquisId[];
  /** `top`: known cards, the topmost first; `unknown`: how many lie under them, `spies` of them Spies. */
  readonly hiddenDeck: {
    readonly top: readonly CardId[];
    readonly unknown: number;
    readonly spies: number;
  };
  readonly hiddenDiscard: readonly CardId[];
  /** `bottom`: known cards, the uppermost first. */
  readonly recruitDeck: {
    readonly top: readonly MaquisId[];
    readonly unknown: number;
    readonly bottom: readonly MaquisId[];
  };
  readonly revealedPile: readonly MaquisId[];
  readonly spySupply: number;
  readonly removed: readonly CardId[];
  /** Cards looked at and not yet put anywhere. */
  readonly looked: readonly (CardId | EnemyKindId)[];
  readonly row: readonly RowPlace[];
  /** Cards left, counting the one that is asked for. */
  readonly missionDeck: number;
  readonly defeated: readonly MissionId[];
  readonly enemyDeck: {
    readonly number: number;
    readonly top: readonly EnemyKindId[];
    readonly unknown: number;
  };
  readonly enemyDiscard: readonly EnemyKindId[];
  /** The Mission chosen, until AFTERMATH has judged it. */
  readonly target: MissionId | null;
  readonly beaten: boolean;
  /** What it would be if counted now; from the strike on, what is left of it. */
  readonly strength: number;
  /** The current Defense of each kind at the target, and of the Mission while it stands. */
  readonly defense: Readonly<Partial<Record<EnemyKindId | 'mission', number>>> | null;
}

export function snapshotOf(position: Position): Snapshot {
  return {
    phase: PHASES[position[PHASE]],
    ask: ASKS[position[ASK]],
    round: position[ROUND],
    failed: position[FAILED],
    points: position[POINTS],
    graveyard: times(position[GRAVEYARD_COUNT], (n) => (position[GRAVEYARD] >>> (2 * n)) & 3),
    hand: cardsIn(position[HAND], position[HAND_SPIES]),
    hidden: playedOn(position, HIDDEN),
    revealed: playedOn(position, 1),
    hiddenDeck: {
      top: topmostFirst(position, TOP, TOP_COUNT).map(cardId),
      unknown: position[REST],
      spies: position[REST_SPIES],
    },
    hiddenDiscard: cardsIn(position[DISCARD], position[DISCARD_SPIES]),
    recruitDeck: {
      top: topmostFirst(position, RECRUIT_TOP, RECRUIT_TOP_COUNT).map(maquisId),
      unknown: position[RECRUIT_REST],
      bottom: times(position[RECRUIT_BOTTOM_COUNT], (n) => maquisId(position[RECRUIT_BOTTOM + n])),
    },
    revealedPile: maquisIn(position[REVEALED_PILE]),
    spySupply: position[SUPPLY],
    removed: cardsIn(position[REMOVED], position[REMOVED_SPIES]),
    looked: times(position[LOOKED_COUNT], (n) =>
      deckLookedAt(position) === 'enemies'
        ? kindId(position[LOOKED + n])
        : cardId(position[LOOKED + n]),
    ),
    row: rowOf(position),
    missionDeck: position[MISSIONS_LEFT],
    defeated: times(position[DEFEATED_COUNT], (n) => MISSION_IDS[position[DEFEATED + n]]),
    enemyDeck: {
      number: position[ENEMY_NUMBER],
      top: topmostFirst(position, ENEMY_TOP, ENEMY_TOP_COUNT).map(kindId),
      unknown: position[ENEMY_REST],
    },
    enemyDiscard: listKinds(position, ENEMY_DISCARD).map(kindId),
    target: position[TARGET] === NOWHERE ? null : MISSION_IDS[position[ROW + position[TARGET]]],
    beaten: position[BEATEN] === 1,
    strength: strengthOf(position),
    defense: position[TARGET] === NOWHERE ? null : defensesOf(position),
  };
}

const times = <T>(count: number, of: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => of(n));

const topmostFirst = (position: Position, list: number, length: number): number[] =>
  times(position[length], (n) => position[list + position[length] - 1 - n]);

const playedOn = (position: Position, side: number): MaquisId[] =>
  times(position[PLAYED_COUNT], (n) => position[PLAYED + n])
    .filter((played) => (played & 1) === side)
    .map((played) => maquisId(played >> 1));

function rowOf(position: Position): RowPlace[] {
  return times(ROW_PLACES, (place) => place)
    .filter((place) => position[ROW + place] !== NO_MISSION)
    .map((place) => ({
      mission: MISSION_IDS[position[ROW + place]],
      failed: (position[FAILED_PLACES] & (1 << place)) !== 0,
      up: listKinds(position, upAt(place)).map(kindId),
      down: times(position[DOWN_AT + place], (n) => {
        const down = downAt(position, place, n);
        return down >= UNKNOWN ? down - UNKNOWN : kindId(down);
      }),
    }));
}

/** resist.strength: counted as if it were the strike, while cards are still played. */
function strengthOf(position: Position): number {
  const phase = position[PHASE];
  if (phase === MOMENT.plan || phase === MOMENT.attack) return strengthNow(position);
  return phase === MOMENT.strike ? position[STRENGTH] : 0;
}

function defensesOf(position: Position): Snapshot['defense'] {
  const defenses: Partial<Record<EnemyKindId | 'mission', number>> = {};
  for (
    let left = kindSet(position, upAt(position[TARGET]));
    left !== 0;
    left = withoutLowest(left)
  ) {
    defenses[ENEMY_KINDS[lowestBit(left)].id] = currentDefense(position, lowestBit(left));
  }
  if (!position[BEATEN]) defenses.mission = missionDefense(position);
  return defenses;
}
