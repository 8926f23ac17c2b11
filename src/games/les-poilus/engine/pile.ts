import { bitCount, lowestBit } from '#shared/bit-set.ts';
import { type Below, randomBelow } from '#shared/random.ts';
import { CARD_OF, type Card, type Copy, HIGH_OF, LOW_COPIES, LOW_OF, lowestCopy } from './cards.ts';
import {
  DECK,
  HAS_DECK,
  isOpen,
  KNOWN,
  LOWER,
  MORALE,
  type MutablePosition,
  type Position,
  RANDOM,
  takeCopy,
  trials,
  UNSEEN,
  UPPER,
} from './position.ts';

/*
 * Trials has two parts. What was dropped on it since a mission last failed lies above and has been
 * seen by nobody; what lies below was shuffled when the mission failed, so cards of that mission are
 * known to be in it. The record's *Drawable* and C46.
 */

/** The copies the next card of Trials can be, as the two words of a set; read them at once. */
export const drawable = { low: 0, high: 0 };

/** Works out {@link drawable}. In secret records whatever has copies left is possible (C54). */
export function findDrawable(position: Position): void {
  if (position[HAS_DECK]) {
    const top = topOfDeck(position);
    drawable.low = LOW_OF[top];
    drawable.high = HIGH_OF[top];
    return;
  }
  const fromUpper = position[UPPER] > 0;
  const isLoose = !isOpen(position);
  const onlyKnown = !fromUpper && !isLoose && knownCount(position) >= position[LOWER];
  drawable.low = onlyKnown ? 0 : position[UNSEEN];
  drawable.high = onlyKnown ? 0 : position[UNSEEN + 1];
  if (fromUpper && !isLoose) return;
  drawable.low |= position[KNOWN];
  drawable.high |= position[KNOWN + 1];
}

const knownCount = (position: Position): number =>
  bitCount(position[KNOWN]) + bitCount(position[KNOWN + 1]);

/** The card on top of a deck whose order is known; Trials must not be empty. */
export const topOfDeck = (position: Position): Card => position[DECK + trials(position) - 1];

/** Takes a card off Trials and out of what has not been seen; gives the copy that it is. */
export function takeFromTrials(draft: MutablePosition, card: Card): Copy {
  if (draft[HAS_DECK]) takeFromDeck(draft);
  const fromUpper = draft[UPPER] > 0;
  // From the lower part a copy known to lie there goes first, from the upper one it cannot come.
  const copy = fromUpper ? hiddenCopy(draft, card) : knownCopyFirst(draft, card);
  draft[fromUpper ? UPPER : LOWER]--;
  nextState(draft);
  return copy;
}

/** A copy of a card that was not in the open, taken out of the sets it may be in. */
export function hiddenCopy(draft: MutablePosition, card: Card): Copy {
  const set = meets(draft, UNSEEN, card) ? UNSEEN : KNOWN;
  return takeOut(draft, set, card);
}

function knownCopyFirst(draft: MutablePosition, card: Card): Copy {
  const set = meets(draft, KNOWN, card) ? KNOWN : UNSEEN;
  return takeOut(draft, set, card);
}

export const meets = (position: Position, set: number, card: Card): boolean =>
  ((position[set] & LOW_OF[card]) | (position[set + 1] & HIGH_OF[card])) !== 0;

/** Takes the lowest copy of a card out of a set that has one. */
export function takeOut(draft: MutablePosition, set: number, card: Card): Copy {
  const copy = lowestCopy(draft[set] & LOW_OF[card], draft[set + 1] & HIGH_OF[card]);
  takeCopy(draft, set, copy);
  return copy;
}

function takeFromDeck(draft: MutablePosition): void {
  const top = trials(draft) - 1;
  draft.copyWithin(DECK + top, DECK + top + 1, DECK + trials(draft) + draft[MORALE]);
}

/** One step of the generator for each move of chance, whatever it gave. */
export function nextState(draft: MutablePosition): void {
  randomBelow(draft, RANDOM, 1);
}

/**
 * The card that the site's shuffle turns up next. A card known to lie in the lower part is the next
 * with a chance of 1 in its size, all others share the rest alike.
 *
 * @param below picks a whole number from 0 to below a bound, once where anything is open
 */
export function cardOfChance(position: Position, below: Below): Card {
  if (position[HAS_DECK]) return topOfDeck(position);
  const [low, high] = [position[UNSEEN], position[UNSEEN + 1]];
  const unseen = bitCount(low) + bitCount(high);
  if (position[UPPER] > 0) return CARD_OF[nthCopy(low, high, below(unseen))];
  const known = knownCount(position);
  const size = Math.max(position[LOWER], known);
  // One number says both which card of the pile, and which of the unseen if it is one of those.
  const drawn = below(size * Math.max(unseen, 1));
  const place = Math.floor(drawn / Math.max(unseen, 1));
  return CARD_OF[
    place < known
      ? nthCopy(position[KNOWN], position[KNOWN + 1], place)
      : nthCopy(low, high, drawn % unseen)
  ];
}

/** The copy that `skip` others of a set come before. */
function nthCopy(low: number, high: number, skip: number): Copy {
  const lows = bitCount(low);
  let word = skip < lows ? low : high;
  for (let left = skip < lows ? skip : skip - lows; left > 0; left--) word &= word - 1;
  return (skip < lows ? 0 : LOW_COPIES) + lowestBit(word);
}
