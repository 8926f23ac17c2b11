import { RESOURCES } from '#games/maquis/data/index.ts';
import { LOCATION_NAMES, RESOURCE_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { EMPTY_ROOM, FARM, SHOPS } from './houses.ts';
import { offerOf, signRow } from './icons.ts';
import { scenery } from './scenery.ts';
import { CARD, PAWN, PLACE_RADIUS } from './sizes.ts';
import { STREETS_DRAWN } from './streets.ts';
import { svg } from './svg.ts';
import {
  crossing,
  FRAME,
  PLACES,
  RIVER,
  RIVER_WIDTH,
  STREETS,
  smooth,
  spotInKit,
  type TownPlace,
} from './town.ts';
import { keysBelow, moraleTrack, soldierTrack, turnTrack } from './tracks.ts';

const DRAWINGS: Readonly<Partial<Record<TownPlace, string>>> = { ...SHOPS, ...STREETS_DRAWN };

/** The vignette of every place in its disc, to be used on the board and on the cards. */
export const PLACES_DRAWN: string = Object.entries(DRAWINGS)
  .map(([id, drawing]) =>
    svg.define(`at-${id}`, svg.group(drawing, 0, 0, 1, 'clip-path="url(#kit-disc)"')),
  )
  .join('');

const plate = (y: number, h: number, w = 32): string => svg.rect('plate', -w / 2, y, w, h, 1.4);

/** A name on its plate. */
const nameOf = ({ id, kind }: (typeof PLACES)[number]): string => {
  if (kind === 'field') return m.maquis_place_plate_field();
  if (kind === 'room') return m.maquis_place_plate_room();
  return LOCATION_NAMES[id]();
};

function disc(place: (typeof PLACES)[number]): string {
  const signs = offerOf(place.actions);
  const high = signs.length > 0 ? 10.5 : 6.2;
  const top = signs.length > 0 ? 9 : 10.6;
  return [
    svg.circle('halo', 0, 0, PLACE_RADIUS + 0.9),
    svg.use(`at-${place.id}`),
    svg.circle(place.kind === 'field' ? 'rim dashed' : 'rim', 0, 0, PLACE_RADIUS),
    plate(top, high),
    svg.text(0, top + 4.2, nameOf(place), { size: 3.5, face: 't', room: 30 }),
    signs.length > 0 ? signRow(signs, 0, top + 7.4, 4.5, 29) : '',
  ].join('');
}

function room(place: (typeof PLACES)[number]): string {
  return [
    svg.rect('room', -15, -15, 30, 30),
    svg.group(EMPTY_ROOM, -15, -15, 1),
    svg.rect('dash', -15, -15, 30, 30),
    svg.rect('plate', -14.2, 4.2, 28.4, 10.2, 1.4),
    svg.text(0, 8.3, nameOf(place), { size: 3.5, face: 't', room: 26 }),
    signRow(offerOf(place.actions), 0, 11.5, 4.4, 26),
  ].join('');
}

const wait = (x: number, y: number): string => svg.rect('wait', x, y, PAWN.w, PAWN.base, 1);

function home(place: (typeof PLACES)[number]): string {
  return [
    FARM,
    [-25, -12.3, 0.4, 13.1].map((x) => wait(x, -4.9)).join(''),
    svg.rect('plate', -11.5, 7.6, 36.5, 6.2, 1.4),
    wait(-25, 5.4),
    svg.text(6.8, 12, nameOf(place), { size: 3.8, face: 't', room: 34 }),
    svg.path('bold', 'M-28 15.8H28'),
  ].join('');
}

const places = (): string =>
  PLACES.map((place) => {
    const drawn =
      place.kind === 'room' ? room(place) : place.kind === 'home' ? home(place) : disc(place);
    return svg.group(drawn, place.spot[0], place.spot[1], 1, `data-place="${place.id}"`);
  }).join('');

const RIVER_LAYERS = ['bank', 'shore', 'water', 'wave-1', 'still-1', 'wave-2', 'still-2'];

const river = (): string =>
  RIVER_LAYERS.map((layer) => svg.path(`river ${layer}`, smooth(RIVER))).join('');

/** Where the two goal cards lie against the edge. */
const goalPlaces = (): string =>
  (['west-exit', 'east-exit'] as const)
    .map((exit) => {
      const [x] = spotInKit(exit);
      const half = CARD.w / 2;
      return (
        svg.path('bold', `M${x - half} 6V2H${x - half + 5}M${x + half} 6V2H${x + half - 5}`) +
        svg.text(x + half - 1.6, 5.2, m.maquis_kit_goal_here(), { size: 2.4, look: 'r', room: 15 })
      );
    })
    .join('');

const cartouche = (): string =>
  svg.rect('plate', 23, 4, 36, 15, 1.6) +
  svg.rect('hairline', 24, 5, 34, 13, 1) +
  svg.text(41, 11.8, m.maquis_name().toUpperCase(), { size: 6.4, face: 't', room: 31 }) +
  svg.text(41, 15.6, m.maquis_kit_motto(), { size: 2.3, room: 31 });

const compass = (): string =>
  svg.group(
    svg.circle('halo', 0, 0, 5) +
      svg.circle('ink', 0, 0, 4.4) +
      svg.path(
        'dk',
        'M0-6.4L1.3-1.3L0 0ZM6.4 0L1.3 1.3L0 0ZM0 6.4L-1.3 1.3L0 0ZM-6.4 0L-1.3-1.3L0 0Z',
      ) +
      svg.path(
        'wh',
        'M0-6.4L-1.3-1.3L0 0ZM6.4 0L1.3-1.3L0 0ZM0 6.4L1.3 1.3L0 0ZM-6.4 0L-1.3 1.3L0 0Z',
      ),
    237,
    138,
  );

const recruits = (): string =>
  [132.5, 152].map((y) => wait(104.5, y)).join('') +
  svg.text(110.5, 165.4, m.maquis_kit_recruits(), { size: 2.3, room: 15 });

const key = (): string =>
  svg.group(
    keysBelow([
      {
        title: m.maquis_kit_key_arrested(),
        signs: [
          ['arrow-red', 0.19, m.maquis_kit_key_kept()],
          ['arrow-white', 0.19, m.maquis_kit_key_lost()],
          ['arrow-yellow', 0.19, m.maquis_kit_key_fired()],
        ],
      },
      {
        title: m.maquis_kit_key_days(),
        signs: [
          ['morale-down', 0.17, m.maquis_kit_key_loss()],
          ['star', 0.17, m.maquis_kit_key_hard()],
          ['train', 0.17, m.maquis_kit_key_train()],
          ['flag', 0.17, m.maquis_kit_key_end()],
        ],
      },
    ]),
    0,
    103,
  );

const goodsKey = (): string =>
  svg.group(
    keysBelow([
      {
        title: m.maquis_kit_key_goods(),
        signs: RESOURCES.map((kind) => [kind, 0.2, RESOURCE_NAMES[kind]()] as const),
      },
      {
        title: m.maquis_kit_key_patrols(),
        signs: [['police', 0.17, m.maquis_kit_key_least()]],
      },
    ]),
    247,
    127,
  );

/** The town alone; both boards use it. */
const town = (): string =>
  svg.group(
    [
      svg.rect('ground0', FRAME.x, FRAME.y, FRAME.w, FRAME.h),
      svg.path('meadow', 'M20 128Q60 134 100 138T152 128T200 130T245 126V169H20Z'),
      farmland(),
      river(),
      svg.use('boat', 155.5, 90),
      svg.use('boat', 70, 125.5),
      roads(),
      scenery(),
      bridges(),
      compass(),
      places(),
      recruits(),
      cartouche(),
      goalPlaces(),
    ].join(''),
    0,
    0,
    1,
    'clip-path="url(#kit-frame)"',
  ) +
  svg.rect('frame', FRAME.x, FRAME.y, FRAME.w, FRAME.h, 2.5) +
  svg.rect('hairline', FRAME.x + 0.9, FRAME.y + 0.9, FRAME.w - 1.8, FRAME.h - 1.8, 1.9);

/** The whole board, 265 by 189, drawn once for both sheets. */
export const boardDrawn = (): string =>
  svg.define(
    'board',
    town() +
      svg.group(turnTrack(), FRAME.x, FRAME.h + 2) +
      svg.group(soldierTrack(), 0, 8) +
      svg.group(moraleTrack(), 247, 8) +
      key() +
      goodsKey(),
  );

/*
 * The table set up, with the numbers of the steps in the quick start:
 *
 *          goal 6   goal 6
 *     ┌──────────────────────┐  morale 2
 *     │         town         │
 *     └──────────────────────┘  turn 2
 *     deck 1   goods 3   tiles 4
 */

const SCALE = 96 / FRAME.w;

const number = (n: number, x: number, y: number): string =>
  svg.circle('rd0', x, y, 3) +
  svg.text(x, y + 1.5, String(n), { size: 4.2, face: 'b', look: 'inv' });

const box = (x: number, y: number, w: number, h: number): string =>
  svg.rect('plate', x, y, w, h, 0.6);

/** In a box of 120 by 118. */
export function setUpPlan(): string {
  const left = 12;
  const top = 21;
  const x = (at: number) => left + (at - FRAME.x) * SCALE;
  const y = (at: number) => top + at * SCALE;
  const goals = (['west-exit', 'east-exit'] as const).map((exit) => {
    const at = x(spotInKit(exit)[0]);
    return box(at - 7, 1, 14, 19.5) + number(6, at, 10.5);
  });
  const bottom = y(FRAME.h);
  return [
    ...goals,
    svg.group(svg.use('plan'), left - FRAME.x * SCALE, top, Math.round(SCALE * 10000) / 10000),
    box(1, top + 4, 8, 34) + number(2, 5, top + 34),
    box(111, top + 4, 8, 44) + number(2, 115, top + 12),
    box(left, bottom + 1.5, 96, 7) + number(2, left + 4, bottom + 5),
    number(5, x(spotInKit('safe-house')[0]), y(spotInKit('safe-house')[1])),
    number(5, x(110), y(157)),
    [left, left + 3, left + 6].map((at) => box(at, bottom + 11, 8, 11.5)).join('') +
      number(1, left + 10, bottom + 16.7),
    RESOURCES.map((kind, nth) => svg.use(kind, left + 26 + nth * 6, bottom + 16.7, 0.2)).join('') +
      number(3, left + 30 + RESOURCES.length * 6 - 4, bottom + 16.7),
    [0, 1, 2].map((nth) => box(left + 68 + nth * 8, bottom + 13, 7, 7)).join('') +
      number(4, left + 95, bottom + 16.7),
  ].join('');
}

/** Roads: a dark bed, then the way. */
function roads(): string {
  const all = STREETS.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('');
  return svg.path('kerb', all) + svg.path('road', all);
}

/** A bridge: planks over the water between two parapets. */
function bridges(): string {
  return STREETS.filter(({ bridge }) => bridge)
    .map((street) => {
      const { from, to } = street;
      const at = crossing(street) ?? 0.5;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const half = RIVER_WIDTH / 2 + 3.2;
      const [x, y] = [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
      const turned = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      const reach = Math.min(half, length / 2 - PLACE_RADIUS - 0.5);
      const planks = Array.from(
        { length: Math.floor((reach * 2) / 1.3) },
        (_, nth) => -reach + 0.6 + nth * 1.3,
      )
        .map((plank) => `M${Math.round(plank * 100) / 100}-2.3V2.3`)
        .join('');
      return svg.group(
        svg.rect('deck', -reach, -2.6, reach * 2, 5.2) +
          svg.path('hair', planks) +
          svg.path('parapet', `M${-reach}-2.9H${reach}M${-reach} 2.9H${reach}`),
        0,
        0,
        1,
        `transform="translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}) rotate(${Math.round(turned * 10) / 10})"`,
      );
    })
    .join('');
}

/** Furrows behind both fields. */
const farmland = (): string =>
  PLACES.filter(({ kind }) => kind === 'field')
    .map(({ spot: [x, y] }) =>
      svg.path(
        'land',
        Array.from({ length: 9 }, (_, nth) => {
          const row = y - 16 + nth * 4;
          const reach = 23 - Math.abs(nth - 4) * 1.4;
          return `M${x - reach} ${row + 1.4}Q${x} ${row - 1.2} ${x + reach} ${row - 0.6}`;
        }).join(''),
      ),
    )
    .join('');
