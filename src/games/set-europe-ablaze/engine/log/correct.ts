import { CARD_COUNT, limit } from '#games/set-europe-ablaze/data/limits.ts';
import { wordEntry } from '../judge/verdict.ts';
import { isUnknownRecord } from '../read-state.ts';
import { isAreaId } from '../state.ts';
import { type ApplyEvent, Refused } from './event-refusal.ts';
import { PHASES, type Position } from './position.ts';

type Check = (value: unknown) => boolean;

const whole =
  (from: number, to: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const isFlag = oneOf(true, false);
const isWord: Check = (value) => typeof value === 'string' && value.length <= 60;
const isSide = oneOf('maquis', 'german');
const wordsOf =
  (most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(isWord);
const pieces = whole(0, 40);

/** What may stand in an Area. */
const AREA: Readonly<Record<string, Check>> = {
  name: isWord,
  country: oneOf('france', 'belgium', 'netherlands'),
  value: whole(0, 99),
  paris: isFlag,
  vichy: isFlag,
  immune: isFlag,
  strength: whole(0, limit('strength-paris')),
  demoralized: isFlag,
  active: pieces,
  quiet: pieces,
  usedNetworks: pieces,
  usedUnits: pieces,
  teams: pieces,
  otherTeams: pieces,
  usedTeams: pieces,
  caches: pieces,
  hero: (value) => value === null || isWord(value),
  labor: pieces,
  laborUsed: isFlag,
  security: pieces,
  vichySecurity: pieces,
  detachments: pieces,
  abwehr: pieces,
  gestapo: pieces,
  rsha: pieces,
  deceived: pieces,
  damage: whole(0, 99),
  temporary: isFlag,
  advantage: oneOf('maquis', 'neutral', 'german'),
};

/** What may stand elsewhere, by its path; `SIDE` stands for either side. */
const ELSEWHERE: Readonly<Record<string, Check>> = {
  turn: whole(1, limit('turns')),
  phase: oneOf(...PHASES),
  active: isSide,
  first: isSide,
  'ap.SIDE': whole(0, limit('action-points')),
  'startAp.SIDE': whole(0, limit('action-points')),
  'vp.SIDE': whole(0, limit('victory-points')),
  'hand.SIDE': whole(0, CARD_COUNT),
  'discards.SIDE': whole(0, CARD_COUNT),
  'removed.SIDE': whole(0, CARD_COUNT),
  'revealed.SIDE': whole(0, 24),
  'apCards.SIDE': whole(0, 24),
  'selected.SIDE': wordsOf(40),
  'played.SIDE': wordsOf(99),
  'spadesUsed.SIDE': wordsOf(99),
  'laid.SIDE': wordsOf(2),
  morale: whole(limit('morale-least'), limit('morale-most')),
  damageDone: whole(0, 99),
  passes: whole(0, 2),
  residualDone: isFlag,
  heroPlaced: isFlag,
  scored: isFlag,
  soeUsed: isFlag,
  mbfUsed: isFlag,
  mobilizationOpen: isFlag,
  freeMoves: pieces,
  arriving: pieces,
  supportCaches: pieces,
  'ready.active': pieces,
  'ready.quiet': pieces,
  'ready.teams': pieces,
  'ready.caches': pieces,
  'germany.security': pieces,
  'germany.vichySecurity': pieces,
  'germany.detachments': pieces,
  'stalag.security': pieces,
  'stalag.networks': pieces,
  'heroes.available': wordsOf(3),
  'heroes.back': wordsOf(3),
  'impulse.nonTerminal': whole(0, limit('non-terminal')),
  'impulse.kind': oneOf('normal', 'maximum', 'residual'),
  overruled: (value) => value === null || isWord(value),
};

/** An Area as somebody tells it: every entry known and of its kind; the rest is blank. */
export const isAreaTold = (told: unknown): boolean =>
  isUnknownRecord(told) &&
  Object.entries(told).every(([name, value]) => Object.hasOwn(AREA, name) && AREA[name]?.(value));

/** Whether a value may stand at a path. */
function fits(path: string, to: unknown): boolean {
  const [first, id, entry, ...more] = path.split('.');
  // A null takes back what was told: of an Area, or of one entry in it.
  if (first === 'areas') {
    if (!isAreaId(id) || more.length > 0) return false;
    if (entry === undefined) return to === null || isAreaTold(to);
    return Object.hasOwn(AREA, entry) && (to === null || AREA[entry]?.(to) === true);
  }
  const known = path.replace(/\.(maquis|german)$/, '.SIDE');
  return Object.hasOwn(ELSEWHERE, known) && ELSEWHERE[known]?.(to) === true;
}

/** Puts a value where the table says it is; always legal, as long as such a thing can stand there. */
export const takeCorrection: ApplyEvent = (position, event) => {
  const path = wordEntry(event, 'path');
  if (!fits(path, event.to)) throw new Refused({ case: '', path });
  const { to } = event;
  const [first = '', second, third] = path.split('.');
  if (first === 'areas' && second !== undefined) {
    if (to === null && third === undefined) {
      const { [second]: _, ...areas } = position.areas;
      return { ...position, areas };
    }
    if (to === null && third !== undefined && third !== 'hero') {
      const { [third as 'value']: _, ...area } = position.areas[second] ?? {};
      return { ...position, areas: { ...position.areas, [second]: area } };
    }
    const change = third === undefined ? (to as object) : { [third]: to };
    return {
      ...position,
      areas: { ...position.areas, [second]: { ...position.areas[second], ...change } },
    };
  }
  if (second === undefined) return { ...position, [first]: to };
  const part = position[first as keyof Position] as unknown as object;
  return { ...position, [first]: { ...part, [second]: to } };
};
