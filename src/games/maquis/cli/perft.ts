import { editionCalled, PATROL_CARDS } from '../data/index.ts';
import { newGame, type Position, snapshotOf } from '../engine/index.ts';
import { writeCards } from '../engine/patrol.ts';
import { DECK_ORDER, DECK_REPEATS, editionOf, mutableCopy } from '../engine/position.ts';
import { editionPlayed } from './edition.ts';
import { cardsFrom, deckFrom } from './values.ts';

/** How sequences of moves are counted: the deck is known. */
export const perft = {
  /** The start that the published counts are made from. */
  start(): Position {
    const { ruleset, threeStar } = editionPlayed();
    const [east = 'aid-the-spy'] = threeStar ? editionCalled(ruleset).threeStarGoals : [];
    return newGame({ ruleset, difficulty: 'normal', goals: { west: 'sabotage', east } });
  },
  known: {
    option: 'deck',
    usual: PATROL_CARDS.map(({ number }) => number).join(','),
    in(position: Position, option: string, text: string) {
      const draft = mutableCopy(position);
      // A deck that begins anew goes by its whole list, one that runs out by what is left of it.
      const repeats = editionOf(position).deckListRepeats;
      const { discard } = snapshotOf(position);
      const deck = deckFrom(option, text, discard);
      writeCards(draft, DECK_ORDER, repeats ? cardsFrom(option, text) : deck);
      draft[DECK_REPEATS] = repeats ? 1 : 0;
      return draft;
    },
  },
  does: 'Counts the sequences of moves of each length, with the deck in an order that is known.',
};
