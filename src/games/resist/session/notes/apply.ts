import { CIVILIANS } from '#games/resist/data/index.ts';
import type { CardId } from '#games/resist/engine/index.ts';
import {
  ASKED_TELLINGS,
  actionAsked,
  askedBefore,
  done,
  dueDoes,
  goOnAsking,
  isAnswer,
} from './asking.ts';
import { ENEMY_TELLINGS, noteEnemyGone } from './enemies.ts';
import { putSeen } from './looked-at.ts';
import { civiliansLost, type MutableNotes, type Notes, setUpInProgress } from './notes.ts';
import { PEOPLE_TELLINGS } from './people.ts';
import { guerrillasHere } from './questions.ts';
import { ROUND_TELLINGS } from './round.ts';
import {
  CannotBe,
  type Log,
  type NoteEvent,
  readTelling,
  refuse,
  refuseBy,
  type Take,
  type TellingWord,
} from './telling.ts';

type ApplyResult =
  | { readonly position: Notes; readonly events: readonly NoteEvent[] }
  | { readonly reasons: CannotBe['why'] };

/** What a telling makes of the notes, or why it cannot have happened. */
export function applyTelling(notes: Notes, text: string): ApplyResult {
  const telling = readTelling(text);
  if (!telling) {
    const why = { code: 'not-a-telling', rule: 'resist.round', params: { found: text } };
    return { reasons: [why] };
  }
  const draft = setUpInProgress(notes);
  const events: NoteEvent[] = [];
  try {
    if (notes.phase === 'over') refuseBy('game-is-over', 'resist.result');
    const before = askedBefore(notes);
    const answers = before !== undefined && isAnswer(before, text);
    if (ANSWERS.has(telling.word) && !answers) refuse('not-now');
    // Whatever else happens, looking at cards is over.
    if (!LOOKS_ON.has(telling.word)) draft.looking = null;
    if (GOES_ON.has(telling.word)) draft.asking = null;
    TAKE[telling.word](draft, telling.parts, events);
    if (answers && telling.word !== 'skip') goOnAsking(draft, before, text);
  } catch (error) {
    if (error instanceof CannotBe) return { reasons: error.why };
    throw error;
  }
  return { position: draft, events };
}

/** Words that only answer what is asked. */
const ANSWERS: ReadonlySet<TellingWord> = new Set(['at', 'copy', 'use', 'skip', 'enough']);

/** Words with which the three cards looked at are still looked at. */
const LOOKS_ON: ReadonlySet<TellingWord> = new Set(['seen', 'sift', 'enough']);

/** Words with which the round goes on: what was not answered by then is asked no more. */
const GOES_ON: ReadonlySet<TellingWord> = new Set([
  ...(['hand', 'round', 'play', 'back', 'choose', 'attack', 'strike'] as const),
  ...(['defeat', 'stop', 'judge', 'continue', 'end'] as const),
]);

/** What each telling does. */
const TAKE: Readonly<Record<TellingWord, Take>> = {
  ...ROUND_TELLINGS,
  ...PEOPLE_TELLINGS,
  ...ENEMY_TELLINGS,
  ...ASKED_TELLINGS,
  seen: (notes, [card, to, mixed], log) =>
    putSeen(notes, card as CardId, to as 'top' | 'discard', log, mixed !== undefined),
  add: (notes, [which], log) => addStrength(notes, which === 'more' ? 1 : -1, log),
  civilian: (notes, [number], log) => civilian(notes, Number(number), log),
  use: (notes, _, log) => useAction(notes, log),
};

/** Strength is added that no card tells. */
function addStrength(notes: MutableNotes, by: number, log: Log): void {
  notes.gained += by;
  if (notes.phase === 'strike') notes.strength = Math.max(0, notes.strength + by);
  log.push({ type: 'added', by, rule: 'resist.strength' });
}

/** resist.civilians, resist.black-cat: the 0 goes straight back. */
function civilian(notes: MutableNotes, number: number, log: Log): void {
  const there = (list: readonly number[]): number => list.filter((one) => one === number).length;
  if (there(notes.graveyard) >= there(CIVILIANS)) {
    refuseBy('no-such-civilian', 'resist.civilians', { card: number });
  }
  if (number > 0) notes.graveyard = [...notes.graveyard, number];
  log.push({
    type: 'civilian-drawn',
    number,
    sum: civiliansLost(notes),
    rule: number > 0 ? 'resist.civilians' : 'resist.black-cat',
  });
  const does = dueDoes(notes);
  if (does === 'civilian' || does === 'civilian-per-enemy') done(notes);
}

/** An action happens of which nothing need be told but that it was used. */
function useAction(notes: MutableNotes, log: Log): void {
  const { target, asking } = notes;
  const action = asking ? actionAsked(notes, asking) : undefined;
  if (action === 'discard-guerrillas' && target) {
    for (const kind of guerrillasHere(notes)) noteEnemyGone(notes, target, kind, log);
  } else if (action === 'ignore-mission') {
    log.push({ type: 'mission-ignored', rule: 'resist.mission-actions' });
  }
}
