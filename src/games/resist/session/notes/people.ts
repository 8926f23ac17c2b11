import { CARDS_LOOKED_AT, type MaquisId, type SideId } from '#games/resist/data/index.ts';
import { type CardId, defensesAt, revealsNow } from '#games/resist/engine/index.ts';
import { askAbout, askAboutAction, mayActLater } from './asking.ts';
import { actionInPlay, mayAct, sideInPlay } from './counting.ts';
import {
  deckSize,
  handDrawn,
  peopleAt,
  type SetUpInProgress,
  type Spot,
  type SpySpot,
  spiesDrawn,
} from './notes.ts';
import { maybeInDeck, maybeRecruits, positionOf } from './position.ts';
import { type Log, refuse, refuseBy } from './telling.ts';

/* People and Spies: drawn, played, and put wherever an action puts them. */

/** Puts somebody somewhere, after all who lie there. */
export function place(notes: SetUpInProgress, id: MaquisId, spot: Spot): void {
  const { [id]: _, ...others } = notes.at;
  notes.at = { ...others, [id]: spot };
  notes.acted = notes.acted.filter((one) => one !== id);
}

/** resist.reshuffle: the Hidden discard becomes the deck. Who is still in hand unnamed is nobody of it. */
function reshuffle(notes: SetUpInProgress, log: Log): void {
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
function takeFromDeck(notes: SetUpInProgress, card: CardId | 'one', log: Log): CardId | 'one' {
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

function intoHand(notes: SetUpInProgress, card: CardId | 'one'): void {
  if (card === 'spy') notes.handSpies++;
  else if (card === 'one') notes.unnamed++;
  else place(notes, card, 'hand');
}

/** A card is drawn, by name or as one more Maquis. */
export function draw(notes: SetUpInProgress, card: CardId | 'one', log: Log): void {
  const drawn = takeFromDeck(notes, card, log);
  intoHand(notes, drawn);
  if (drawn === 'one') log.push({ type: 'drawn-unnamed', rule: 'resist.draw-what-there-is' });
  else log.push({ type: 'drawn', card: drawn, rule: 'resist.draw-what-there-is' });
}

/**
 * resist.new-hand: a whole hand with so many Spies. Known tops come first; where it crosses a reshuffle, all
 * that was left of the deck is in it.
 */
export function drawHand(notes: SetUpInProgress, spies: number, log: Log): void {
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
const maybeDrawn = ({ at }: SetUpInProgress, id: MaquisId): boolean =>
  at[id] === undefined || at[id] === 'deck' || at[id] === 'top';

/** resist.play-in-plan, resist.play-everyone: somebody comes into play on one of their sides. */
export function playSomebody(notes: SetUpInProgress, id: MaquisId, side: SideId, log: Log): void {
  if (notes.phase !== 'plan' && notes.phase !== 'attack') refuse('not-now');
  if (notes.at[id] !== 'hand') {
    if (!maybeDrawn(notes, id)) refuseBy('not-in-hand', 'resist.hidden-or-revealed', { card: id });
    if (notes.unnamed > 0) notes.unnamed--;
    else takeFromDeck(notes, id, log);
  }
  if (notes.phase === 'attack' && side === 'revealed') {
    const limit = revealsNow(positionOf(notes));
    if (limit && limit.done >= limit.most) {
      refuseBy('reveal-limit', 'resist.reveal-limits', { most: limit.most });
    }
    notes.reveals++;
  }
  place(notes, id, side);
  // Whoever was discarded in between and drawn again is played anew.
  if (notes.phase === 'attack') notes.planned = notes.planned.filter((one) => one !== id);
  log.push({ type: 'played', maquis: id, side, rule: 'resist.hidden-or-revealed' });
  if (mayAct(notes, id)) act(notes, id, log);
  askAboutAction(notes, id);
}

/** An action that lasts until the strike is used, or is not after all. */
export function act(notes: SetUpInProgress, id: MaquisId, log: Log): void {
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
    const here = defensesAt(positionOf({ ...notes, weakened: [] }), notes.target);
    notes.weakened = [
      ...new Set(here.flatMap(({ kind, defense }) => (defense >= 2 ? [kind] : []))),
    ];
  }
  log.push({ type: 'used', maquis: id, action, rule });
}

/** Somebody was not played after all. */
export function takeBack(notes: SetUpInProgress, id: MaquisId, log: Log): void {
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
export function put(notes: SetUpInProgress, id: MaquisId, to: Spot, log: Log): void {
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
}

function lay(notes: SetUpInProgress, id: MaquisId, to: Spot): void {
  place(notes, id, to);
  if (to === 'top') notes.top = [id, ...notes.top];
  else if (to === 'deck') notes.deck++;
  else if (to === 'recruits') notes.recruits++;
}

/**
 * resist.draw-what-there-is: with fewer than three in the deck, looking goes on in the reshuffled discard (C22).
 * What was left of the deck is being looked at as well, and will be put somewhere next; what was discarded just
 * now is not shuffled in.
 */
function lookOn(notes: SetUpInProgress, card: CardId, log: Log): void {
  const { deck, deckSpies } = notes;
  if (deck === 0 || deck >= CARDS_LOOKED_AT) return;
  const isThere = card === 'spy' ? deckSpies > 0 : maybeInDeck(notes).includes(card);
  const isDiscarded = card === 'spy' ? notes.discardSpies > 0 : notes.at[card] === 'discard';
  if (isThere || !isDiscarded) return;
  const left = peopleAt(notes, 'deck');
  const { out = [] } = notes.looking ?? {};
  const spiesOut = out.filter((one) => one === 'spy').length;
  const peopleOut = out.filter((one): one is MaquisId => one !== 'spy' && one in notes.at);
  for (const id of peopleOut) place(notes, id, 'out');
  notes.discardSpies -= spiesOut;
  reshuffle(notes, log);
  for (const id of left) place(notes, id, 'deck');
  for (const id of peopleOut) place(notes, id, 'discard');
  notes.discardSpies += spiesOut;
  notes.deck += deck;
  notes.deckSpies += deckSpies;
}

/** The discard is shuffled in to look at three cards; what was left of the deck is looked at as well (C22). */
function mixIn(notes: SetUpInProgress, log: Log): void {
  const { deck, deckSpies, mixed } = notes;
  const left = peopleAt(notes, 'deck');
  reshuffle(notes, log);
  for (const id of left) place(notes, id, 'deck');
  notes.deck += deck;
  notes.deckSpies += deckSpies;
  const known = Math.min(CARDS_LOOKED_AT, notes.top.length);
  notes.looking = { placed: 0, known, out: [], ...(mixed ? {} : { before: deck }) };
}

/** resist.sifting: a card looked at goes to the discard, or back on top: the last one so is the topmost. */
export function putSeen(
  notes: SetUpInProgress,
  card: CardId,
  to: 'top' | 'discard',
  log: Log,
  isMixed = false,
): void {
  if (isMixed && !notes.looking) mixIn(notes, log);
  const { placed, known, out, ...more } = notes.looking ?? {
    placed: 0,
    known: Math.min(CARDS_LOOKED_AT, notes.top.length),
    out: [],
  };
  const at = notes.top.indexOf(card, placed);
  const isKnown = at >= 0 && at < placed + known;
  if (isKnown) notes.top = notes.top.toSpliced(at, 1);
  else {
    const { top } = notes;
    notes.top = [];
    lookOn(notes, card, log);
    takeFromDeck(notes, card, log);
    notes.top = top;
  }
  if (card !== 'spy') lay(notes, card, to);
  else if (to === 'top') notes.top = ['spy', ...notes.top];
  else notes.discardSpies++;
  notes.looking = {
    ...more,
    placed: to === 'top' ? placed + 1 : placed,
    known: isKnown ? known - 1 : known,
    out: to === 'top' ? out : [...out, card],
  };
  log.push({ type: 'put-back', where: to, card, rule: 'resist.sifting' });
}

/** resist.recruiting: the top Recruit comes into hand, to the discard or onto the Hidden deck. */
export function recruit(
  notes: SetUpInProgress,
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
}

const SPY_COUNT = {
  deck: 'deckSpies',
  hand: 'handSpies',
  discard: 'discardSpies',
  supply: 'supply',
  out: 'outSpies',
} as const;

/** resist.spies: a Spy goes from one place to another. */
export function moveSpy(notes: SetUpInProgress, from: SpySpot, to: SpySpot, log: Log): void {
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
