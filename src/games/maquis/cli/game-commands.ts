import type { Odds } from '#cli/odds.ts';
import { BadInput, type Declared, type Values } from '#cli/options.ts';
import { policyFrom } from '#cli/play.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
import { DIFFICULTY_IDS, editionCalled, LOCATION_IDS, PATROL_CARDS } from '../data/index.ts';
import {
  type GameRecord,
  type MaquisHistory,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  type Position,
  snapshotOf,
} from '../engine/index.ts';
import { writeCards } from '../engine/patrol.ts';
import { DECK_ORDER, DECK_REPEATS, editionOf, mutableCopy } from '../engine/position.ts';
import { chanceFraction, oddsOf } from '../odds/index.ts';
import { cardsFrom, deckFrom, editionPlayed, goalsDrawn, goalsFrom } from './options.ts';
import { playGame, USUAL_BUDGET } from './played-game.ts';

const options = {
  policy: 'string',
  budget: 'string',
  difficulty: 'string',
  goals: 'string',
  states: 'boolean',
} as const;

export const play = {
  newGame,
  syntax:
    '[--policy random|plain|coach] [--budget N] [--difficulty D] [--goals west,east] [--states]',
  options,
  playerFor(values: Values<typeof options>) {
    const { budget, difficulty: mode = 'normal', policy: player = 'random' } = values;
    const difficulty = wordFrom('--difficulty', mode, DIFFICULTY_IDS);
    const edition = editionPlayed();
    const { ruleset } = edition;
    const goals =
      values.goals === undefined ? undefined : goalsFrom('--goals', values.goals, edition);
    const id = policyFrom(player);
    if (budget !== undefined && id !== 'coach') {
      throw new BadInput(
        '--budget is the number of games the coach simulates; leave it out unless --policy is coach.',
      );
    }
    const policy = { id, budget: countFrom('--budget', budget ?? USUAL_BUDGET) };
    return (seed: string) => {
      const setUp = { ruleset, difficulty, goals: goals ?? goalsDrawn(edition, seed), seed };
      const moves: Move[] = [];
      const end = playGame(setUp, policy, (move) => moves.push(move));
      return { setUp, moves, record: makeRecord(setUp, moves, outcomeOf(end)) };
    };
  },
};

export const odds = {
  summary: 'The exact odds in the position a record ends in, a line for each place.',
  options: {},
  lines: oddsLines,
} satisfies Odds<Declared, GameRecord, MaquisHistory>;

/** A line for every location, in the order of the record. */
function oddsLines(position: Position) {
  const { patrol, workers, options } = oddsOf(position);
  const judged = [...workers, ...options.map(({ newcomer }) => newcomer)];
  return LOCATION_IDS.map((location) => {
    const worker = judged.find(({ at }) => at === location);
    return {
      location,
      patrol: chanceFraction(patrol[location]),
      ...(worker && {
        arrest: chanceFraction(worker.arrest),
        home: chanceFraction(worker.home),
        ...(worker.homeWithShot && { homeWithShot: chanceFraction(worker.homeWithShot) }),
      }),
    };
  });
}

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
  summary: 'Counts the sequences of moves of each length, with the deck in an order that is known.',
};
