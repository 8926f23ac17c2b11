import type { MaquisId, SideId } from '#games/resist/data/index.ts';
import { type CardId, defensesAt, revealsNow } from '#games/resist/engine/index.ts';
import { askAbout, askAboutAction, done, dueDoes, mayActLater } from './asking.ts';
import {
  deckSize,
  handDrawn,
  type MutableNotes,
  peopleAt,
  type Spot,
  type SpySpot,
  spiesDrawn,
} from './notes.ts';
import {
  actionInPlay,
  mayAct,
  maybeInDeck,
  maybeRecruits,
  positionOfNotes,
  sideInPlay,
} from './position.ts';
import { type Log, refuse, refuseBy, type Take, type TellingWord } from './telling.ts';

/* People and Spies: drawn, played, and put wherever an action puts them. */

/** Puts somebody somewhere, after all who lie there. */
export function place(notes: MutableNotes, id: MaquisId, spot: Spot): void {
  const { [id]: _, ...others } = notes.at;
  notes.at = { ...others, [id]: spot };
  notes.acted = notes.acted.filter((one) => one !== id);
}

/** resist.reshuffle: the Hidden discard becomes the deck. Who is still in hand unnamed is nobody of it. */
export function reshuffle(notes: MutableNotes, log: Log): void {
  const { at } = notes;
  notes.at = Object.fromEntries(Object.entries(at).filter(([, spot]) => spot !== 'deck'));
  const people = peopleAt(notes, 'discard');
  for (const id of people) place(notes, id, 'deck');
  notes.deck = people.length + notes.discardSpies;
  notes.deckSpies = notes.discardSpies;
  notes.discardSpies = 0;
  notes.mixed = true;
  log.push({ type: 'reshuffled', deck: 'hidden', rule: 'resist.reshuffle' });
}

function notThere(card: CardId): never {
  refuseBy('card-not-there', 'resist.what-is-known', { card });
}

/** Takes a card from the Hidden deck: the one known on top, or one that may be in the rest. */
export function takeFromDeck(notes: MutableNotes, card: CardId | 'one', log: Log): CardId | 'one' {
  if (deckSize(notes) === 0) reshuffle(notes, log);
  const [top] = notes.top;
  if (top) {
    if (card !== 'one' && card !== top) notThere(card);
    notes.top = notes.top.slice(1);
    return top;
  }
  const people = notes.deck - notes.deckSpies;
  if (card === 'spy' ? notes.deckSpies === 0 : people === 0)
    notThere(card === 'one' ? 'spy' : card);
  if (card !== 'spy' && card !== 'one' && !maybeInDeck(notes).includes(card)) notThere(card);
  notes.deck--;
  if (card === 'spy') notes.deckSpies--;
  return card;
}

function intoHand(notes: MutableNotes, card: CardId | 'one'): void {
  if (card === 'spy') notes.handSpies++;
  else if (card === 'one') notes.unnamed++;
  else place(notes, card, 'hand');
}

/** A card is drawn, by name or as one more Maquis. */
function draw(notes: MutableNotes, card: CardId | 'one', log: Log): void {
  const drawn = takeFromDeck(notes, card, log);
  intoHand(notes, drawn);
  if (drawn === 'one') log.push({ type: 'drawn-unnamed', rule: 'resist.draw-what-there-is' });
  else log.push({ type: 'drawn', card: drawn, rule: 'resist.draw-what-there-is' });
}

/**
 * resist.new-hand: a whole hand with so many Spies. Known tops come first; where it crosses a reshuffle, all
 * that was left of the deck is in it.
 */
export function drawHand(notes: MutableNotes, spies: number, log: Log): void {
  const cards = handDrawn(notes);
  let left = cards;
  let spiesLeft = spies;
  const range = spiesDrawn(notes);
  const impossible = () => refuse('hand-cannot-be', { cards, ...range });
  const drawRest = (count: number, ofThemSpies: number) => {
    if (ofThemSpies < 0 || ofThemSpies > notes.deckSpies) impossible();
    const people = count - ofThemSpies;
    if (people > notes.deck - notes.deckSpies) impossible();
    const isAll = people === notes.deck - notes.deckSpies;
    const known = maybeInDeck(notes);
    if (isAll && known.length === people) for (const id of known) place(notes, id, 'hand');
    else notes.unnamed += people;
    notes.deck -= count;
    notes.deckSpies -= ofThemSpies;
    notes.handSpies += ofThemSpies;
    left -= count;
    spiesLeft -= ofThemSpies;
  };
  while (left > 0 && notes.top.length > 0) {
    const [top] = notes.top;
    notes.top = notes.top.slice(1);
    intoHand(notes, top);
    left--;
    if (top === 'spy') spiesLeft--;
  }
  if (left > notes.deck) {
    drawRest(notes.deck, notes.deckSpies);
    reshuffle(notes, log);
  }
  drawRest(left, spiesLeft);
  log.push({ type: 'hand-told', cards, spies, rule: 'resist.new-hand' });
}

/** Whether somebody may be one of the unnamed, or be drawn now. */
const maybeDrawn = ({ at }: MutableNotes, id: MaquisId): boolean =>
  at[id] === undefined || at[id] === 'deck' || at[id] === 'top';

/** resist.play-in-plan, resist.play-everyone: somebody comes into play on one of their sides. */
function playSomebody(notes: MutableNotes, id: MaquisId, side: SideId, log: Log): void {
  if (notes.phase !== 'plan' && notes.phase !== 'attack') refuse('not-now');
  if (notes.at[id] !== 'hand') {
    if (!maybeDrawn(notes, id)) refuseBy('not-in-hand', 'resist.hidden-or-revealed', { card: id });
    if (notes.unnamed > 0) notes.unnamed--;
    else takeFromDeck(notes, id, log);
  }
  if (notes.phase === 'attack' && side === 'revealed') {
    const limit = revealsNow(positionOfNotes(notes));
    if (limit && limit.done >= limit.most) {
      refuseBy('reveal-limit', 'resist.reveal-limits', { most: limit.most });
    }
    notes.reveals++;
  }
  place(notes, id, side);
  // Whoever was discarded in between and drawn again is played anew.
  if (notes.phase === 'attack') notes.planned = notes.planned.filter((one) => one !== id);
  log.push({ type: 'played', maquis: id, side, rule: 'resist.hidden-or-revealed' });
  if (mayAct(notes, id)) noteAction(notes, id, log);
  askAboutAction(notes, id);
}

/** An action that lasts until the strike is used, or is not after all. */
function noteAction(notes: MutableNotes, id: MaquisId, log: Log): void {
  const action = actionInPlay(notes, id);
  const rule = 'resist.action-optional';
  const later = action ? undefined : sideInPlay(notes, id)?.action;
  if (later && mayActLater(notes, id)) {
    notes.acted = [...notes.acted, id];
    askAbout(notes, id);
    log.push({ type: 'used', maquis: id, action: later, rule });
    return;
  }
  if (!action) refuseBy('not-in-play', 'resist.in-play', { maquis: id });
  if (notes.acted.includes(id)) {
    notes.acted = notes.acted.filter((one) => one !== id);
    if (action === 'weaken') notes.weakened = [];
    log.push({ type: 'not-used', maquis: id, rule });
    return;
  }
  if (!mayAct(notes, id)) refuseBy('action-is-lost', 'resist.action-phase', { maquis: id });
  notes.acted = [...notes.acted, id];
  if (action === 'weaken' && notes.target) {
    const here = defensesAt(positionOfNotes({ ...notes, weakened: [] }), notes.target);
    notes.weakened = [
      ...new Set(here.flatMap(({ kind, defense }) => (defense >= 2 ? [kind] : []))),
    ];
  }
  log.push({ type: 'used', maquis: id, action, rule });
}

/** Somebody was not played after all. */
function takeBack(notes: MutableNotes, id: MaquisId, log: Log): void {
  const spot = notes.at[id];
  if (spot !== 'hidden' && spot !== 'revealed') {
    refuseBy('not-in-play', 'resist.in-play', { maquis: id });
  }
  if (spot === 'revealed') notes.reveals = Math.max(0, notes.reveals - 1);
  if (notes.acted.includes(id) && actionInPlay(notes, id) === 'weaken') notes.weakened = [];
  place(notes, id, 'hand');
  log.push({ type: 'taken-back', maquis: id, rule: 'resist.in-play' });
}

/** Somebody is put somewhere by an action; one not named before comes from the hand, or the deck. */
function notePut(notes: MutableNotes, id: MaquisId, to: Spot, log: Log): void {
  const from = notes.at[id];
  if (from === to) refuseBy('card-not-there', 'resist.what-is-known', { card: id });
  if (from === 'top') notes.top = notes.top.filter((card) => card !== id);
  else if (from === 'recruits') notes.recruits--;
  else if (maybeDrawn(notes, id)) {
    if (notes.unnamed > 0) notes.unnamed--;
    else takeFromDeck(notes, id, log);
  }
  lay(notes, id, to);
  log.push({ type: 'put', maquis: id, where: to, rule: 'resist.discard' });
  if (dueDoes(notes) === 'revealed-to-discard' && to === 'discard') done(notes);
}

/** Puts somebody somewhere, and counts them in the pile they come to. */
export function lay(notes: MutableNotes, id: MaquisId, to: Spot): void {
  place(notes, id, to);
  if (to === 'top') notes.top = [id, ...notes.top];
  else if (to === 'deck') notes.deck++;
  else if (to === 'recruits') notes.recruits++;
}

/** resist.recruiting: the top Recruit comes into hand, to the discard or onto the Hidden deck. */
function noteRecruit(
  notes: MutableNotes,
  id: MaquisId,
  to: 'hand' | 'discard' | 'top',
  log: Log,
): void {
  if (notes.recruits === 0) refuse('no-recruit');
  if (!maybeRecruits(notes).includes(id)) notThere(id);
  notes.recruits--;
  lay(notes, id, to);
  if (to === 'top') {
    log.push({ type: 'put-on-hidden-deck', card: id, rule: 'resist.recruiting' });
  } else log.push({ type: 'recruited', maquis: id, to, rule: 'resist.recruiting' });
  if (dueDoes(notes) === 'recruit-to-discard' && to === 'discard') done(notes);
}

const SPY_COUNT = {
  deck: 'deckSpies',
  hand: 'handSpies',
  discard: 'discardSpies',
  supply: 'supply',
  out: 'outSpies',
} as const;

/** resist.spies: a Spy goes from one place to another. */
export function moveSpy(notes: MutableNotes, from: SpySpot, to: SpySpot, log: Log): void {
  if (from === to) refuse('no-spy-there');
  if (from === 'top') {
    if (notes.top[0] !== 'spy') refuse('no-spy-there');
    notes.top = notes.top.slice(1);
  } else {
    if (notes[SPY_COUNT[from]] === 0) refuse('no-spy-there');
    notes[SPY_COUNT[from]]--;
    if (from === 'deck') notes.deck--;
  }
  if (to === 'top') notes.top = ['spy', ...notes.top];
  else {
    notes[SPY_COUNT[to]]++;
    if (to === 'deck') notes.deck++;
  }
  if (from === 'supply' && to === 'discard') {
    log.push({ type: 'spy-added', rule: 'resist.new-spy' });
  } else if (to === 'out') log.push({ type: 'spy-removed', rule: 'resist.spy-actions' });
  else log.push({ type: 'spy-put', from, to, rule: 'resist.spies' });
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

/** resist.remove-from-game: somebody hidden in play leaves the game. */
function lose(notes: MutableNotes, id: MaquisId, log: Log): void {
  if (notes.at[id] !== 'hidden') {
    refuseBy('not-hidden-in-play', 'resist.military', { maquis: id });
  }
  place(notes, id, 'out');
  log.push({ type: 'maquis-removed', maquis: id, rule: 'resist.remove-from-game' });
  if (dueDoes(notes) === 'remove-hidden') done(notes);
}

/** The tellings of people and Spies. */
export const PEOPLE_TELLINGS = {
  draft: (notes, [hidden, recruited], log) =>
    drafted(notes, hidden as MaquisId, recruited as MaquisId, log),
  draw: (notes, [card], log) => draw(notes, card as CardId | 'one', log),
  play: (notes, [id, side], log) => playSomebody(notes, id as MaquisId, side as SideId, log),
  act: (notes, [id], log) => noteAction(notes, id as MaquisId, log),
  back: (notes, [id], log) => takeBack(notes, id as MaquisId, log),
  put: (notes, [id, to], log) => notePut(notes, id as MaquisId, to as Spot, log),
  recruit: (notes, [id, to], log) =>
    noteRecruit(notes, id as MaquisId, to as 'hand' | 'discard' | 'top', log),
  lose: (notes, [id], log) => lose(notes, id as MaquisId, log),
  spy: (notes, [from, to], log) => moveSpy(notes, from as SpySpot, to as SpySpot, log),
} satisfies Partial<Record<TellingWord, Take>>;
