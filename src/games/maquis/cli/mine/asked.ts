import type { Check } from '#games/maquis/puzzles/stated-puzzle.ts';
import type { Below } from '#shared/random.ts';
import {
  type DifficultyId,
  difficultyCalled,
  FIELDS,
  GOALS,
  type LocationId,
  RESOURCES,
  SIDES,
  SPARE_ROOMS,
  TILE_IDS,
} from '../../data/index.ts';
import { outcomeOf, type Position, type Snapshot } from '../../engine/index.ts';
import type { Judged } from '../../puzzles/puzzle.ts';

type Table = Judged['table'];

/** One thing that can be asked at a moment. */
export interface Part {
  /** What it is about, the same on every board. */
  readonly name: string;
  readonly check: Check;
  /** Whether it holds at the moment of judgement; left out where only a happening on the way does. */
  readonly holds?: (now: Snapshot, position: Position) => boolean;
  /** Where only a worker who comes home from there answers it. */
  readonly home?: LocationId;
}

const MOST_OF_A_KIND = 4;
/** What may come home by two and more in a turn. */
const AT_ONCE: readonly string[] = ['food', 'money', 'intel'];

type Stand = Pick<Judged, 'mode' | 'table'>;
/** What could be asked at a table: a little more of everything than there is now. */
export const partsAt = ({ mode, table }: Stand, below: Below): readonly Part[] => [
  ...lossParts(table),
  ...goalParts(table),
  ...goodsParts(table),
  ...fieldParts(table),
  ...roomParts(table, below),
  ...trackParts(mode, table),
  ...(table.workers ?? []).map((place) => ({
    name: 'home',
    check: { 'worker-home': [place] },
    home: place,
  })),
];

/** Everything that several parts ask. */
export function together(parts: readonly Part[]): Check {
  const all: Record<string, unknown> = {};
  for (const { check } of parts) {
    for (const [name, value] of Object.entries(check)) {
      const before = all[name];
      all[name] = Array.isArray(value)
        ? [...((before as unknown[] | undefined) ?? []), ...value]
        : typeof value === 'object'
          ? { ...(before as object | undefined), ...value }
          : value;
    }
  }
  return all as Check;
}

function lossParts({ arrested = 0 }: Table): Part[] {
  const atMost = (most: number) => (now: Snapshot) => now.arrested <= arrested + most;
  return [
    { name: 'nobody-arrested', check: { 'nobody-arrested': true }, holds: atMost(0) },
    { name: 'arrests 1', check: { 'arrests-at-most': 1 }, holds: atMost(1) },
  ];
}

function goalParts(table: Table): Part[] {
  return SIDES.flatMap((side): Part[] => {
    const goal = GOALS.find(({ id }) => id === table.goals[side]);
    const { successes = 0, complete = false } = table[side] ?? {};
    if (!goal || complete) return [];
    const next = successes + 1;
    return [
      ...(next <= goal.successes.length
        ? [
            {
              name: `success ${goal.id}`,
              check: { successes: { [side]: next } },
              holds: (now: Snapshot) => now.goals[side].successes >= next,
            },
          ]
        : []),
      {
        name: `complete ${goal.id}`,
        check: { 'goal-complete': [side] },
        holds: (now) => now.goals[side].complete,
      },
    ];
  });
}

const goodsParts = ({ hand = {} }: Table): Part[] =>
  RESOURCES.flatMap((kind) => {
    const now = hand[kind] ?? 0;
    return [now + 1, ...(AT_ONCE.includes(kind) ? [now + 2] : [])]
      .filter((least) => least <= MOST_OF_A_KIND)
      .map((least) => ({
        name: `${kind} +${least - now}`,
        check: { hand: { [kind]: least } },
        holds: (at: Snapshot) => at.hand[kind] >= least,
      }));
  });

/** Each kind as an airdrop brings it, on a field that is empty. */
const fieldParts = ({ airdrops = {} }: Table): Part[] =>
  FIELDS.filter((field) => !airdrops[field]).flatMap((field) =>
    (['food', 'money', 'weapon'] as const).map((kind) => {
      const least = kind === 'food' ? 3 : 1;
      return {
        name: `drop ${kind}`,
        check: { airdrops: { [field]: { [kind]: least } } },
        holds: (now: Snapshot) => (now.airdrops[field]?.[kind] ?? 0) >= least,
      };
    }),
  );

/** One tile that is not laid yet in each room that is empty. */
function roomParts({ rooms = {}, hand = {} }: Table, below: Below): Part[] {
  if ((hand.money ?? 0) < 1) return [];
  const laid = Object.values(rooms);
  const left = TILE_IDS.filter((tile) => !laid.includes(tile));
  return SPARE_ROOMS.filter((room) => !rooms[room]).map((room) => {
    const tile = left[below(left.length)];
    return {
      name: `room ${tile}`,
      check: { tile: { [room]: tile } },
      holds: (now) => now.rooms[room] === tile,
    };
  });
}

function trackParts(
  mode: DifficultyId,
  { morale = 6, cafe, arrested = 0, day = 0 }: Table,
): Part[] {
  const { workers, recruits, lastDay } = difficultyCalled(mode);
  const atLarge = workers + recruits - (cafe ?? recruits) - arrested + 1;
  const moraleFrom = (least: number): Part => ({
    name: `morale +${least - morale}`,
    check: { 'morale-at-least': least },
    holds: (now) => now.morale >= least,
  });
  return [
    ...(morale < 7 ? [moraleFrom(morale + 1)] : []),
    moraleFrom(morale),
    {
      name: 'recruit',
      check: { 'workers-at-least': atLarge },
      holds: ({ safeHouse, workers: out }) => safeHouse + out.length >= atLarge,
    },
    ...(day >= lastDay - 3
      ? [
          {
            name: 'win',
            check: { result: 'win' as const },
            holds: (_: Snapshot, position: Position) => outcomeOf(position)?.result === 'win',
          },
        ]
      : []),
  ];
}
