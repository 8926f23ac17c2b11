import { BadInput } from '#cli/command.ts';
import { type CardNumber, GOAL_IDS, PATROL_CARDS } from '#maquis/data/index.ts';
import type { GoalPair } from '#maquis/engine/index.ts';
import { allOf, oneOf } from '#maquis/words/in-sentences.ts';
import * as m from '#messages';
import { nearest } from '#shared/nearest.ts';

/** A value that a command cannot do without. */
export function required(
  value: string | undefined,
  wanted: { readonly command: string; readonly option: string; readonly example: string },
): string {
  if (value === undefined) throw new BadInput(m.maquis_cli_option_missing(wanted));
  return value;
}

/** A whole number from 1 on. */
export function countFrom(option: string, text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new BadInput(m.maquis_cli_not_a_count({ option, found: text, least: 1 }));
}

/** A number above 0. */
export function amountFrom(option: string, text: string): number {
  const amount = Number(text);
  if (amount > 0 && Number.isFinite(amount)) return amount;
  throw new BadInput(m.maquis_cli_not_an_amount({ option, found: text }));
}

/** One of the words an option knows. */
export function wordFrom<Word extends string>(
  option: string,
  text: string,
  known: readonly Word[],
): Word {
  const word = known.find((id) => id === text);
  if (word) return word;
  const suggestion = nearest(text, known);
  throw new BadInput(
    suggestion
      ? m.maquis_cli_unknown_value_like({ option, found: text, suggestion })
      : m.maquis_cli_unknown_value({ option, found: text, ids: oneOf(known) }),
  );
}

/** Two different goals, the one in the west first. */
export function goalsFrom(option: string, text: string): GoalPair {
  const parts = text.split(',');
  const example = GOAL_IDS.slice(0, 2).join(',');
  if (parts.length !== 2)
    throw new BadInput(m.maquis_cli_not_two_goals({ option, found: text, example }));
  const [west, east] = parts.map((part) => wordFrom(option, part.trim(), GOAL_IDS));
  if (west === east) throw new BadInput(m.maquis_cli_same_goals({ option, found: text }));
  return { west, east };
}

/**
 * The order of a deck, top first. Cards that lie in the discard already are passed over; each of the
 * others must be named once.
 */
export function deckFrom(
  option: string,
  text: string,
  discard: readonly CardNumber[],
): readonly CardNumber[] {
  const named = text.split(',').map((part) => cardFrom(option, part.trim()));
  const twice = named.find((card, n) => named.indexOf(card) !== n);
  if (twice !== undefined) throw new BadInput(m.maquis_cli_deck_twice({ option, card: twice }));
  // With all ten in the discard the deck has run out, and a new one holds all ten again.
  const gone = discard.length < PATROL_CARDS.length ? discard : [];
  const lacking = PATROL_CARDS.map(({ number }) => number).filter(
    (card) => !named.includes(card) && !gone.includes(card),
  );
  if (lacking.length > 0) {
    throw new BadInput(
      m.maquis_cli_deck_lacks({ option, cards: allOf(lacking), count: lacking.length }),
    );
  }
  return named.filter((card) => !gone.includes(card));
}

function cardFrom(option: string, text: string): CardNumber {
  const card = PATROL_CARDS.find(({ number }) => String(number) === text);
  if (card) return card.number;
  const last = PATROL_CARDS.length;
  throw new BadInput(m.maquis_cli_deck_unknown_card({ option, found: text, first: 1, last }));
}
