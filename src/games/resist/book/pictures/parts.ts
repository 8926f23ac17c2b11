import { ENEMY_TYPES, MAQUIS, MISSIONS, type SideId } from '#games/resist/data/index.ts';
import { ENEMY_NAMES, MISSION_SHORT_NAMES } from '#games/resist/i18n/names.ts';
import { draw, linesOf, type Shape } from '#rulebook/picture/scene.ts';

/*
 * The cards of RESIST! as our pictures draw them: signs and numbers from the data, never the art.
 */

function found<One extends { readonly id: string }>(list: readonly One[], id: string): One {
  const one = list.find((each) => each.id === id);
  if (!one) throw new Error(`A picture shows ${id}, which is no card of RESIST!.`);
  return one;
}

export const maquisCalled = (id: string) => found(MAQUIS, id);
export const missionCalled = (id: string) => found(MISSIONS, id);

/** An Enemy as pictures name it: kind and Defense, which must be printed on one of its cards. */
export function enemyCalled(kind: string, defense: number) {
  const type = found(ENEMY_TYPES, kind);
  if (!type.defenses.includes(defense as never)) {
    throw new Error(`No ${kind} has Defense ${defense}.`);
  }
  return { ...type, defense };
}

/** The shield with a Defense in it. */
export const shield = (x: number, y: number, defense: number | string): readonly Shape[] => [
  draw.line('M-8-9h16v9q0 7-8 11-8-4-8-11z', 'mine', [x, y, 1]),
  draw.word(x, y + 4, defense, 14, { light: true }),
];

/** The laurel with the points in it. */
const laurel = (x: number, y: number, points: number): readonly Shape[] => [
  draw.disc(x, y, 9, 'green'),
  draw.word(x, y + 4, points, 14),
];

/** A stack of cards with how many they are. */
export const pile = (x: number, y: number, count: number, w = 34, h = 46): readonly Shape[] => [
  draw.box(x + 3, y + 3, w, h, 'back'),
  draw.box(x, y, w, h, 'back'),
  draw.word(x + w / 2, y + h / 2 + 4, count, w, { light: true }),
];

/** Room for a pile that begins empty. */
export const room = (x: number, y: number, w = 34, h = 46): Shape => draw.box(x, y, w, h, 'empty');

/** Enemies face down beside a Mission, one card for each of its Garrison. */
export const faceDown = (x: number, y: number, count: number): readonly Shape[] =>
  Array.from({ length: count }, (_, index) => draw.box(x + index * 12, y, 10, 16, 'back'));

/** A Mission in the row: its name, Defense and points. */
export function missionPicture(x: number, y: number, id: string, w = 70, h = 62): readonly Shape[] {
  const mission = missionCalled(id);
  return [
    draw.box(x, y, w, h, 'sheet'),
    ...linesOf(MISSION_SHORT_NAMES[mission.id](), w - 4).map((text, index) =>
      draw.word(x + w / 2, y + 14 + index * 12, text, w - 4),
    ),
    ...shield(x + 17, y + h - 13, mission.defense),
    ...laurel(x + w - 17, y + h - 13, mission.points),
  ];
}

/** An Enemy face up. */
export function enemyCard(
  x: number,
  y: number,
  kind: string,
  defense: number,
  gone = false,
): readonly Shape[] {
  const enemy = enemyCalled(kind, defense);
  return [
    draw.box(x, y, 56, 42, 'sheet'),
    draw.word(x + 28, y + 14, ENEMY_NAMES[enemy.id](), 54),
    ...shield(x + 28, y + 29, defense),
    ...(gone ? [draw.crossed(x + 4, y + 4, 48, 34)] : []),
  ];
}

/** A Maquis in play: the side that counts is dark, with its number. */
export function played(
  x: number,
  y: number,
  id: string,
  side: SideId,
  gone = false,
): readonly Shape[] {
  const maquis = maquisCalled(id);
  const halves = { hidden: x, revealed: x + 32 };
  return [
    draw.box(x, y, 64, 42, 'sheet'),
    draw.box(halves[side], y + 18, 32, 24, 'mine'),
    draw.word(x + 32, y + 14, maquis.name, 62),
    draw.word(halves.hidden + 16, y + 34, maquis.hidden.attack, 28, { light: side === 'hidden' }),
    draw.word(halves.revealed + 16, y + 34, maquis.revealed.attack, 28, {
      light: side === 'revealed',
    }),
    ...(gone ? [draw.crossed(x + 4, y + 4, 56, 34)] : []),
  ];
}
