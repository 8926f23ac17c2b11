import {
  ACTIONS,
  type ActionId,
  type Detail,
  type EnemyKindId,
  MAQUIS,
  MAQUIS_IDS,
  type MaquisId,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { lackNow } from '#games/resist/engine/index.ts';
import { type Asking, type MutableNotes, type NotePart, type Notes, typeOf } from './notes.ts';
import { actionInPlay, positionWithHand, sideInPlay } from './position.ts';
import { nextOther, QUESTIONS } from './questions.ts';
import { type Log, refuse, type Take, type TellingWord } from './telling.ts';

/*
 * What a card did is asked question by question, as its action or effect declares. An answer is a telling like any
 * other; the notes only remember how far the questions have been answered.
 */

const isMaquis = (of: Asking['of']): of is MaquisId =>
  (MAQUIS_IDS as readonly string[]).includes(of);

const actionTells = (action: ActionId | undefined): readonly Detail[] =>
  ACTIONS.find(({ id }) => id === action)?.tells ?? [];

/** The action that is asked about: that of a side in play, or the one it copies. */
export function actionAsked(notes: Notes, { of, copies }: Asking): ActionId | undefined {
  if (copies) return MAQUIS.find(({ id }) => id === copies)?.hidden.action;
  return isMaquis(of) ? sideInPlay(notes, of)?.action : undefined;
}

/** All that is asked about somebody's action, or about an effect. */
function tellsOf(notes: Notes, asking: Asking): readonly Detail[] {
  const { of } = asking;
  if (isMaquis(of)) return actionTells(actionAsked(notes, asking));
  return typeOf(of)?.tells ?? missionOf(of as MissionId).tells;
}

export interface NextDetail {
  readonly asking: Asking;
  readonly told: Detail;
}

/** What is asked of an effect from here on; what cannot have happened is passed over. */
function askedFrom(notes: Notes, asking: Asking): NextDetail | undefined {
  const tells = tellsOf(notes, asking);
  const next = tells.findIndex(
    (told, n) => n >= asking.told && QUESTIONS[told].can(notes, { ...asking, told: n }),
  );
  return next < 0 ? undefined : { asking: { ...asking, told: next }, told: tells[next] };
}

/** What has been found to be asked, as the same notes are asked many a time. */
const FOUND = new WeakMap<Notes, NextDetail | undefined>();

/**
 * The question that is asked now: about a card just played, or else about the effect that is due first. Not to be asked
 * of a draft, which changes.
 */
export function detailNow(notes: Notes): NextDetail | undefined {
  if (!FOUND.has(notes)) {
    const { asking, due } = notes;
    const first: Asking | null = asking ?? (due.length > 0 ? { of: due[0], told: 0 } : null);
    FOUND.set(notes, first ? askedFrom(notes, first) : undefined);
  }
  return FOUND.get(notes);
}

/** The Mission a question is about, where it is about one. */
export const missionAsked = (notes: Notes, { asking, told }: NextDetail): MissionId | undefined =>
  told === 'enemy-away-each' ? nextOther(notes, asking)?.mission : asking.at;

/** Whether the effect that is due first has nothing more to be told, or cannot be carried out. */
export const isDueTold = (notes: Notes): boolean => notes.due.length > 0 && !detailNow(notes);

/** The part of the notes a question belongs to. */
export const partAsked = ({ told }: NextDetail): NotePart => QUESTIONS[told].of;

/** What the effect does that is due first. */
export function dueDoes({ due: [first] }: Pick<Notes, 'due'>): string | undefined {
  if (first === undefined) return undefined;
  return typeOf(first)?.effect.does ?? missionOf(first as MissionId).effect.does;
}

/** The first effect that is due is done, or cannot be carried out. */
export function done(notes: MutableNotes): void {
  if (notes.due.length === 0) refuse('nothing-due');
  notes.asking = null;
  notes.due = notes.due.slice(1);
}

/** The part that the effect due first belongs to; nothing where it is not asked about. */
export const duePart = (notes: Notes): readonly NotePart[] =>
  tellsOf(notes, { of: notes.due[0], told: 0 }).map((told) => QUESTIONS[told].of);

/** resist.action-optional: an action may be left unused, until the first of it has been told. */
export const mayLeave = (notes: Notes, { asking }: NextDetail): boolean =>
  isMaquis(asking.of) &&
  asking.told === 0 &&
  asking.copies === undefined &&
  notes.looking === null &&
  asking.up === undefined;

/** Whether more could have happened, but need not have. */
export const mayEnd = ({ asking, told }: NextDetail): boolean =>
  QUESTIONS[told].mayEnd?.(asking) ?? false;

/** Every telling that may answer what is asked now. */
export function tellingsOf(notes: Notes, asked: NextDetail): readonly string[] {
  return [
    ...QUESTIONS[asked.told].answers(notes, asked.asking),
    ...(mayEnd(asked) ? ['enough'] : []),
    ...(mayLeave(notes, asked) ? ['skip'] : []),
  ];
}

/** Begins to ask about an effect, if it has anything to be told. */
export function askAbout(notes: MutableNotes, of: MaquisId | MissionId): void {
  notes.asking = askedFrom(notes, { of, told: 0 })?.asking ?? null;
}

/** resist.action-in-full: whether an action could be carried out now, by whoever is in hand unnamed as well. */
const canActNow = (notes: Notes, action: ActionId): boolean =>
  lackNow(positionWithHand(notes), action) === undefined;

/** Somebody has just come into play: their action is asked about, if it fits the phase and can be carried out. */
export function askAboutAction(notes: MutableNotes, id: MaquisId): void {
  const side = sideInPlay(notes, id);
  const phase = notes.phase === 'plan' ? 'PLAN' : 'ATTACK';
  if (side?.action && side.tag?.includes(phase) && canActNow(notes, side.action)) {
    askAbout(notes, id);
  }
}

/** resist.action-phase: in the lenient reading, whether somebody played in PLAN may still act (C20). */
export function mayActLater(notes: Notes, id: MaquisId): boolean {
  const side = sideInPlay(notes, id);
  return (
    notes.reading === 'lenient' &&
    notes.phase === 'attack' &&
    notes.planned.includes(id) &&
    !notes.acted.includes(id) &&
    side?.action !== undefined &&
    side.tag === 'ATTACK' &&
    actionTells(side.action).length > 0 &&
    canActNow(notes, side.action)
  );
}

/** What was asked before a telling, to go on from. */
interface Before {
  readonly asked: NextDetail;
  readonly tellings: readonly string[];
  readonly due: number;
}

const BEFORE = new WeakMap<Notes, Before | undefined>();

export function askedBefore(notes: Notes): Before | undefined {
  if (!BEFORE.has(notes)) {
    const asked = detailNow(notes);
    const before = asked && { asked, tellings: tellingsOf(notes, asked), due: notes.due.length };
    BEFORE.set(notes, before);
  }
  return BEFORE.get(notes);
}

/** What is told besides: from which deck an Enemy comes, whether the discard was shuffled in. */
const BESIDES = /^((?:up|down|seen|sift):.*):(?:\d+|mixed)$/;
const plain = (text: string): string => text.replace(BESIDES, '$1');

/** Whether something told answers the question, whatever is told besides. */
export const isAnswer = ({ tellings }: Before, text: string): boolean =>
  tellings.some((one) => one === text || plain(one) === plain(text));

/** After an answer the next thing is asked. */
export function goOnAsking(notes: MutableNotes, { asked, due }: Before, text: string): void {
  // An effect that asks one thing is done with it.
  if (notes.due.length < due) {
    notes.asking = null;
    return;
  }
  const { told } = asked;
  const asking = noted(asked.asking, text);
  const isAsked = told !== 'copied' || asking.copies === undefined;
  const question = QUESTIONS[told];
  const hasMore = question.again === true && text !== 'enough' && question.can(notes, asking);
  const next: Asking = { ...asking, told: isAsked ? asking.told + (hasMore ? 0 : 1) : 0 };
  const isDue = notes.due[0] === next.of;
  notes.asking = askedFrom(notes, next)?.asking ?? (isDue ? next : null);
}

/** What an answer tells of where it happened, of whom, and what came up. */
function noted(asking: Asking, text: string): Asking {
  const [word, one, two] = text.split(':');
  switch (word) {
    case 'at':
    case 'off':
    case 'down':
      return { ...asking, at: one as MissionId };
    case 'up':
      return { ...asking, at: one as MissionId, up: [...(asking.up ?? []), two as EnemyKindId] };
    case 'copy':
      return { ...asking, copies: one as MaquisId };
    default:
      return asking;
  }
}

/** Somebody does not act: what was counted for them is not. */
function leaveAction(notes: MutableNotes, log: Log): void {
  const { asking } = notes;
  notes.asking = null;
  if (!asking || !isMaquis(asking.of)) refuse('not-now');
  notes.acted = notes.acted.filter((id) => id !== asking.of);
  log.push({ type: 'not-used', maquis: asking.of, rule: 'resist.action-optional' });
}

/** resist.copying: of what is copied only what lasts until the strike is counted. */
function copyAction(notes: MutableNotes, copied: MaquisId, log: Log): void {
  const of = notes.asking?.of;
  const action = MAQUIS.find(({ id }) => id === copied)?.hidden.action;
  if (!of || !isMaquis(of) || !action) refuse('not-now');
  notes.acted = notes.acted.filter((id) => id !== of);
  if (actionInPlay(notes, copied)) notes.acted = [...notes.acted, of];
  log.push({ type: 'copied', maquis: copied, action, rule: 'resist.copying' });
}

/** The tellings that answer what is asked about an action or an effect, and nothing else. */
export const ASKED_TELLINGS = {
  done,
  at: () => {},
  enough: () => {},
  copy: (notes, [id], log) => copyAction(notes, id as MaquisId, log),
  skip: (notes, _, log) => leaveAction(notes, log),
} satisfies Partial<Record<TellingWord, Take>>;
