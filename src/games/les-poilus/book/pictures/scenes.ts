import { CARD_COPIES } from '#games/les-poilus/data/hardships.ts';
import {
  GAME,
  SOLDIERS,
  type SoldierId,
  SUPPORT_TILES,
  type SupportTileId,
  VARIANTS,
} from '#games/les-poilus/data/set-up.ts';
import { THREAT_KINDS, type ThreatKind } from '#games/les-poilus/data/threats.ts';
import { HARDSHIP_NAMES, SOLDIER_NAMES } from '#games/les-poilus/i18n/names.ts';
import { draw, type Scene, type Shape } from '#rulebook/picture/scene.ts';
import { counters, head, kindSign, kindsShown, speech, threat, tile } from './parts.ts';

const CARDS = CARD_COPIES.reduce((sum, copies) => sum + copies, 0);
const TRIALS = VARIANTS.find(({ id }) => id === 'normal')?.trials ?? 0;

/** The four friends of the set-up's example, clockwise. */
const FRIENDS = ['moreau', 'bideau', 'sauliere', 'perrin'] as const;

const charmOf = (soldier: SoldierId): ThreatKind =>
  SOLDIERS.find(({ id }) => id === soldier)?.charm ?? 'night';

const pileOfCards = (x: number, y: number, count: number): readonly Shape[] => [
  draw.box(x + 3, y + 3, 40, 56, 'back'),
  draw.box(x, y, 40, 56, 'back'),
  draw.word(x + 20, y + 32, count, 38, { size: 14, light: true }),
];

/** The table set up for four. */
function table(): Scene {
  const seats = [
    [180, 222],
    [60, 116],
    [180, 10],
    [300, 116],
  ] as const;
  const tokens = GAME.speechTokens[FRIENDS.length] ?? 0;
  return {
    width: 360,
    height: 292,
    shapes: [
      ...seats.flatMap(([x, y], seat) => {
        const soldier = FRIENDS[seat] ?? 'moreau';
        return [
          draw.box(x - 50, y, 100, 34, 'sheet'),
          ...head(x - 36, y + 17, 0.2),
          draw.word(x, y + 21, SOLDIER_NAMES[soldier](), 46),
          ...kindSign(x + 36, y + 17, charmOf(soldier), 0.7),
          ...Array.from({ length: GAME.tilesEach }, (_, index) =>
            tile(x - 42 + index * 30, y + 40),
          ).flat(),
        ];
      }),
      draw.mark(1, 130, 222),
      draw.mark(2, 130, 270),
      draw.box(136, 92, 88, 86, 'empty'),
      draw.mark(7, 180, 112),
      ...Array.from({ length: tokens }, (_, index) => speech(158 + index * 18, 160, 8)).flat(),
      draw.mark(5, 136, 160),
      ...pileOfCards(10, 206, TRIALS),
      draw.mark(3, 12, 204),
      ...pileOfCards(306, 206, CARDS - TRIALS),
      draw.mark(4, 308, 204),
      draw.line('M0-10 3-3 10-3 4 1 6 9 0 4-6 9-4 1-10-3-3-3z', 'lost', [26, 98, 1]),
      draw.mark(6, 46, 98),
    ],
  };
}

/** The parts of a threat card, with and without a trap. */
function threatCard(): Scene {
  const id = 'night-gas-trap';
  return {
    width: 260,
    height: 100,
    shapes: [
      ...threat(30, 18, id),
      draw.mark(1, 76, 36),
      draw.mark(2, 76, 76),
      ...threat(120, 18, 'snow-whistle'),
      draw.mark(3, 166, 28),
      draw.box(200, 18, 40, 62, 'sheet'),
      ...THREAT_KINDS.flatMap((kind, index) =>
        kindSign(211 + (index % 2) * 19, 30 + Math.floor(index / 2) * 19, kind, 0.55),
      ),
    ],
  };
}

/** A hardship, a trauma, a soldier, a tile and a speech token. */
function otherCards(): Scene {
  return {
    width: 340,
    height: 110,
    shapes: [
      draw.box(12, 18, 70, 74, 'soft'),
      ...draw.paragraph(47, 58, HARDSHIP_NAMES.mute(), 66, 12),
      draw.mark(1, 14, 18),
      draw.box(94, 18, 70, 74, 'soft'),
      ...draw.paragraph(129, 36, HARDSHIP_NAMES['trauma-night'](), 66),
      ...kindSign(129, 72, 'night'),
      draw.mark(2, 96, 18),
      draw.box(176, 18, 70, 74, 'sheet'),
      ...head(200, 44, 0.32),
      ...kindSign(231, 34, charmOf('moreau'), 0.6),
      draw.word(211, 84, SOLDIER_NAMES.moreau(), 66),
      draw.mark(3, 178, 18),
      ...tile(262, 30, 'left'),
      ...tile(262, 56, 'right'),
      draw.mark(4, 262, 22),
      ...speech(314, 56, 14),
      draw.mark(5, 314, 28),
    ],
  };
}

interface Moment {
  readonly land?: readonly string[];
  readonly hands: readonly number[];
  /** The seat that has Mute in front of it. */
  readonly muted?: boolean;
  readonly charmUsed?: boolean;
  readonly out?: boolean;
  readonly turned?: boolean;
  readonly trials: number;
  readonly morale: number;
}

/** The three of the mission played through, in playing order, and the tiles they lay. */
const THREE = ['moreau', 'bideau', 'sauliere'] as const;
const LAID = ['left', 'right', 'left'] as const satisfies readonly SupportTileId[];

/** The tiles that each of the three receives. */
const received = (): readonly (readonly SupportTileId[])[] =>
  THREE.map((_, seat) =>
    LAID.filter((id, from) => {
      const step = SUPPORT_TILES.find((one) => one.id === id)?.step ?? 0;
      return (from + step + THREE.length) % THREE.length === seat;
    }),
  );

function moment({
  land = [],
  hands,
  muted,
  charmUsed,
  out,
  turned,
  trials,
  morale,
}: Moment): Scene {
  const got = received();
  return {
    width: 300,
    height: 172,
    shapes: [
      ...pileOfCards(8, 34, trials),
      ...pileOfCards(248, 34, morale),
      ...counters(20, 16, kindsShown(land)),
      draw.box(58, 32, 180, 70, 'empty'),
      ...land.flatMap((id, index) => threat(64 + index * 40, 36, id)),
      ...THREE.flatMap((soldier, seat) => {
        const x = 8 + seat * 98;
        return [
          draw.box(x, 110, 88, 56, out ? 'empty' : 'sheet'),
          draw.word(x + 32, 126, SOLDIER_NAMES[soldier](), 60),
          ...(seat === 2 && charmUsed
            ? [draw.disc(x + 74, 124, 9, 'empty')]
            : kindSign(x + 74, 124, charmOf(soldier), 0.55)),
          ...Array.from({ length: hands[seat] ?? 0 }, (_, card) =>
            draw.box(x + 5 + card * 9, 134, 8, 12, 'back'),
          ),
          ...(seat === 0 && muted ? [draw.word(x + 29, 161, HARDSHIP_NAMES.mute(), 54)] : []),
          ...(out && !turned ? tile(x + 58, 144) : []),
          ...(turned
            ? (got[seat] ?? []).flatMap((id, each) => tile(x + 34 + each * 26, 146, id))
            : []),
        ];
      }),
    ],
  };
}

const MORALE = CARDS - TRIALS;
const DEALT = 9;
/** No Man’s Land after the first three cards, and after the charm. */
const FIRST_CARDS = ['night-gas', 'snow-shell', 'rain-gas'] as const;
const LAST_CARDS = ['night-gas', 'snow-shell', 'snow-whistle'] as const;

/** What counts in the chapter on threats: three cards and a trauma. */
const COUNTED = { land: ['night-shell', 'rain-gas', 'snow-gas'], fears: ['night'] } as const;

function counted(): Scene {
  return {
    width: 300,
    height: 150,
    shapes: [
      draw.box(8, 34, 130, 70, 'empty'),
      ...COUNTED.land.flatMap((id, index) => threat(14 + index * 40, 38, id)),
      draw.mark(1, 8, 34),
      draw.box(160, 34, 64, 70, 'soft'),
      ...draw.paragraph(192, 50, HARDSHIP_NAMES['trauma-night'](), 60),
      ...kindSign(192, 86, 'night'),
      draw.mark(2, 160, 34),
      ...counters(20, 128, kindsShown(COUNTED.land, COUNTED.fears)),
      draw.mark(3, 290, 128),
    ],
  };
}

/** Every scene of Les Poilus by the name a chapter calls it by. */
export const SCENES = {
  table,
  'threat-card': threatCard,
  'other-cards': otherCards,
  counted,
  'mission-draw': () => moment({ hands: [3, 3, 3], trials: TRIALS - DEALT, morale: MORALE }),
  'mission-cards': () =>
    moment({ land: FIRST_CARDS, hands: [2, 2, 2], trials: TRIALS - DEALT, morale: MORALE }),
  'mission-charm': () =>
    moment({
      land: LAST_CARDS,
      hands: [1, 1, 2],
      muted: true,
      charmUsed: true,
      trials: TRIALS - DEALT,
      morale: MORALE,
    }),
  'mission-back': () =>
    moment({
      hands: [1, 1, 2],
      muted: true,
      charmUsed: true,
      out: true,
      trials: TRIALS - DEALT,
      morale: MORALE,
    }),
  'mission-support': () =>
    moment({
      hands: [1, 1, 2],
      charmUsed: true,
      out: true,
      turned: true,
      trials: TRIALS - DEALT,
      morale: MORALE,
    }),
  'mission-drop': () =>
    moment({ hands: [1, 1, 2], charmUsed: true, trials: TRIALS - DEALT + 4, morale: MORALE - 4 }),
} as const satisfies Readonly<Record<string, () => Scene>>;

/** What some of the pictures show, by which the rules can be held against them. */
export const SHOWN = { FIRST_CARDS, LAST_CARDS, COUNTED, received };
