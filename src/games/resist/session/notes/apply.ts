import {
  CIVILIANS,
  type EnemyKindId,
  type MaquisId,
  type MissionId,
  missionOf,
  type SideId,
} from '#games/resist/data/index.ts';
import type { CardId } from '#games/resist/engine/index.ts';
import {
  actionAsked,
  askedBefore,
  copyAction,
  goOnAsking,
  isAnswer,
  leaveAction,
} from './asking.ts';
import { deal, gain, noteEnemyGone, noteTurnedUp, placeIn, shift, siftEnemy } from './enemies.ts';
import { putSeen } from './looked-at.ts';
import {
  civiliansLost,
  type MutableNotes,
  type Notes,
  type Spot,
  type SpySpot,
  setUpInProgress,
  typeOf,
} from './notes.ts';
import {
  draw,
  moveSpy,
  noteAction,
  notePut,
  noteRecruit,
  place,
  playSomebody,
  takeBack,
} from './people.ts';
import { guerrillasHere } from './questions.ts';
import {
  defeat,
  done,
  fail,
  nextRound,
  noteAttack,
  noteGoingOn,
  noteJudgement,
  noteMission,
  noteStrike,
  noteTarget,
  over,
  stop,
  tellHand,
  win,
} from './round.ts';
import {
  CannotBe,
  type Log,
  type NoteEvent,
  readTelling,
  refuse,
  refuseBy,
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

type Take = (notes: MutableNotes, parts: readonly string[], log: Log) => void;

const TAKE: Readonly<Record<TellingWord, Take>> = {
  draft: (n, [hidden, recruited], log) =>
    drafted(n, hidden as MaquisId, recruited as MaquisId, log),
  lay: (n, [mission], log) => noteMission(n, mission as MissionId, log),
  hand: (n, [spies], log) => tellHand(n, Number(spies), log),
  round: (n, _, log) => nextRound(n, log),
  draw: (n, [card], log) => draw(n, card as CardId | 'one', log),
  play: (n, [id, side], log) => playSomebody(n, id as MaquisId, side as SideId, log),
  act: (n, [id], log) => noteAction(n, id as MaquisId, log),
  back: (n, [id], log) => takeBack(n, id as MaquisId, log),
  put: (n, [id, to], log) => {
    notePut(n, id as MaquisId, to as Spot, log);
    if (dueDoes(n) === 'revealed-to-discard' && to === 'discard') done(n);
  },
  seen: (n, [card, to, mixed], log) =>
    putSeen(n, card as CardId, to as 'top' | 'discard', log, mixed !== undefined),
  recruit: (n, [id, to], log) => {
    noteRecruit(n, id as MaquisId, to as 'hand' | 'discard' | 'top', log);
    if (dueDoes(n) === 'recruit-to-discard' && to === 'discard') done(n);
  },
  spy: (n, [from, to], log) => moveSpy(n, from as SpySpot, to as SpySpot, log),
  add: (n, [which], log) => {
    const by = which === 'more' ? 1 : -1;
    n.gained += by;
    if (n.phase === 'strike') n.strength = Math.max(0, n.strength + by);
    log.push({ type: 'added', by, rule: 'resist.strength' });
  },
  gain: (n, [kind], log) => gain(n, kind as EnemyKindId, log),
  up: (n, [mission, kind, deck], log) =>
    noteTurnedUp(n, mission as MissionId, kind as EnemyKindId, log, deck),
  off: (n, [mission, kind], log) => {
    noteEnemyGone(n, mission as MissionId, kind as EnemyKindId, log);
    helped(n);
  },
  down: (n, [mission, kind, deck], log) => {
    noteTurnedUp(n, mission as MissionId, kind as EnemyKindId, log, deck);
    noteEnemyGone(n, mission as MissionId, kind as EnemyKindId, log);
    helped(n);
  },
  shift: (n, [from, kind, to], log) =>
    shift(n, from as MissionId, kind as EnemyKindId, to as MissionId, log),
  deal: (n, [mission], log) => {
    placeIn(n, mission as MissionId);
    if (!deal(n, mission as MissionId, log)) return;
    log.push({ type: 'reinforced', mission: mission as MissionId, rule: 'resist.barracks' });
  },
  sift: (n, [kind, to, mixed], log) =>
    siftEnemy(n, kind as EnemyKindId, to as 'top' | 'discard', log, mixed !== undefined),
  choose: (n, [mission], log) => noteTarget(n, mission as MissionId, log),
  attack: (n, _, log) => noteAttack(n, log),
  strike: (n, _, log) => noteStrike(n, log),
  defeat: (n, [target], log) => defeat(n, target as EnemyKindId | 'mission', log),
  stop: (n, _, log) => stop(n, log),
  civilian: (n, [number], log) => civilian(n, Number(number), log),
  lose: (n, [id], log) => lose(n, id as MaquisId, log),
  done: (n) => done(n),
  at: () => {},
  enough: () => {},
  use: (n, _, log) => useAction(n, log),
  copy: (n, [id], log) => copyAction(n, id as MaquisId, log),
  skip: (n, _, log) => leaveAction(n, log),
  judge: (n, _, log) => noteJudgement(n, log),
  win: (n, [mission], log) => win(n, mission as MissionId, log),
  fail: (n, [mission], log) => fail(n, mission as MissionId, log),
  continue: (n, _, log) => noteGoingOn(n, log),
  end: (n, _, log) => over(n, 'ended', log),
};

/** What the effect does that is due first. */
function dueDoes({ due: [first] }: Pick<Notes, 'due'>): string | undefined {
  if (first === undefined) return undefined;
  return typeOf(first)?.effect.does ?? missionOf(first as MissionId).effect.does;
}

/** resist.setup-draft: one of a pair to each deck. */
function drafted(notes: MutableNotes, hidden: MaquisId, recruited: MaquisId, log: Log): void {
  if (hidden === recruited || notes.at[hidden] || notes.at[recruited]) {
    refuseBy('drafted-already', 'resist.setup-draft', { one: hidden, two: recruited });
  }
  place(notes, hidden, 'deck');
  place(notes, recruited, 'recruits');
  log.push({ type: 'drafted', hidden, recruit: recruited, rule: 'resist.setup-draft' });
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

/** resist.remove-from-game: somebody hidden in play leaves the game. */
function lose(notes: MutableNotes, id: MaquisId, log: Log): void {
  if (notes.at[id] !== 'hidden') {
    refuseBy('not-hidden-in-play', 'resist.military', { maquis: id });
  }
  place(notes, id, 'out');
  log.push({ type: 'maquis-removed', maquis: id, rule: 'resist.remove-from-game' });
  if (dueDoes(notes) === 'remove-hidden') done(notes);
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

/** An Enemy was discarded where that was due. */
function helped(notes: MutableNotes): void {
  const [first] = notes.due;
  const effect = first === undefined ? undefined : missionIfAny(first)?.effect;
  if (effect?.does === 'discard-elsewhere' && effect.at === 'one') done(notes);
}

const missionIfAny = (due: EnemyKindId | MissionId) =>
  typeOf(due) ? undefined : missionOf(due as MissionId);
