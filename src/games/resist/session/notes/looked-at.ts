import { CARDS_LOOKED_AT, type MaquisId } from '#games/resist/data/index.ts';
import type { CardId } from '#games/resist/engine/index.ts';
import { type MutableNotes, peopleAt } from './notes.ts';
import { lay, place, reshuffle, takeFromDeck } from './people.ts';
import { maybeInDeck } from './position.ts';
import type { Log } from './telling.ts';

/* The three cards on top of the Hidden deck that sifting looks at, and where each is put. */

/**
 * resist.draw-what-there-is: with fewer than three in the deck, looking goes on in the reshuffled discard (C22).
 * What was left of the deck is being looked at as well, and will be put somewhere next; what was discarded just
 * now is not shuffled in.
 */
function lookOn(notes: MutableNotes, card: CardId, log: Log): void {
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
function mixIn(notes: MutableNotes, log: Log): void {
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
  notes: MutableNotes,
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
