import {
  EXIT_ROADS,
  type ExitId,
  LOCATIONS,
  type LocationId,
  ROADS,
} from '#games/maquis/data/index.ts';
import { REDRAWN_PLACES } from '#games/maquis/data/redrawn-places.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import {
  box,
  crossed,
  disc,
  line,
  linesOf,
  paragraph,
  type Shape,
  word,
} from '#rulebook/picture/scene.ts';

/*
 * The town, pawns and tracks of Maquis as our pictures draw them.
 */

const TOWN_WIDTH = 340;
const TOWN_HEIGHT = 290;

/** Where a place is drawn, in percent of the town; an exit lies straight above its place. */
function spotOf(id: LocationId): readonly [x: number, y: number] {
  if (id in REDRAWN_PLACES) return REDRAWN_PLACES[id as keyof typeof REDRAWN_PLACES];
  const road = EXIT_ROADS.find(({ between }) => between.includes(id));
  const place = road?.between.find((end) => end !== id) as keyof typeof REDRAWN_PLACES;
  return [REDRAWN_PLACES[place][0], -2];
}

/** Where a place is drawn in a scene whose town begins at this height. */
export function at(id: LocationId, top: number): readonly [x: number, y: number] {
  const [x, y] = spotOf(id);
  return [10 + (x / 100) * TOWN_WIDTH, top + (y / 100) * TOWN_HEIGHT];
}

const between = (a: LocationId, b: LocationId, top: number): string =>
  `M${at(a, top).map(Math.round).join(' ')}L${at(b, top).map(Math.round).join(' ')}`;

/** A way along places, each joined to the next by a road. */
export const along = (ids: readonly LocationId[], top: number): Shape =>
  line(
    ids
      .map((id, index) => `${index === 0 ? 'M' : 'L'}${at(id, top).map(Math.round).join(' ')}`)
      .join(''),
    'way',
  );

interface Town {
  readonly top: number;
  /** The places that are named. */
  readonly named: readonly LocationId[];
  readonly exits?: boolean;
}

/** The town: roads, places, and the names of some of them. */
export function town({ top, named, exits = false }: Town): readonly Shape[] {
  const places = LOCATIONS.filter(({ kind }) => kind !== 'exit');
  return [
    ...ROADS.map(({ between: [a, b] }) => line(between(a, b, top), 'road')),
    ...(exits ? EXIT_ROADS.map(({ between: [a, b] }) => line(between(a, b, top), 'road')) : []),
    ...places.map(({ id, kind }) => {
      const [x, y] = at(id, top);
      return disc(x, y, 14, kind === 'field' ? 'green' : kind === 'home' ? 'soft' : 'sheet');
    }),
    ...named.flatMap((id) => {
      const [x, y] = at(id, top);
      return linesOf(LOCATION_NAMES[id](), 76).map((text, index) =>
        word(x, y + 26 + index * 12, text, 80, { over: true }),
      );
    }),
  ];
}

/** A road that nobody can use: a cross on the middle of it. */
export function closedRoad(a: LocationId, b: LocationId, top: number): Shape {
  const [ax, ay] = at(a, top);
  const [bx, by] = at(b, top);
  return crossed((ax + bx) / 2 - 9, (ay + by) / 2 - 9, 18, 18);
}

/** A place that nobody can use. */
export function closedPlace(id: LocationId, top: number): Shape {
  const [x, y] = at(id, top);
  return crossed(x - 12, y - 12, 24, 24);
}

/** A mission card at the end of its road, named where it is the one the picture is about. */
export function exitCard(id: ExitId, top: number, isNamed: boolean): readonly Shape[] {
  const [x, y] = at(id, top);
  return [
    box(x - 26, y - 16, 52, 32, 'sheet'),
    ...(isNamed ? paragraph(x, y + 4, m.maquis_picture_mission(), 50) : []),
  ];
}

/** A worker is round, a policeman square; each also has its letter. */
export const pawn = (x: number, y: number, who: 'worker' | 'police'): readonly Shape[] =>
  who === 'worker'
    ? [disc(x, y, 10, 'mine'), word(x, y + 4, m.maquis_pawn_letter_worker(), 16, { light: true })]
    : [
        box(x - 10, y - 10, 20, 20, 'blue'),
        word(x, y + 4, m.maquis_pawn_letter_police(), 16, { light: true }),
      ];

/** One track: its spaces in a row, with the marker on one of them. */
export function track(
  x: number,
  y: number,
  spaces: readonly string[],
  begin: number,
  shaded: readonly number[],
  width: number,
): readonly Shape[] {
  return spaces.flatMap((name, index) => [
    box(x + index * width, y, width - 2, 18, shaded.includes(index) ? 'soft' : 'sheet'),
    ...(index === begin ? [box(x + index * width - 1, y - 1, width, 20, 'chosen')] : []),
    word(x + index * width + width / 2 - 1, y + 13, name, width),
  ]);
}

/** An action as tiles and places print it: cost, arrow, reward. */
export const action = (x: number, y: number, cost: string, gain: string): readonly Shape[] => [
  word(x - 34, y + 4, cost, 40, { size: 13 }),
  line(`M${x - 14} ${y}h26m-8-6 8 6-8 6`, 'road'),
  word(x + 34, y + 4, gain, 40, { size: 13 }),
];
