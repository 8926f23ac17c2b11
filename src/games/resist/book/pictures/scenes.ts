import { GAME, MISSIONS_IN_PLAY, type SideId } from '#games/resist/data/index.ts';
import { ACTION_SHORT_WORDS } from '#games/resist/i18n/effects.ts';
import { CARD_SIDE_NAMES, ENEMY_NAMES, TAG_NAMES, WHEN_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { draw, type Scene, type Shape } from '#rulebook/picture/scene.ts';
import {
  enemyCalled,
  enemyCard,
  faceDown,
  maquisCalled,
  missionCalled,
  missionPicture,
  pile,
  played,
  room,
  shield,
} from './parts.ts';

/** The Missions of the set-up's example, and of the round played through. */
const ROW_SHOWN = ['railroad-bridge', 'barracks', 'villa', 'bunker'] as const;

const enemiesLeft = (): number =>
  32 - ROW_SHOWN.reduce((sum, id) => sum + missionCalled(id).garrison, 0);

/** The table set up to play. */
function table(): Scene {
  const hand = Array.from({ length: GAME.hand }, (_, index) =>
    draw.box(112 + index * 28, 210, 24, 34, 'sheet'),
  );
  return {
    width: 360,
    height: 250,
    shapes: [
      ...pile(8, 14, MISSIONS_IN_PLAY[2] + MISSIONS_IN_PLAY[3]),
      room(8, 68),
      draw.mark(5, 12, 12),
      ...ROW_SHOWN.flatMap((id, index) => [
        ...missionPicture(56 + index * 76, 14, id),
        ...faceDown(58 + index * 76, 82, missionCalled(id).garrison),
      ]),
      draw.mark(4, 60, 12),
      draw.mark(6, 48, 90),
      ...pile(56, 122, enemiesLeft()),
      room(100, 122),
      draw.mark(7, 56, 122),
      ...pile(160, 122, 8),
      room(204, 122),
      draw.mark(8, 160, 122),
      ...Array.from({ length: GAME.spySupply }, (_, index) =>
        draw.box(268 + index * 14, 122, 34, 46, 'soft'),
      ),
      draw.mark(3, 268, 122),
      ...pile(8, 196, GAME.maquisInADeck + GAME.spiesInTheDeck),
      room(52, 196),
      draw.mark(1, 12, 194),
      ...hand,
      draw.mark(9, 112, 210),
      ...pile(272, 196, GAME.maquisInADeck),
      room(316, 196),
      draw.mark(2, 272, 196),
    ],
  };
}

/** One half of a Maquis card, with the numbers of its callouts. */
function half(x: number, id: string, side: SideId, first: number): readonly Shape[] {
  const printed = maquisCalled(id)[side];
  return [
    draw.word(x + 78, 48, CARD_SIDE_NAMES[side](), 140, { size: 12 }),
    draw.disc(x + 78, 72, 15, side === 'hidden' ? 'mine' : 'sheet'),
    draw.word(x + 78, 77, printed.attack, 24, { size: 15, light: side === 'hidden' }),
    draw.mark(first, x + 104, 62),
    ...(printed.tag && printed.action
      ? [
          draw.word(x + 78, 108, TAG_NAMES[printed.tag](), 130),
          ...draw.paragraph(x + 78, 126, ACTION_SHORT_WORDS[printed.action](), 132),
          draw.mark(first + 1, x + 12, 104),
        ]
      : []),
  ];
}

/** The parts of a Maquis card. */
function maquisCard(): Scene {
  const id = 'manuel';
  return {
    width: 330,
    height: 160,
    shapes: [
      draw.box(6, 6, 318, 148, 'sheet'),
      draw.box(6, 28, 159, 126, 'soft'),
      draw.word(165, 22, maquisCalled(id).name, 300, { size: 14 }),
      ...half(8, id, 'hidden', 1),
      ...half(167, id, 'revealed', 3),
    ],
  };
}

/** The parts of a Mission and of its three foes: an Enemy, a Civilian card, a Spy. */
function otherCards(): Scene {
  const mission = missionCalled('barracks');
  const enemy = enemyCalled('spy-master', 2);
  return {
    width: 350,
    height: 150,
    shapes: [
      // Its effect has a field of its own at the foot.
      draw.box(14, 14, 100, 122, 'sheet'),
      ...missionPicture(14, 14, mission.id, 100, 96),
      ...faceDown(40, 52, mission.garrison),
      draw.word(90, 64, mission.garrison, 14),
      draw.word(64, 130, WHEN_NAMES[mission.effect.when](), 100),
      draw.mark(1, 32, 60),
      draw.mark(2, 14, 98),
      draw.mark(3, 114, 98),
      draw.mark(4, 14, 127),
      draw.box(136, 14, 84, 96, 'sheet'),
      ...draw.paragraph(178, 30, ENEMY_NAMES[enemy.id](), 80),
      ...shield(178, 74, enemy.defense),
      draw.word(178, 102, WHEN_NAMES[enemy.effect.when](), 80),
      draw.mark(5, 158, 74),
      draw.mark(6, 140, 112),
      draw.box(238, 14, 44, 60, 'sheet'),
      draw.word(260, 52, 2, 30, { size: 20 }),
      draw.mark(7, 238, 14),
      draw.box(296, 14, 44, 60, 'soft'),
      draw.word(318, 48, m.resist_spy(), 42),
      draw.mark(8, 296, 14),
    ],
  };
}

interface Moment {
  /** Enemies of the Railroad Bridge face up, and which of them have gone. */
  readonly up?: boolean;
  readonly gone?: readonly string[];
  readonly chosen?: boolean;
  readonly defeated?: boolean;
  readonly inPlay?: readonly (readonly [id: string, side: SideId])[];
  readonly removed?: string;
  readonly note?: string;
}

/** The Enemies at the Railroad Bridge in the round played through. */
const AT_THE_BRIDGE = [
  ['grunt', 1],
  ['guard', 1],
  ['military', 2],
] as const;

/** Who is played in that round, and how. */
const IN_PLAY = [
  ['paquita', 'hidden'],
  ['consuelo', 'revealed'],
  ['abel', 'hidden'],
  ['roberto', 'revealed'],
] as const satisfies readonly (readonly [string, SideId])[];

/** The strength of that round, part by part: attacks, the Grunt for Consuelo, Abel for those revealed. */
function shownStrength(): readonly number[] {
  const attacks = IN_PLAY.map(([id, side]) => maquisCalled(id)[side].attack);
  const revealed = IN_PLAY.filter(([, side]) => side === 'revealed').length;
  return [...attacks, AT_THE_BRIDGE[0][1], revealed];
}

/** A moment of the round: the Mission with its Enemies, and who is in play below. */
function moment({
  up = false,
  gone = [],
  chosen,
  defeated,
  inPlay = [],
  removed,
  note,
}: Moment): Scene {
  return {
    width: 300,
    height: 150,
    shapes: [
      ...missionPicture(10, 10, 'railroad-bridge'),
      ...(chosen ? [draw.box(6, 6, 78, 70, 'chosen')] : []),
      ...(defeated ? [draw.line('M62 18l6 8 14-18', 'chosen')] : []),
      ...(up
        ? AT_THE_BRIDGE.flatMap(([kind, defense], index) =>
            enemyCard(100 + index * 64, 18, kind, defense, gone.includes(kind)),
          )
        : faceDown(104, 30, AT_THE_BRIDGE.length)),
      ...inPlay.flatMap(([id, side], index) =>
        played(10 + index * 71, 88, id, side, id === removed),
      ),
      ...(note ? [draw.word(150, 145, note, 290, { size: 12 })] : []),
    ],
  };
}

const paid = () => {
  const all = shownStrength();
  const sum = all.reduce((one, other) => one + other, 0);
  return { all, sum };
};

function recovered(): Scene {
  return {
    width: 300,
    height: 150,
    shapes: [
      ...played(10, 14, 'consuelo', 'revealed'),
      ...played(80, 14, 'roberto', 'revealed'),
      draw.line('M156 35h34m-8-7 8 7-8 7', 'stroke'),
      draw.line('M156 35h34m-8-7 8 7-8 7', 'road'),
      ...pile(206, 12, 2),
      ...played(10, 88, 'abel', 'hidden'),
      draw.box(84, 88, 56, 42, 'soft'),
      draw.word(112, 113, m.resist_spy(), 52),
      draw.line('M156 109h34m-8-7 8 7-8 7', 'road'),
      ...pile(206, 86, 2),
      ...Array.from({ length: GAME.hand }, (_, index) =>
        draw.box(252 + (index % 3) * 14, 50 + Math.floor(index / 3) * 24, 12, 20, 'sheet'),
      ),
    ],
  };
}

/** In which order the targets at the Railroad Bridge can be defeated. */
function targets(): Scene {
  return {
    width: 300,
    height: 96,
    shapes: [
      ...missionPicture(10, 18, 'railroad-bridge'),
      ...AT_THE_BRIDGE.flatMap(([kind, defense], index) =>
        enemyCard(100 + index * 64, 30, kind, defense),
      ),
      draw.mark(1, 128, 18),
      draw.mark(2, 192, 18),
      draw.mark(3, 256, 18),
      draw.mark(4, 45, 12),
    ],
  };
}

/** Every scene of RESIST! by the name a chapter calls it by. */
export const SCENES = {
  table,
  'maquis-card': maquisCard,
  'other-cards': otherCards,
  targets,
  'round-plan': () => moment({ up: true, inPlay: IN_PLAY.slice(0, 1) }),
  'round-choose': () => moment({ up: true, chosen: true, inPlay: IN_PLAY.slice(0, 1) }),
  'round-attack': () => moment({ up: true, chosen: true, gone: ['grunt'], inPlay: IN_PLAY }),
  'round-strike': () =>
    moment({
      up: true,
      gone: ['grunt', 'guard'],
      defeated: true,
      inPlay: IN_PLAY,
      note: `${paid().all.join(' + ')} = ${paid().sum}`,
    }),
  'round-survive': () =>
    moment({
      up: true,
      gone: ['grunt', 'guard'],
      defeated: true,
      inPlay: IN_PLAY,
      removed: 'paquita',
    }),
  'round-recover': recovered,
} as const satisfies Readonly<Record<string, () => Scene>>;

/** What some of the pictures show, by which the rules can be held against them. */
export const SHOWN = { ROW_SHOWN, AT_THE_BRIDGE, IN_PLAY, shownStrength };
