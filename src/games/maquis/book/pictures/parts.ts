import {
  EXIT_ROADS,
  LOCATIONS,
  type LocationId,
  type RESOURCES,
  ROADS,
} from '#games/maquis/data/index.ts';
import { REDRAWN_PLACES } from '#games/maquis/data/redrawn-places.ts';
import { LOCATION_NAMES, RESOURCE_LETTERS } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { draw, linesOf, type Shape } from '#rulebook/picture/scene.ts';
import { BUSTS, GOODS } from '../kit/icons.ts';

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
    ...ROADS.map(({ between: [a, b] }) => draw.line(between(a, b, top), 'road')),
    ...(exits
      ? EXIT_ROADS.map(({ between: [a, b] }) => draw.line(between(a, b, top), 'road'))
      : []),
    ...places.map(({ id, kind }) => {
      const [x, y] = at(id, top);
      return draw.disc(x, y, 14, kind === 'field' ? 'green' : kind === 'home' ? 'soft' : 'sheet');
    }),
    ...named.flatMap((id) => {
      const [x, y] = at(id, top);
      return linesOf(LOCATION_NAMES[id](), 76).map((text, index) =>
        draw.word(x, y + 26 + index * 12, text, 80, { over: true }),
      );
    }),
  ];
}

/** A worker or a policeman, each with its own outline and letter. */
export function pawn(x: number, y: number, who: 'worker' | 'police'): readonly Shape[] {
  const letter = who === 'worker' ? m.maquis_pawn_letter_worker() : m.maquis_pawn_letter_police();
  return [
    ...BUSTS[who].map((d) => draw.line(d, who === 'worker' ? 'mine' : 'blue', [x, y, 0.8])),
    draw.word(x, y + 11, letter, 16, { light: true }),
  ];
}

/** The goods of the free edition. */
type Good = (typeof RESOURCES)[number];

/** One of the goods: its outline and its letter, which only a large one has room for. */
export function good(x: number, y: number, kind: Good, scale = 0.9): readonly Shape[] {
  const drawn = GOODS[kind];
  if (!drawn) return [];
  const { outline, detail, letterAt } = drawn;
  return [
    draw.line(outline, kind, [x, y, scale]),
    ...(detail ? [draw.line(detail, 'explosives', [x, y, scale])] : []),
    ...(scale < 0.9
      ? []
      : [draw.word(x, y + letterAt * scale, RESOURCE_LETTERS[kind](), 16, { on: kind })]),
  ];
}

/** An action as tiles and places print it: cost, arrow, reward. */
export const action = (x: number, y: number, cost: Good, gain: Good): readonly Shape[] => [
  ...good(x - 32, y, cost),
  draw.line(`M${x - 14} ${y}h26m-8-6 8 6-8 6`, 'road'),
  ...good(x + 32, y, gain),
];
