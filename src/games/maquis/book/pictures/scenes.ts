import {
  DIFFICULTIES,
  GOALS,
  type Goods,
  type LocationId,
  MORALE_TRACK,
  PATROL_CARDS,
  RESOURCES,
  SOLDIER_TRACK,
  TILES,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '#games/maquis/data/index.ts';
import { GOAL_NAMES, LOCATION_NAMES, TILE_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { draw, type Scene, type Shape } from '#rulebook/picture/scene.ts';
import { HEART } from '../kit/icons.ts';
import { MISSION_SCENES } from './mission-scenes.ts';
import { action, at, good, pawn, town } from './parts.ts';

const normal = DIFFICULTIES.find(({ id }) => id === 'normal');

/** The board set up for a Normal game. */
function table(): Scene {
  const top = 122;
  const [homeX, homeY] = at('safe-house', top);
  const [cafeX, cafeY] = at('cafe', top);
  const turns = Array.from({ length: TURN_TRACK.end - 1 }, (_, index) => String(index + 1));
  const morale = Array.from({ length: MORALE_TRACK.max + 1 }, (_, index) =>
    String(MORALE_TRACK.max - index),
  );
  const soldiers = Array.from({ length: SOLDIER_TRACK.max + 1 }, (_, index) => String(index));
  return {
    width: 360,
    height: 486,
    shapes: [
      draw.word(10, 22, m.maquis_track_start(), 36, { start: true }),
      ...track(28, 28, ['', ...turns, ''], 0, TURN_TRACK.losses, 20),
      draw.word(338, 22, m.maquis_track_end(), 36, { start: false }),
      draw.mark(2, 14, 37),
      ...track(28, 56, morale, MORALE_TRACK.max - MORALE_TRACK.start, [], 20),
      draw.mark(3, 14, 65),
      ...track(226, 56, soldiers, SOLDIER_TRACK.start, [], 20),
      draw.mark(4, 212, 65),
      ...town({ top, named: ['safe-house', 'cafe', 'field-west', 'field-east'], exits: true }),
      ...(['fence', 'pont-du-nord'] as const).flatMap((id) => {
        const [x] = at(id, top);
        return [
          draw.box(x - 37, 80, 74, 36, 'sheet'),
          draw.word(x, 94, GOAL_NAMES[id === 'fence' ? 'sabotage' : 'aid-the-spy'](), 72),
          ...Array.from({ length: id === 'fence' ? 3 : 2 }, (_, index) =>
            draw.disc(x - (id === 'fence' ? 18 : 9) + index * 18, 106, 6, 'empty'),
          ),
        ];
      }),
      draw.mark(8, at('fence', top)[0] - 40, 86),
      ...Array.from({ length: normal?.workers ?? 0 }, (_, index) =>
        pawn(homeX - 23 + index * 23, homeY - 6, 'worker'),
      ).flat(),
      draw.mark(6, homeX + 38, homeY - 20),
      ...Array.from({ length: normal?.recruits ?? 0 }, (_, index) =>
        pawn(cafeX - 44 + index * 23, cafeY - 22, 'worker'),
      ).flat(),
      draw.mark(7, cafeX - 62, cafeY - 34),
      draw.box(13, 433, 34, 46, 'back'),
      draw.box(10, 430, 34, 46, 'back'),
      draw.word(27, 457, PATROL_CARDS.length, 30, { light: true }),
      draw.box(52, 430, 34, 46, 'empty'),
      draw.mark(1, 12, 428),
      ...RESOURCES.flatMap((kind, index) => {
        const x = 118 + (index % 3) * 42;
        const y = 442 + Math.floor(index / 3) * 26;
        return [...good(x, y, kind), draw.word(x + 21, y + 4, `×${TOKENS_OF_A_KIND}`, 20)];
      }),
      draw.mark(5, 102, 426),
      ...TILES.flatMap((tile, index) =>
        room(248 + (index % 3) * 36, 430 + Math.floor(index / 3) * 26, tile),
      ),
      draw.mark(9, 244, 426),
    ],
  };
}

/** What a success costs, which is nothing or one kind of goods. */
function costOf(x: number, y: number, cost: Goods): readonly Shape[] {
  const kind = RESOURCES.find((one) => cost[one]);
  return kind ? good(x, y, kind) : [draw.word(x, y + 4, 0, 16)];
}

/** A patrol card, a goal card and a room tile with their parts. */
function cards(): Scene {
  const card = PATROL_CARDS.find(({ number }) => number === 9) ?? PATROL_CARDS[0];
  const goal = GOALS.find(({ id }) => id === 'sabotage');
  const circles = goal && 'successes' in goal ? goal.successes : [];
  return {
    width: 354,
    height: 118,
    shapes: [
      draw.box(12, 20, 112, 84, 'sheet'),
      ...(card?.places ?? []).flatMap((place, index) => [
        draw.word(20, 42 + index * 24, index + 1, 12, { start: true }),
        draw.word(33, 42 + index * 24, LOCATION_NAMES[place](), 82, { start: true }),
      ]),
      draw.mark(1, 12, 22),
      draw.box(132, 20, 104, 84, 'sheet'),
      ...draw.paragraph(184, 38, GOAL_NAMES.sabotage(), 98),
      ...circles.flatMap((success, index) => [
        draw.disc(154 + index * 30, 62, 11, 'empty'),
        draw.word(154 + index * 30, 66, 'circle' in success ? (success.circle ?? '') : '', 16),
        ...costOf(154 + index * 30, 89, success.cost),
      ]),
      draw.mark(2, 132, 22),
      draw.mark(3, 132, 88),
      draw.box(250, 20, 98, 84, 'sheet'),
      ...draw.paragraph(299, 38, TILE_NAMES['chemists-lab'](), 92),
      ...action(299, 80, 'medicine', 'explosives'),
      draw.mark(4, 250, 22),
    ],
  };
}

/** The turn played through: where the workers go, and the cards drawn after each. */
const WORKERS = ['grocer', 'doctor', 'radio-b'] as const satisfies readonly LocationId[];
const DRAWN = [9, 3, 8] as const;

/** Where the patrols of those cards stand: each on the first place without a pawn. */
function patrols(count: number = DRAWN.length): readonly LocationId[] {
  const police: LocationId[] = [];
  for (const [index, number] of DRAWN.slice(0, count).entries()) {
    const taken: readonly LocationId[] = [...WORKERS.slice(0, index + 1), ...police];
    const place = PATROL_CARDS.find((card) => card.number === number)?.places.find(
      (id) => !taken.includes(id),
    );
    if (!place) throw new Error(`Card ${number} finds no place.`);
    police.push(place);
  }
  return police;
}

interface Moment {
  readonly workers: readonly LocationId[];
  readonly police: readonly LocationId[];
  readonly ways?: readonly (readonly LocationId[])[];
  readonly lost?: LocationId;
  readonly home?: number;
  readonly named: readonly LocationId[];
}

/** A moment of that turn, on the board. */
function moment({ workers, police, ways = [], lost, home = 0, named }: Moment): Scene {
  const top = 6;
  const [homeX, homeY] = at('safe-house', top);
  return {
    width: 360,
    height: 318,
    shapes: [
      ...town({ top, named: [...named, 'safe-house'] }),
      ...ways.map((way) => along(way, top)),
      ...workers.flatMap((id) => pawn(...at(id, top), 'worker')),
      ...police.flatMap((id) => pawn(...at(id, top), 'police')),
      ...(lost
        ? [draw.line(`M${at(lost, top)[0] - 12} ${at(lost, top)[1] - 12}l24 24m0-24-24 24`, 'lost')]
        : []),
      ...Array.from({ length: home }, (_, index) =>
        pawn(homeX - 12 + index * 24, homeY - 4, 'worker'),
      ).flat(),
    ],
  };
}

/** Upkeep: the marker moves from START to 1. */
function upkeep(): Scene {
  const spaces = ['', '1', '2', '3', '4', '5', '6'];
  return {
    width: 300,
    height: 60,
    shapes: [
      draw.word(18, 18, m.maquis_track_start(), 60, { start: true }),
      ...track(18, 26, spaces, 1, TURN_TRACK.losses, 38),
      draw.line('M36 54h32m-7-5 7 5-7 5', 'road'),
    ],
  };
}

/** The moments that are drawn, those of that turn first. */
export const MOMENTS = {
  'turn-first': { workers: ['grocer'], police: [], home: 2, named: ['grocer'] },
  'turn-card': {
    workers: ['grocer'],
    police: patrols(1),
    home: 2,
    named: ['grocer', 'pont-du-nord'],
  },
  'turn-placed': {
    workers: WORKERS,
    police: patrols(),
    named: ['doctor', 'pont-leveque', 'radio-b', 'fence'],
  },
  'turn-home': {
    workers: ['doctor'],
    police: patrols(),
    ways: [['radio-b', 'black-market', 'grocer', 'safe-house']],
    home: 2,
    named: ['grocer', 'radio-b', 'black-market'],
  },
  'turn-arrest': {
    workers: ['doctor'],
    police: patrols(),
    lost: 'doctor',
    home: 2,
    named: ['doctor', 'pont-leveque', 'fence'],
  },
  /** The long way round from the Doctor, where police on Pont Leveque close the short one. */
  'way-home': {
    workers: ['doctor'],
    police: ['pont-leveque'],
    ways: [
      ['doctor', 'rue-baradat', 'fence', 'poor-district', 'black-market', 'grocer', 'safe-house'],
    ],
    named: ['doctor', 'pont-leveque', 'grocer'],
  },
} as const satisfies Readonly<Record<string, Moment>>;

/** Every scene of Maquis by the name a chapter calls it by. */
export const SCENES = {
  table,
  cards,
  'turn-first': () => moment(MOMENTS['turn-first']),
  'turn-card': () => moment(MOMENTS['turn-card']),
  'turn-placed': () => moment(MOMENTS['turn-placed']),
  'turn-home': () => moment(MOMENTS['turn-home']),
  'turn-arrest': () => moment(MOMENTS['turn-arrest']),
  'turn-upkeep': upkeep,
  'way-home': () => moment(MOMENTS['way-home']),
  ...MISSION_SCENES,
} as const satisfies Readonly<Record<string, () => Scene>>;

/** A way along places, each joined to the next by a road. */
const along = (ids: readonly LocationId[], top: number): Shape =>
  draw.line(
    ids
      .map((id, index) => `${index === 0 ? 'M' : 'L'}${at(id, top).map(Math.round).join(' ')}`)
      .join(''),
    'way',
  );

/** A room tile by what it gives: goods, morale, or a way home. */
function room(x: number, y: number, { actions, isHome }: (typeof TILES)[number]): readonly Shape[] {
  const given = RESOURCES.find((kind) => actions.some(({ gain }) => gain[kind]));
  return [
    draw.box(x, y, 32, 22, 'sheet'),
    ...(given ? good(x + 16, y + 11, given, 0.7) : []),
    ...(given || isHome ? [] : [draw.line(HEART, 'mine', [x + 16, y + 11, 0.8])]),
    ...(isHome ? [draw.line('M-9 8V-1L0-8L9-1V8Z', 'mine', [x + 16, y + 11, 0.9])] : []),
  ];
}

/** One track: its spaces in a row, with the marker on one of them. */
function track(
  x: number,
  y: number,
  spaces: readonly string[],
  begin: number,
  shaded: readonly number[],
  width: number,
): readonly Shape[] {
  return spaces.flatMap((name, index) => [
    draw.box(x + index * width, y, width - 2, 18, shaded.includes(index) ? 'soft' : 'sheet'),
    ...(index === begin ? [draw.box(x + index * width - 1, y - 1, width, 20, 'chosen')] : []),
    draw.word(x + index * width + width / 2 - 1, y + 13, name, width),
  ]);
}
