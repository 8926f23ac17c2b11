import type { SupportTileId } from '#games/les-poilus/data/set-up.ts';
import {
  THREAT_KINDS,
  THREATS,
  type ThreatKind,
  WEATHERS,
} from '#games/les-poilus/data/threats.ts';
import { KIND_SIGNS, SOLDIER_HEAD } from '#games/les-poilus/i18n/kind-signs.ts';
import { draw, type Shape } from '#rulebook/picture/scene.ts';

/*
 * The cards of Les Poilus as our pictures draw them: signs from the data, never the art.
 */

/** The kinds on a threat card, which must be one of the 39. */
function kindsOf(id: string): readonly ThreatKind[] {
  const threat = THREATS.find((one) => one.id === id);
  if (!threat) throw new Error(`A picture shows ${id}, which is no threat card.`);
  return threat.kinds;
}

/** The sign of a kind: weather round, an attack square. */
export function kindSign(x: number, y: number, kind: ThreatKind, scale = 0.8): readonly Shape[] {
  const half = 15 * scale;
  const { fill, line: drawn } = KIND_SIGNS[kind];
  const at = [x - 12 * scale, y - 12 * scale, scale] as const;
  return [
    WEATHERS.includes(kind)
      ? draw.disc(x, y, half, 'blue')
      : draw.box(x - half, y - half, half * 2, half * 2, 'mine'),
    ...(fill ? [draw.line(fill, 'sign', at)] : []),
    ...(drawn ? [draw.line(drawn, 'stroke', at)] : []),
  ];
}

/** A threat card with its signs, and the teeth of a trap. */
export function threat(x: number, y: number, id: string): readonly Shape[] {
  const kinds = kindsOf(id);
  return [
    draw.box(x, y, 34, 64, 'sheet'),
    ...kinds.slice(0, 2).flatMap((kind, index) => kindSign(x + 17, y + 15 + index * 27, kind)),
    ...(id.endsWith('-trap')
      ? [draw.line(`M${x + 3} ${y + 62}l4-5 4 5 4-5 4 5 4-5 4 5 4-5`, 'lost')]
      : []),
  ];
}

/** A soldier's head. */
export const head = (x: number, y: number, scale: number): readonly Shape[] => [
  draw.line(SOLDIER_HEAD.face, 'face', [x, y, scale]),
  draw.line(SOLDIER_HEAD.moustache, 'mine', [x, y, scale]),
  draw.line(SOLDIER_HEAD.helmet, 'mine', [x, y, scale]),
];

/** A speech token. */
export const speech = (x: number, y: number, r: number): readonly Shape[] => [
  draw.disc(x, y, r, 'green'),
  draw.line('M-5-4H5V2H0l-3 3V2h-2z', 'mine', [x, y, r / 9]),
];

/** A support tile with its arrow, or face down. */
export const tile = (x: number, y: number, id?: SupportTileId): readonly Shape[] => [
  draw.box(x, y, 22, 16, id ? 'sheet' : 'back'),
  ...(id
    ? [
        draw.line(
          id === 'left'
            ? `M${x + 18} ${y + 8}h-13m4-4-4 4 4 4`
            : `M${x + 4} ${y + 8}h13m-4-4 4 4-4 4`,
          'road',
        ),
      ]
    : []),
];

/** How often each kind is shown by some threat cards and by traumas or phobias in the mission. */
export const kindsShown = (
  cards: readonly string[],
  fears: readonly ThreatKind[] = [],
): Readonly<Record<ThreatKind, number>> =>
  Object.fromEntries(
    THREAT_KINDS.map((kind) => [
      kind,
      cards.filter((id) => kindsOf(id).includes(kind)).length +
        fears.filter((fear) => fear === kind).length,
    ]),
  ) as Record<ThreatKind, number>;

/** The six counters in a row. */
export const counters = (
  x: number,
  y: number,
  counts: Readonly<Record<ThreatKind, number>>,
): readonly Shape[] =>
  THREAT_KINDS.flatMap((kind, index) => [
    ...kindSign(x + index * 46, y, kind, 0.6),
    draw.word(x + 19 + index * 46, y + 5, counts[kind], 18, { size: 14 }),
  ]);
