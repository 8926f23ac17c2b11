import { CARD_SIDES, ENEMY_KINDS, MAQUIS, MISSIONS } from '../data/index.ts';

/**
 * A move is one number inside the engine and a string everywhere else (`play:abel:hidden`,
 * `discard:villa:2`, `stop`): a word and up to two things it is about, with `:` between them.
 *
 *     second thing (7 bits)  first thing (7)  word (5)
 */
export type Move = number;

/** The word that a move begins with, and its number. */
export const MOVE = {
  pair: 0,
  draft: 1,
  mission: 2,
  draw: 3,
  play: 4,
  attack: 5,
  use: 6,
  skip: 7,
  act: 8,
  strike: 9,
  shift: 10,
  discard: 11,
  turn: 12,
  stop: 13,
  at: 14,
  reveal: 15,
  look: 16,
  pick: 17,
  top: 18,
  bottom: 19,
  take: 20,
  recruit: 21,
  remove: 22,
  defeat: 23,
  survive: 24,
  civilian: 25,
  end: 26,
  continue: 27,
  copy: 28,
} as const;
export type MoveWord = keyof typeof MOVE;
export const MOVE_WORDS = Object.keys(MOVE) as readonly MoveWord[];

/** Things: cards are their own numbers; the others begin here. 0 with nothing after it is none. */
export const KIND = 32;
export const SIDE = 56;
/** The Mission here, as something to defeat. */
export const THE_MISSION = 58;
export const MISSION_BASE = 64;
export const NUMBER = 96;
const THINGS = 128;

export const moveOf = (word: number, a = 0, b = 0): Move => word | (a << 5) | (b << 12);
export const wordNumber = (move: Move): number => move & 31;
export const firstOf = (move: Move): number => (move >>> 5) & 127;
export const secondOf = (move: Move): number => move >>> 12;

export const isKind = (thing: number): boolean => thing >= KIND && thing < SIDE;
export const isMission = (thing: number): boolean => thing >= MISSION_BASE && thing < NUMBER;
const isNumber = (thing: number): boolean => thing >= NUMBER;

/** The text of each thing, by its number. */
const THING_TEXTS: readonly string[] = (() => {
  const texts: string[] = Array(THINGS).fill('');
  for (const [n, { id }] of MAQUIS.entries()) texts[n] = id;
  texts[MAQUIS.length] = 'spy';
  for (const [n, { id }] of ENEMY_KINDS.entries()) texts[KIND + n] = id;
  for (const [n, id] of CARD_SIDES.entries()) texts[SIDE + n] = id;
  texts[THE_MISSION] = 'mission';
  for (const [n, { id }] of MISSIONS.entries()) texts[MISSION_BASE + n] = id;
  for (let n = 0; NUMBER + n < THINGS; n++) texts[NUMBER + n] = String(n);
  return texts;
})();

const THING_OF: ReadonlyMap<string, number> = new Map(
  THING_TEXTS.flatMap((text, thing) => (text ? [[text, thing] as const] : [])),
);

/** What can stand at a place of a move. */
const CLASSES = {
  maquis: (thing: number) => thing < MAQUIS.length,
  card: (thing: number) => thing <= MAQUIS.length,
  kind: isKind,
  side: (thing: number) => thing === SIDE || thing === SIDE + 1,
  mission: isMission,
  number: isNumber,
  target: (thing: number) => isKind(thing) || thing === THE_MISSION,
  any: (thing: number) => thing <= MAQUIS.length || isKind(thing),
  enemy: (thing: number) => isKind(thing) || isNumber(thing),
} as const;
type Class = keyof typeof CLASSES;

/** The things each word asks for; some words can be meant in two ways. */
const SHAPES: Readonly<Record<MoveWord, readonly (readonly Class[])[]>> = {
  pair: [['maquis', 'maquis']],
  draft: [['maquis']],
  mission: [['mission']],
  draw: [['card']],
  play: [['card', 'side']],
  attack: [['mission']],
  use: [[]],
  skip: [[]],
  act: [['maquis']],
  strike: [[]],
  shift: [['kind', 'mission']],
  discard: [['any'], ['mission', 'enemy']],
  turn: [['number']],
  stop: [[]],
  at: [['mission']],
  reveal: [['kind']],
  look: [['any']],
  pick: [['maquis']],
  top: [['any']],
  bottom: [['maquis']],
  take: [['maquis']],
  recruit: [['maquis']],
  remove: [['maquis']],
  defeat: [['target']],
  survive: [['kind']],
  civilian: [['number']],
  end: [[]],
  continue: [[]],
  copy: [['maquis']],
};

/** How many things follow each word in a text that the engine makes. */
const thingsIn = (move: Move): number => {
  const shapes = SHAPES[MOVE_WORDS[wordNumber(move)]];
  const shape = shapes.find(([one]) => !one || CLASSES[one](firstOf(move)));
  return shape?.length ?? 0;
};

const TEXTS = new Map<Move, string>();

/** The move as it stands in a record. */
export function moveText(move: Move): string {
  const known = TEXTS.get(move);
  if (known !== undefined) return known;
  const things = [firstOf(move), secondOf(move)].slice(0, thingsIn(move));
  const text = [MOVE_WORDS[wordNumber(move)], ...things.map((thing) => THING_TEXTS[thing])].join(
    ':',
  );
  TEXTS.set(move, text);
  return text;
}

export const thingText = (thing: number): string => THING_TEXTS[thing];

/** Why a text is no move at all, whatever the position. */
export interface MoveFault {
  readonly code: 'unknown-move' | 'unknown-name' | 'part-missing' | 'wrong-part' | 'too-many-parts';
  /** The part of the text at fault, or all of it. */
  readonly found: string;
}

type ParsedMove = { readonly move: Move } | { readonly fault: MoveFault };

const fault = (code: MoveFault['code'], found: string): ParsedMove => ({ fault: { code, found } });

/** Reads a move from its text; it may still be illegal where it is tried. */
export function parseMove(text: string): ParsedMove {
  const [name, ...parts] = text.split(':');
  const word = MOVE_WORDS.indexOf(name as MoveWord);
  if (word < 0) return fault('unknown-move', name);
  const shapes = SHAPES[MOVE_WORDS[word]];
  const most = Math.max(...shapes.map(({ length }) => length));
  if (parts.length > most) return fault('too-many-parts', text);
  const things: number[] = [];
  for (const part of parts) {
    const thing = THING_OF.get(part);
    if (thing === undefined) return fault('unknown-name', part);
    const at = things.length;
    const fits = shapes.filter(
      (shape) =>
        shape[at] &&
        CLASSES[shape[at]](thing) &&
        things.every((before, n) => CLASSES[shape[n]](before)),
    );
    if (fits.length === 0) return fault('wrong-part', part);
    things.push(thing);
  }
  const isWhole = shapes.some(
    (shape) =>
      shape.length === things.length && things.every((thing, n) => CLASSES[shape[n]](thing)),
  );
  return isWhole ? { move: moveOf(word, things[0], things[1]) } : fault('part-missing', text);
}
