import type { Odds } from '#cli/game-commands.ts';
import { BadInput, type Declared, type Values } from '#cli/options.ts';
import { POLICY, policyFrom } from '#cli/play.ts';
import { wordFrom } from '#cli/values.ts';
import { listed } from '#shared/list-text.ts';
import {
  type CardNumber,
  DIFFICULTY_IDS,
  editionCalled,
  GOAL_IDS,
  type GoalId,
  LOCATION_IDS,
  PATROL_CARDS,
} from '../data/index.ts';
import {
  drawGoalsOf,
  type GameRecord,
  type GoalPair,
  type MaquisHistory,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  type Position,
  RULESET,
  snapshotOf,
} from '../engine/index.ts';
import { writeCards } from '../engine/patrol.ts';
import { DECK_ORDER, DECK_REPEATS, editionOf, mutableCopy } from '../engine/position.ts';
import { chanceFraction, oddsOf } from '../odds/index.ts';
import { type EditionPlayed, editionPlayed } from './options.ts';
import { playGame, USUAL_BUDGET } from './played-game.ts';

const options = {
  ...POLICY.options,
  difficulty: 'string',
  goals: 'string',
  states: 'boolean',
} as const;

export const play = {
  newGame,
  syntax: `${POLICY.syntax} [--difficulty D] [--goals west,east] [--states]`,
  options,
  playerFor(values: Values<typeof options>) {
    const difficulty = wordFrom('--difficulty', values.difficulty ?? 'normal', DIFFICULTY_IDS);
    const edition = editionPlayed();
    const { ruleset, threeStar } = edition;
    const goals =
      values.goals === undefined ? undefined : goalsFrom('--goals', values.goals, edition);
    const policy = policyFrom(values.policy ?? 'random', values.budget, USUAL_BUDGET);
    return (seed: string) => {
      const setUp = {
        ruleset,
        difficulty,
        goals: goals ?? drawGoalsOf(ruleset, threeStar, seed),
        seed,
      };
      const moves: Move[] = [];
      const end = playGame(setUp, policy, (move) => moves.push(move));
      return { setUp, moves, record: makeRecord(setUp, moves, outcomeOf(end)) };
    };
  },
};

/** The goals that can lie on each side. */
function goalsOn({ ruleset, threeStar }: EditionPlayed): readonly (readonly GoalId[])[] {
  const { goals, threeStarGoals } = editionCalled(ruleset);
  return [goals, threeStar ? threeStarGoals : goals];
}

/** Two different goals, the one in the west first. */
function goalsFrom(
  option: string,
  text: string,
  edition: EditionPlayed = { ruleset: RULESET, threeStar: false },
): GoalPair {
  const parts = text.split(',');
  const example = GOAL_IDS.slice(0, 2).join(',');
  if (parts.length !== 2)
    throw new BadInput(
      `${option} is “${text}”; it must be two goals with a comma between them, west first, for example ${example}.`,
    );
  const known = goalsOn(edition);
  const [west, east] = parts.map((part, n) => wordFrom(option, part.trim(), known[n] ?? GOAL_IDS));
  if (west === east)
    throw new BadInput(
      `${option} is “${text}”; the goals in the west and in the east must be different.`,
    );
  return { west, east };
}

/**
 * The order of a deck, top first. Cards that lie in the discard already are passed over; each of the
 * others must be named once.
 */
function deckFrom(
  option: string,
  text: string,
  discard: readonly CardNumber[],
): readonly CardNumber[] {
  const named = cardsFrom(option, text);
  // With all ten in the discard the deck has run out, and a new one holds all ten again.
  const gone = discard.length < PATROL_CARDS.length ? discard : [];
  const lacking = PATROL_CARDS.map(({ number }) => number).filter(
    (card) => !named.includes(card) && !gone.includes(card),
  );
  if (lacking.length > 0) {
    const cards = lacking.length === 1 ? 'card' : 'cards';
    throw new BadInput(
      `${option} leaves out ${cards} ${listed(lacking)}; it must name every card that is not in the discard.`,
    );
  }
  return named.filter((card) => !gone.includes(card));
}

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

/** The cards that are named, each once. */
function cardsFrom(option: string, text: string): readonly CardNumber[] {
  const named = text.split(',').map((part) => cardFrom(option, part.trim()));
  const twice = named.find((card, n) => named.indexOf(card) !== n);
  if (twice !== undefined)
    throw new BadInput(
      `${option} names card ${twice} more than once; each card is in the deck once.`,
    );
  return named;
}

function cardFrom(option: string, text: string): CardNumber {
  const card = PATROL_CARDS.find(({ number }) => String(number) === text);
  if (card) return card.number;
  const last = PATROL_CARDS.length;
  throw new BadInput(
    `${option} names a card “${text}”; the patrol cards are numbered 1 to ${last}.`,
  );
}
