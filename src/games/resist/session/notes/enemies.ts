import {
  CARDS_LOOKED_AT,
  type EnemyKindId,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { defensesAt } from '#games/resist/engine/index.ts';
import { done } from './asking.ts';
import { type MutableNotes, type NotedMission, typeOf } from './notes.ts';
import { positionOfNotes } from './position.ts';
import { type Log, refuseBy, type Take, type TellingWord } from './telling.ts';

/* Enemies: dealt, turned up, discarded, moved. Which deck hid one decides what the others may be. */

/** Where a Mission lies in the row. */
export function placeIn(notes: MutableNotes, mission: MissionId): number {
  const place = notes.row.findIndex((one) => one.mission === mission);
  if (place < 0) refuseBy('mission-not-in-row', 'resist.choose-mission', { mission });
  return place;
}

function change(notes: MutableNotes, mission: MissionId, to: Partial<NotedMission>): void {
  const place = placeIn(notes, mission);
  notes.row = notes.row.map((one, n) => (n === place ? { ...one, ...to } : one));
}

export const missionIn = (notes: MutableNotes, mission: MissionId): NotedMission =>
  notes.row[placeIn(notes, mission)];

/** A list without one of its items, once. */
function without<Item>(items: readonly Item[], item: Item): Item[] {
  const at = items.indexOf(item);
  return items.filter((_, n) => n !== at);
}

/** resist.reshuffle: the Enemy discard becomes a deck with the next number. */
function reshuffleEnemies(notes: MutableNotes, log: Log): void {
  notes.enemyNumber++;
  notes.pools = { ...notes.pools, [notes.enemyNumber]: notes.enemyDiscard };
  notes.enemyDeck = notes.enemyDiscard.length;
  notes.enemyDiscard = [];
  log.push({ type: 'reshuffled', deck: 'enemies', rule: 'resist.reshuffle' });
}

/** resist.draw-what-there-is: the next face-down Enemy; nothing where no card is left at all. */
function nextEnemy(notes: MutableNotes, log: Log): EnemyKindId | number | undefined {
  const [top] = notes.enemyTop;
  if (top) {
    notes.enemyTop = notes.enemyTop.slice(1);
    return top;
  }
  if (notes.enemyDeck === 0) {
    if (notes.enemyDiscard.length === 0) return undefined;
    reshuffleEnemies(notes, log);
  }
  notes.enemyDeck--;
  return notes.enemyNumber;
}

/** Deals one Enemy face down; whether there was one. */
export function deal(notes: MutableNotes, mission: MissionId, log: Log): boolean {
  const { down } = missionIn(notes, mission);
  const dealt = nextEnemy(notes, log);
  if (dealt === undefined) return false;
  change(notes, mission, { down: [...down, dealt] });
  return true;
}

/** resist.other-missions: one more face-down Enemy at each other Available Mission. */
export function noteReinforcements(
  notes: MutableNotes,
  rule: 'resist.barracks' | 'resist.radio-operator',
  log: Log,
): void {
  for (const { mission, failed } of notes.row) {
    if (failed || mission === notes.target) continue;
    if (deal(notes, mission, log)) log.push({ type: 'reinforced', mission, rule });
  }
}

function anotherThan(kind: EnemyKindId): never {
  refuseBy('enemy-is-another', 'resist.what-is-known', { kind });
}

function hiddenIn(notes: MutableNotes, from: EnemyKindId | number, kind: EnemyKindId): boolean {
  return typeof from === 'number' ? (notes.pools[from] ?? []).includes(kind) : from === kind;
}

function takeFromPool(notes: MutableNotes, from: EnemyKindId | number, kind: EnemyKindId): void {
  if (typeof from !== 'number') return;
  notes.pools = { ...notes.pools, [from]: without(notes.pools[from] ?? [], kind) };
}

/**
 * resist.turn-up: a face-down Enemy shows its face; where none lies there, it comes off the deck. Where cards
 * of several decks lie there, which it came from can be told.
 */
function noteTurnedUp(
  notes: MutableNotes,
  mission: MissionId,
  kind: EnemyKindId,
  log: Log,
  deck?: string,
): void {
  if (missionIn(notes, mission).down.length === 0) deal(notes, mission, log);
  const { down, up } = missionIn(notes, mission);
  const ofDeck = down.find((one) => String(one) === deck && hiddenIn(notes, one, kind));
  const from =
    ofDeck ??
    down.find((one) => one === kind) ??
    (deck === undefined ? down.find((one) => hiddenIn(notes, one, kind)) : undefined);
  if (from === undefined) anotherThan(kind);
  takeFromPool(notes, from, kind);
  change(notes, mission, { down: without(down, from), up: [...up, kind] });
  log.push({ type: 'turned-up', kind, mission, rule: 'resist.turn-up' });
}

function takeUp(notes: MutableNotes, mission: MissionId, kind: EnemyKindId): void {
  const { up } = missionIn(notes, mission);
  if (!up.includes(kind)) {
    refuseBy('enemy-not-there', 'resist.help-elsewhere', { kind, mission });
  }
  change(notes, mission, { up: without(up, kind) });
}

/** resist.discard: an Enemy face up goes to its discard; it does nothing more (C48). */
export function noteEnemyGone(
  notes: MutableNotes,
  mission: MissionId,
  kind: EnemyKindId,
  log: Log,
): void {
  takeUp(notes, mission, kind);
  notes.enemyDiscard = [...notes.enemyDiscard, kind];
  log.push({ type: 'enemy-discarded', kind, mission, rule: 'resist.discarding-actions' });
}

/** Paid for: it goes to the discard without a word of its own. */
export function spendOn(notes: MutableNotes, kind: EnemyKindId): void {
  if (!notes.target) return;
  takeUp(notes, notes.target, kind);
  notes.enemyDiscard = [...notes.enemyDiscard, kind];
}

/** Consuelo: the Enemy goes, and its current Defense becomes strength (C43). */
function gain(notes: MutableNotes, kind: EnemyKindId, log: Log): void {
  const { target } = notes;
  if (!target) refuseBy('enemy-not-here', 'resist.discarding-actions', { kind });
  const here = defensesAt(positionOfNotes(notes), target);
  const by = here.find((one) => one.kind === kind)?.defense ?? 0;
  noteEnemyGone(notes, target, kind, log);
  notes.gained += by;
  log.push({ type: 'strength-gained', by, rule: 'resist.discarding-actions' });
}

/** resist.moving-an-enemy: it stays face up at the other Mission, and is weakened no more (C35). */
function shift(
  notes: MutableNotes,
  from: MissionId,
  kind: EnemyKindId,
  to: MissionId,
  log: Log,
): void {
  if (from === to) refuseBy('not-another-mission', 'resist.other-missions', { mission: to });
  takeUp(notes, from, kind);
  change(notes, to, { up: [...missionIn(notes, to).up, kind] });
  log.push({ type: 'enemy-moved', kind, from, to, rule: 'resist.moving-an-enemy' });
}

const isKind = (one: string): one is EnemyKindId => /-\d$/.test(one);

/**
 * The deck that an Enemy looked at comes from. With fewer than three left, looking goes on in the reshuffled
 * discard (C22), and what was left of the deck before is being looked at as well.
 */
function enemyLookedAt(notes: MutableNotes, kind: EnemyKindId, log: Log): number {
  const { enemyDeck, enemyNumber } = notes;
  if (enemyDeck > 0 && hiddenIn(notes, enemyNumber, kind)) return enemyNumber;
  const { out = [] } = notes.looking ?? {};
  const justOut = notes.enemyDiscard.slice(notes.enemyDiscard.length - out.filter(isKind).length);
  const before = notes.enemyDiscard.slice(0, notes.enemyDiscard.length - justOut.length);
  if (enemyDeck < CARDS_LOOKED_AT && before.includes(kind)) {
    notes.enemyDiscard = before;
    reshuffleEnemies(notes, log);
    notes.enemyDeck += enemyDeck;
    notes.enemyDiscard = justOut;
    return notes.enemyNumber;
  }
  if (enemyDeck === 0 || !hiddenIn(notes, enemyNumber - 1, kind)) anotherThan(kind);
  return enemyNumber - 1;
}

/** The discard is shuffled in to look at three Enemies; what was left of the deck is looked at as well (C22). */
function mixIn(notes: MutableNotes, log: Log): void {
  const { enemyDeck } = notes;
  reshuffleEnemies(notes, log);
  notes.enemyDeck += enemyDeck;
  const known = Math.min(CARDS_LOOKED_AT, notes.enemyTop.length);
  notes.looking = { placed: 0, known, out: [], before: enemyDeck };
}

/** resist.sifting: an Enemy looked at goes to the discard, or back on top of its deck. */
function siftEnemy(
  notes: MutableNotes,
  kind: EnemyKindId,
  to: 'top' | 'discard',
  log: Log,
  isMixed = false,
): void {
  if (isMixed && !notes.looking) mixIn(notes, log);
  const { placed, known, out, before } = notes.looking ?? {
    placed: 0,
    known: Math.min(CARDS_LOOKED_AT, notes.enemyTop.length),
    out: [],
    before: undefined,
  };
  const at = notes.enemyTop.indexOf(kind, placed);
  const isKnown = at >= 0 && at < placed + known;
  let left = before;
  if (isKnown) notes.enemyTop = notes.enemyTop.toSpliced(at, 1);
  else {
    const older = notes.enemyNumber - 1;
    const isOlder = left !== undefined && left > 0 && hiddenIn(notes, older, kind);
    const from = isOlder ? older : enemyLookedAt(notes, kind, log);
    if (left !== undefined && isOlder) left--;
    notes.enemyDeck--;
    takeFromPool(notes, from, kind);
  }
  if (to === 'top') notes.enemyTop = [kind, ...notes.enemyTop];
  else notes.enemyDiscard = [...notes.enemyDiscard, kind];
  notes.looking = {
    placed: to === 'top' ? placed + 1 : placed,
    known: isKnown ? known - 1 : known,
    out: to === 'top' ? out : [...out, kind],
    ...(left === undefined ? {} : { before: left }),
  };
  log.push({ type: 'put-back', where: to, card: kind, rule: 'resist.sifting' });
}

/** An Enemy is discarded, and with it an effect is done that wants just that. */
function discardEnemy(notes: MutableNotes, mission: MissionId, kind: EnemyKindId, log: Log): void {
  noteEnemyGone(notes, mission, kind, log);
  const [first] = notes.due;
  const effect = first === undefined ? undefined : missionIfAny(first)?.effect;
  if (effect?.does === 'discard-elsewhere' && effect.at === 'one') done(notes);
}

const missionIfAny = (due: EnemyKindId | MissionId) =>
  typeOf(due) ? undefined : missionOf(due as MissionId);

/** The tellings of Enemies. */
export const ENEMY_TELLINGS = {
  gain: (notes, [kind], log) => gain(notes, kind as EnemyKindId, log),
  up: (notes, [mission, kind, deck], log) =>
    noteTurnedUp(notes, mission as MissionId, kind as EnemyKindId, log, deck),
  off: (notes, [mission, kind], log) =>
    discardEnemy(notes, mission as MissionId, kind as EnemyKindId, log),
  down: (notes, [mission, kind, deck], log) => {
    noteTurnedUp(notes, mission as MissionId, kind as EnemyKindId, log, deck);
    discardEnemy(notes, mission as MissionId, kind as EnemyKindId, log);
  },
  shift: (notes, [from, kind, to], log) =>
    shift(notes, from as MissionId, kind as EnemyKindId, to as MissionId, log),
  deal: (notes, [mission], log) => {
    placeIn(notes, mission as MissionId);
    if (!deal(notes, mission as MissionId, log)) return;
    log.push({ type: 'reinforced', mission: mission as MissionId, rule: 'resist.barracks' });
  },
  sift: (notes, [kind, to, mixed], log) =>
    siftEnemy(notes, kind as EnemyKindId, to as 'top' | 'discard', log, mixed !== undefined),
} satisfies Partial<Record<TellingWord, Take>>;
