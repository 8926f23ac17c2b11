import {
  PAWNS,
  PAWNS_OF_A_COLOUR,
  type Pawn,
  RESOURCES,
  TILES,
  TOKENS_OF_A_KIND,
} from '#games/maquis/data/index.ts';
import { PAWN_LETTERS, TILE_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { TILE_DRAWINGS } from './houses.ts';
import { drawnFor, offerOf, signRow } from './icons.ts';
import { cuts, PAWN, steps } from './sizes.ts';
import { svg } from './svg.ts';

/*
 * The sheet of pieces, upright: tiles, goods, markers, pawns, each with a line that says how it is made. All cuts
 * are straight. Goods and markers have two sides: a strip is folded along its middle, glued, and then cut.
 */

const LEFT = 5;

/** What a part is called, and how it is made. */
const heading = (y: number, title: string, how: string): string =>
  svg.text(LEFT, y, title, { size: 3.8, face: 't', start: true, room: 60 }) +
  svg.text(LEFT, y + 4, how, { size: 2.6, start: true, room: 180 });

function tile({ id, actions, isHome }: (typeof TILES)[number]): string {
  const signs = offerOf(actions);
  return svg.group(
    svg.group(drawnFor(TILE_DRAWINGS, id), 0, 0, 1, 'clip-path="url(#kit-tile)"') +
      svg.path('ink', 'M0 18.5H30') +
      svg.rect('tile0', 0, 18.5, 30, 11.5) +
      svg.text(15, isHome ? 25.6 : 22.8, TILE_NAMES[id](), { size: 3.3, face: 't', room: 28 }) +
      (signs.length > 0 ? signRow(signs, 15, 26.4, 4.4, 27.6) : ''),
    0,
    0,
    1,
    `data-card="tile-${id}"`,
  );
}

const TILE = 30;

const GOODS = 12;

const MARKER = 10;

const tiles = (y: number): string =>
  TILES.map((one, nth) => svg.group(tile(one), LEFT + nth * TILE, y)).join('') +
  cuts(LEFT, y, steps(TILES.length, TILE), [0, TILE], TILES.length * TILE, TILE);

/** Two rows of the same piece that meet head to head at a fold. */
function folded(
  x: number,
  y: number,
  size: number,
  drawn: readonly string[],
  scale: number,
  kind: string,
): string {
  const faces = drawn.map((icon, nth) => {
    const middle = x + nth * size + size / 2;
    return (
      svg.group(
        svg.use(icon, 0, 0, scale),
        0,
        0,
        1,
        `transform="translate(${middle} ${y + size / 2}) rotate(180)"`,
      ) +
      svg.group(
        svg.use(icon, 0, 0, scale),
        middle,
        y + size * 1.5,
        1,
        `data-piece="${kind}${kind ? '-' : ''}${icon}"`,
      )
    );
  });
  const w = drawn.length * size;
  return (
    faces.join('') +
    cuts(x, y, steps(drawn.length, size), [0, size * 2], w, size * 2) +
    svg.path('fold', `M${x - 2.2} ${y + size}H${x + w + 2.2}`)
  );
}

const ofKinds = (kinds: readonly string[], count: number): readonly string[] =>
  kinds.flatMap((kind) => Array.from({ length: count }, () => kind));

const HALF = RESOURCES.length / 2;

const goods = (y: number): string =>
  [RESOURCES.slice(0, HALF), RESOURCES.slice(HALF)]
    .map((kinds, nth) =>
      folded(
        LEFT,
        y + nth * (GOODS * 2 + 5),
        GOODS,
        ofKinds(kinds, TOKENS_OF_A_KIND),
        0.4,
        'goods',
      ),
    )
    .join('');

/** Three for the tracks and six for circles. */
export const MARKERS = 9;

const markers = (y: number): string =>
  folded(LEFT, y, MARKER, ofKinds(['marker'], MARKERS), 0.33, 'track');

/** A strip that becomes a tent: tab, face, face upside down, base. */
function pawn(who: Pawn): string {
  const figure = `figure-${who}`;
  return (
    svg.group(
      svg.use(figure),
      0,
      0,
      1,
      `transform="translate(${PAWN.w / 2} ${PAWN.base}) rotate(180)"`,
    ) +
    svg.group(svg.use(figure), PAWN.w / 2, PAWN.base + PAWN.face * 2, 1, `data-piece="pawn-${who}"`)
  );
}

const PAWN_STRIP = PAWN.base + PAWN.face * 2 + PAWN.tab;

function pawns(y: number): string {
  const group5 = PAWNS_OF_A_COLOUR * PAWN.w;
  return PAWNS.map((who, nth) => {
    const x = LEFT + nth * (group5 + 5);
    const strips = Array.from({ length: PAWNS_OF_A_COLOUR }, (_, one) =>
      svg.group(pawn(who), x + one * PAWN.w, y),
    ).join('');
    const folds = [PAWN.base, PAWN.base + PAWN.face, PAWN.base + PAWN.face * 2];
    return (
      svg.rect('tab', x, y + PAWN.base + PAWN.face * 2, group5, PAWN.tab) +
      strips +
      cuts(x, y, steps(PAWNS_OF_A_COLOUR, PAWN.w), [0, PAWN_STRIP], group5, PAWN_STRIP) +
      svg.path('fold', folds.map((at) => `M${x - 2.2} ${y + at}H${x + group5 + 2.2}`).join(''))
    );
  }).join('');
}

/** How a strip becomes a pawn. */
const tent = (x: number, y: number): string =>
  svg.group(
    svg.path('wh', 'M0 22L6.5 0L18 3L13 26.5Z') +
      svg.path('soft0', 'M18 3L26 22L13 26.5Z') +
      svg.path('ink', 'M0 22L6.5 0L18 3L13 26.5ZM18 3L26 22L13 26.5') +
      svg.path('fold', 'M0 22L13.4 17.4L26 22') +
      svg.group(
        svg.use('figure-worker', 0, 0, 0.8),
        0,
        0,
        1,
        'transform="matrix(.95 .26 -.25 1 7.8 23.2)"',
      ),
    x,
    y,
  );

/** The four parts of the sheet, each to be left out by whoever has such pieces. */
export const PAPER_PIECES: readonly { readonly name: string; readonly drawn: () => string }[] = [
  {
    name: 'tiles',
    drawn: () => heading(9, m.maquis_kit_tiles(), m.maquis_kit_tiles_how()) + tiles(17),
  },
  {
    name: 'goods',
    drawn: () => heading(58, m.maquis_kit_goods(), m.maquis_kit_goods_how()) + goods(66),
  },
  {
    name: 'markers',
    drawn: () => heading(131, m.maquis_kit_markers(), m.maquis_kit_markers_how()) + markers(139),
  },
  {
    name: 'pawns',
    drawn: () =>
      heading(173, m.maquis_kit_pawns(), m.maquis_kit_pawns_how()) + pawns(181) + tent(152, 136),
  },
];

/*
 * The figure on a pawn stands on its origin, 10 mm wide and up to 20 high. Its outline alone tells who it is: a
 * worker with a beret and a bag, a policeman with a kepi and a cape, a soldier with a helmet and a rifle.
 */

const letter = (who: Pawn): string =>
  svg.text(0, -6.8, PAWN_LETTERS[who](), { size: 4.2, face: 'b', look: 'inv' });

const DRAWN: Readonly<Record<Pawn, string>> = {
  worker:
    svg.path('p p-worker', 'M-2.6-1.4L-2-6H2L2.6-1.4H.7L.2-4.6H-.2L-.7-1.4Z') +
    svg.path(
      'p p-worker',
      'M-4.4-6.4C-4.6-10.6-3-12.6 0-12.6S4.6-10.6 4.4-6.4L3-6.2V-5.2H-3V-6.2Z',
    ) +
    svg.path('skin', 'M-1.9-16.2H1.9V-14.2A1.9 1.9 0 0 1-1.9-14.2Z') +
    svg.path(
      'p p-worker',
      'M-3.6-15.8C-4.2-18 -1.6-19.2.6-19C3.4-18.8 4.6-17.4 3.6-15.8C1.6-16.5-1.6-16.5-3.6-15.8Z',
    ) +
    svg.path('p p-worker', 'M.4-19L.7-19.8') +
    svg.path('strap', 'M-2.6-12L3.6-6.6') +
    svg.rect('bag', 2.4, -7.2, 2.6, 2.8, 0.5),
  police:
    svg.path('p p-police', 'M-2.4-1.4L-2.2-5H2.2L2.4-1.4H.6L.2-4H-.2L-.6-1.4Z') +
    svg.path('p p-police', 'M-4.8-4.6L-4-12.4H4L4.8-4.6Z') +
    svg.path('skin', 'M-1.8-15.8H1.8V-13.8A1.8 1.8 0 0 1-1.8-13.8Z') +
    svg.path('p p-police', 'M-2.4-19.4H2.4V-16.8H-2.4ZM-3-16.9H4.2L3.4-15.8H-2.6Z') +
    svg.path('band', 'M-2.4-17.6H2.4') +
    svg.circle('badge', 0, -18.6, 0.4),
  soldier:
    svg.path('p p-soldier', 'M-2.7-1.4L-2.2-5.4H2.2L2.7-1.4H.8L.2-4.4H-.2L-.8-1.4Z') +
    svg.path('p p-soldier', 'M0-13L4.8-11L3.4-4.8H-3.4L-4.8-11Z') +
    svg.path('skin', 'M-1.8-15.6H1.8V-14A1.8 1.8 0 0 1-1.8-14Z') +
    svg.path(
      'p p-soldier',
      'M0-19.6C2.2-19.6 3-18.2 3-16.8L4.4-15.6V-15H-4.4V-15.6L-3-16.8C-3-18.2-2.2-19.6 0-19.6Z',
    ) +
    svg.path('rifle', 'M4.9-18.4L3.6-6.4M4.1-9.4L4.7-9'),
};

/** What stands at the foot of each kind, so that pawns differ without colour too. */
const FEET: Readonly<Record<Pawn, string>> = {
  worker: svg.path('foot-worker', 'M-6-.5H6'),
  police: svg.path('foot-police', 'M-6-.35H6M-6-.95H6'),
  soldier: svg.path(
    'foot-soldier',
    'M-6-.3L-4.8-1L-3.6-.3L-2.4-1L-1.2-.3L0-1L1.2-.3L2.4-1L3.6-.3L4.8-1L6-.3',
  ),
};

/** The figures of all pawns, to be used by their names. */
export const figuresDrawn = (): string =>
  PAWNS.map((who) => svg.define(`figure-${who}`, DRAWN[who] + letter(who) + FEET[who])).join('');
