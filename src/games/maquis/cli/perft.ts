import { BadInput } from '#cli/command.ts';
import { PATROL_CARDS } from '../data/index.ts';
import { newGame, type Position, positionFrom, snapshotOf, tableOf } from '../engine/index.ts';
import { faultText } from '../i18n/faults.ts';
import { deckFrom } from './values.ts';

/** How sequences of moves are counted: the deck is known. */
export const perft = {
  /** The start that the published counts are made from. */
  start: newGame({
    difficulty: 'normal',
    goals: { west: 'sabotage', east: 'aid-the-spy' },
  }),
  known: {
    option: 'deck',
    usual: PATROL_CARDS.map(({ number }) => number).join(','),
    in(position: Position, option: string, text: string) {
      const deck = deckFrom(option, text, snapshotOf(position).discard);
      const table = tableOf(position);
      const made = positionFrom({ ...table, unseen: { ...table.unseen, deck } });
      if ('faults' in made) throw new BadInput(faultText(made.faults[0]));
      return made.position;
    },
  },
  does: 'Counts the sequences of moves of each length, with the deck in an order that is known.',
};
