import type { DeckId, GameEvent, Position, ResistHistory } from '#games/resist/engine/index.ts';
import { snapshotOf } from '#games/resist/engine/index.ts';
import { freshNotes, type Notes, noteRules } from '#games/resist/session/notes/index.ts';

/** What somebody beside a real table would tell of each thing that happened; nothing where notes know it. */
function tellings(
  event: GameEvent,
  notes: Notes,
  before: Position,
  after: Position,
  deck: DeckId,
): readonly string[] {
  switch (event.type) {
    case 'mission-laid':
      return [`lay:${event.mission}`];
    case 'drafted':
      return [`draft:${event.hidden}:${event.recruit}`];
    case 'drawn':
      return [`draw:${event.card}`];
    case 'played':
      return [...begun(notes, before), `play:${event.maquis}:${event.side}`];
    case 'not-used':
      return notes.acted.includes(event.maquis) ? [`act:${event.maquis}`] : [];
    case 'used':
      return [];
    case 'mission-chosen':
      return [`choose:${event.mission}`];
    case 'turned-up':
      return [turnedUp(event.mission, event.kind, before, after)];
    case 'enemy-discarded':
      return [discarded(notes, event.mission, event.kind)];
    case 'enemy-moved':
      return [`shift:${event.from}:${event.kind}:${event.to}`];
    case 'put-back':
      return putBack(event.where, event.card, deck);
    case 'put-on-hidden-deck':
      return notes.at[event.card as keyof Notes['at']] === 'pile'
        ? [`put:${event.card}:top`]
        : [`recruit:${event.card}:top`];
    case 'taken-to-hand':
      return [`put:${event.maquis}:hand`];
    case 'recruited':
      return [`recruit:${event.maquis}:${event.to}`];
    case 'discarded':
      // What is cleaned up goes by itself.
      if (notes.phase === 'recover') return [];
      // The Police Station: cards just looked at.
      if (notes.phase === 'strike') return event.cards.map((card) => `seen:${card}:discard`);
      return event.cards
        .filter((card) => card === 'spy' || notes.at[card] !== 'discard')
        .map((card) => (card === 'spy' ? 'spy:hand:discard' : `put:${card}:discard`));
    case 'spy-removed':
      return notes.phase === 'strike' ? [] : ['spy:hand:out'];
    case 'struck':
      return [...begun(notes, before), 'strike'];
    case 'enemy-defeated':
      return [`defeat:${event.kind}`];
    case 'mission-beaten':
      return ['defeat:mission'];
    case 'stopped':
      return ['stop'];
    case 'civilian-drawn':
      return [`civilian:${event.number}`];
    case 'maquis-removed':
      return [`lose:${event.maquis}`];
    case 'mission-scored':
    case 'mission-failed':
      return [...notes.due.map(() => 'done'), 'judge'];
    case 'cleaned-up':
      return ['continue'];
    case 'round-began':
      return ['round'];
    default:
      return [];
  }
}

/** The ATTACK has begun on the table before anybody is played in it. */
const begun = (notes: Notes, before: Position): readonly string[] =>
  notes.phase === 'plan' && snapshotOf(before).phase === 'attack' ? ['attack'] : [];

/** Which of the cards there was turned up shows in what is left there. */
function turnedUp(mission: string, kind: string, before: Position, after: Position): string {
  const down = (position: Position) =>
    snapshotOf(position).row.find((one) => one.mission === mission)?.down ?? [];
  const left = [...down(after)];
  const gone = down(before).find((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return `up:${mission}:${kind}${typeof gone === 'number' ? `:${gone}` : ''}`;
}

function discarded(notes: Notes, mission: string, kind: string): string {
  const place = notes.row.find((one) => one.mission === mission);
  const isUp = place?.up.some((one) => one === kind);
  return isUp ? `off:${mission}:${kind}` : `down:${mission}:${kind}`;
}

/** Recruits put back in some order tell notes nothing. */
function putBack(where: 'top' | 'bottom' | 'discard', card: string, deck: DeckId): string[] {
  if (deck === 'recruits') return [];
  return [`${deck === 'enemies' ? 'sift' : 'seen'}:${card}:${where}`];
}

/** Notes of a game played elsewhere, told as somebody would tell it beside the cards. */
export function toldBeside(
  { positions, events }: ResistHistory,
  split: Notes['split'] = 'random',
): Notes {
  let notes = freshNotes(split, 'strict');
  let deck: DeckId = 'hidden';
  events.forEach((step, n) => {
    for (const event of step) {
      if (event.type === 'looked-at') deck = event.deck;
      for (const move of tellings(event, notes, positions[n], positions[n + 1], deck)) {
        const taken = noteRules.apply(notes, { move });
        if ('reasons' in taken)
          throw new Error(`step ${n + 1}, ${move}: ${taken.reasons[0]?.code}`);
        notes = taken.position;
      }
    }
  });
  return notes;
}
