import {
  type Action,
  type Goods,
  PAWNS,
  type Pawn,
  RESOURCES,
  type Resource,
} from '#games/maquis/data/index.ts';
import { PAWN_LETTERS, RESOURCE_LETTERS } from '#games/maquis/i18n/names.ts';
import { svg } from './svg.ts';

/**
 * What the kit has for something of the free edition. What only a box holds is never printed.
 *
 * @throws RangeError for something else
 */
export function drawnFor<Id extends string, Drawn>(
  all: Readonly<Partial<Record<Id, Drawn>>>,
  id: Id,
): Drawn {
  const drawn = all[id];
  if (drawn === undefined) throw new RangeError(`The kit holds no ${id}.`);
  return drawn;
}

/*
 * Small signs around their own middle, in a box of 24 by 24: the outlines are those of the screen, so that what
 * lies on the table is known there.
 */

interface GoodsDrawing {
  readonly outline: string;
  readonly detail?: string;
  /** The baseline of its letter. */
  readonly letterAt: number;
}

export const GOODS: Readonly<Partial<Record<Resource, GoodsDrawing>>> = {
  intel: { outline: 'M-8.5-8.5H3.5L8.5-3.5V8.5H-8.5Z', detail: 'M3.5-8.5V-3.5H8.5', letterAt: 5 },
  food: { outline: 'M0-9.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z', letterAt: 4.2 },
  medicine: {
    outline: 'M-5.4-10.2H5.4V-5.4H10.2V5.4H5.4V10.2H-5.4V5.4H-10.2V-5.4H-5.4Z',
    letterAt: 4.2,
  },
  money: { outline: 'M0-10.7L10.7 0L0 10.7L-10.7 0Z', letterAt: 4.2 },
  weapon: { outline: 'M0-10.2L11 9.2H-11Z', letterAt: 7.4 },
  explosives: {
    outline: 'M-5.2-7.4H5.2L10.6 1L5.2 9.6H-5.2L-10.6 1Z',
    detail: 'M3-7.6C3.4-10.4 6.6-8.6 7.6-11.1',
    letterAt: 5.2,
  },
};

const goods = (kind: Resource): string => {
  const { outline, detail, letterAt } = drawnFor(GOODS, kind);
  return (
    svg.path(`g g-${kind}`, outline) +
    (detail ? svg.path('gd', detail) : '') +
    svg.text(0, letterAt, RESOURCE_LETTERS[kind](), { size: 11.5, face: 'b', look: `gl-${kind}` })
  );
};

/** The three arrows differ in more than colour: one is full, one empty, one has a bullet in it. */
const ARROW = 'M-8-3.2H.4V-8L9.6 0L.4 8V3.2H-8Z';

export const HEART =
  'M0 9C-7.6 3.4-10-.2-10-3.8A4.9 4.9 0 0 1 0-5.4A4.9 4.9 0 0 1 10-3.8C10-.2 7.6 3.4 0 9Z';

const heart = (sign: string): string =>
  svg.path('dk', HEART) + svg.text(0, 3.4, sign, { size: 12, face: 'b', look: 'inv' });

export const BUSTS: Readonly<Record<Pawn, readonly string[]>> = {
  worker: [
    'M-13.5 15C-13.5 4.6-8 .2 0 .2S13.5 4.6 13.5 15Z',
    'M0-10.4a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8Z',
    'M-8.6-7.4C-9.4-11.6-4.6-15.1.8-15C6.8-14.9 11.2-11.8 9.8-8C4.4-9.8-3.4-9.8-8.6-7.4Z',
  ],
  police: [
    'M-13 .2H13V15H-13Z',
    'M-5-7H5V.4H-5Z',
    'M-5.8-15.1H5.8V-9.8H-5.8Z',
    'M-7.4-9.8H10.2L8.6-6.8H-7.4Z',
  ],
  soldier: [
    'M0-1.6L14.6 3.6L10.4 15H-10.4L-14.6 3.6Z',
    'M-4.6-6H4.6V.4H-4.6Z',
    'M0-15.2C5.6-15.2 8-11.6 8.2-8L11.8-4.4H-11.8L-8.2-8C-8-11.6-5.6-15.2 0-15.2Z',
  ],
};

const bust = (who: Pawn): string =>
  svg.group(
    BUSTS[who].map((d) => svg.path(`p p-${who}`, d)).join('') +
      svg.text(0, 12.5, PAWN_LETTERS[who](), { size: 13, face: 'b', look: 'inv' }),
    0,
    0,
    0.72,
  );

const SIGNS: Readonly<Record<string, string>> = {
  airdrop: svg.path(
    'sign',
    'M-10-1C-10-6.5-5.6-10 0-10S10-6.5 10-1C8-2.6 5-2.6 3.4-1C2-2.6-2-2.6-3.4-1C-5-2.6-8-2.6-10-1ZM-10-1L-2.5 5.5M10-1L2.5 5.5M-3.4-1L-1.4 5.5M3.4-1L1.4 5.5M-4 5.5H4V11H-4Z',
  ),
  collect: svg.path('sign', 'M-8-2H8V10H-8ZM-8 2H8M0-11V-3M-3-6L0-2.8L3-6'),
  room: svg.path(
    'sign',
    'M-10.2 0a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1-9.8 0ZM-.4 0H10.4V4.6M6 0V3.6',
  ),
  train: svg.path(
    'sign',
    'M-6-9.5H6V4.5H-6ZM-6-2.5H6M-3 1H-2.9M3 1H3.1M-3.5 4.5L-6.5 9.5M3.5 4.5L6.5 9.5',
  ),
  flag: svg.path('sign', 'M-6 11V-10') + svg.path('dk', 'M-6-10H8L4-5L8 0H-6Z'),
  star: svg.path(
    'rd',
    'M0-10L2.6-3.5L9.5-3.1L4.2 1.4L5.9 8.1L0 4.4L-5.9 8.1L-4.2 1.4L-9.5-3.1L-2.6-3.5Z',
  ),
  'morale-up': heart('+'),
  'morale-down': heart('−'),
  heart: svg.path('dk', HEART),
  'arrow-red': svg.path('arrow rd', ARROW),
  'arrow-white': svg.path('arrow wh', ARROW),
  'arrow-yellow': svg.path('arrow ye', ARROW) + svg.circle('dk', -1, 0, 2),
  marker:
    svg.circle('dk', 0, 0, 10.5) +
    svg.path('wh0', 'M0-7L1.8-2.5L6.6-2.1L2.9 1L4.1 5.7L0 3.1L-4.1 5.7L-2.9 1L-6.6-2.1L-1.8-2.5Z'),
  /** The cross of Lorraine, which marked the free French. */
  lorraine:
    svg.rect('rd0', -1.3, -12, 2.6, 24) +
    svg.rect('rd0', -6, -8, 12, 2.6) +
    svg.rect('rd0', -8.5, -2.5, 17, 2.6),
};

/** Every sign of the kit, to be used by its name. */
export const iconsDrawn = (): string =>
  [
    ...RESOURCES.map((kind) => svg.define(kind, goods(kind))),
    ...PAWNS.map((who) => svg.define(who, bust(who))),
    svg.define('recruit', bust('worker')),
    ...Object.entries(SIGNS).map(([name, drawing]) => svg.define(name, drawing)),
  ].join('');

/** One sign in a row: a drawing by its name, or words such as "/". */
type Sign = { readonly icon: string } | { readonly words: string };

const icon = (name: string): Sign => ({ icon: name });
const OR: Sign = { words: '/' };

const unique = (rows: readonly (readonly Sign[])[]): readonly (readonly Sign[])[] =>
  [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()].filter(
    (row) => row.length > 0,
  );

const amounts = (goods: Goods): readonly Sign[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: goods[kind] ?? 0 }, () => icon(kind)));

function rewardOf({
  gain,
  morale,
  airdrop,
  recruits,
  collects,
  furnishes,
}: Action): readonly Sign[] {
  return [
    ...amounts(gain),
    ...(airdrop ? [icon('airdrop')] : []),
    ...(recruits ? [icon('recruit')] : []),
    ...(collects ? [icon('collect')] : []),
    ...(furnishes ? [icon('room')] : []),
    ...(morale > 0 ? [icon('morale-up')] : morale < 0 ? [icon('morale-down')] : []),
  ];
}

const eitherOf = (rows: readonly (readonly Sign[])[]): readonly Sign[] =>
  unique(rows).flatMap((row, nth) => (nth > 0 ? [OR, ...row] : row));

/** What a place or tile costs and gives: costs, its arrow, rewards; whatever can be chosen has a stroke between. */
export function offerOf(actions: readonly Action[]): readonly Sign[] {
  const [first] = actions;
  if (!first) return [];
  const cost = eitherOf(actions.map((action) => amounts(action.cost)));
  const rewards = eitherOf(actions.map(rewardOf));
  return first.collects ? rewards : [...cost, icon(`arrow-${first.arrow}`), ...rewards];
}

const widthOf = (sign: Sign, size: number): number => ('icon' in sign ? size : size * 0.5);

/** Signs in a row around a spot, each this high; closer and smaller where there is little room. */
export function signRow(
  signs: readonly Sign[],
  x: number,
  y: number,
  size: number,
  room: number,
): string {
  const gap = 0.5;
  const wide = (high: number) => signs.reduce((sum, sign) => sum + widthOf(sign, high) + gap, -gap);
  const high = wide(size) > room ? (size * room) / wide(size) : size;
  let at = x - wide(high) / 2;
  return signs
    .map((sign) => {
      const width = widthOf(sign, high);
      const middle = at + width / 2;
      at += width + gap;
      return 'icon' in sign
        ? svg.use(sign.icon, middle, y, Math.round((high / 24) * 1000) / 1000)
        : svg.text(middle, y + high * 0.36, sign.words, { size: high, face: 'b' });
    })
    .join('');
}

/** The goods of a cost as signs. */
export const costSigns = (goods: Goods): readonly Sign[] => amounts(goods);
