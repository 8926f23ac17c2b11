import { type Digit, type DigitReader, readSeed, seedDigits } from '#play/links/digits.ts';
import { linksOf } from '#play/links/game-link.ts';
import type { RulesetDigits } from '#play/links/link-types.ts';
import {
  type LesPoilus,
  type Position,
  poilusRules,
  type SetUp,
  setUpFaults,
  snapshotOf,
} from '../engine/index.ts';

/*
 * The links of Les Poilus: a game or a deal of an open table, dealt by its seed. What is counted with
 * here belongs to the ruleset, and is written out so that data may grow.
 */

const LEAST = 2;
const MOST = 5;
const SOLDIERS = ['moreau', 'bideau', 'sauliere', 'fayard', 'perrin', 'bonticelli'] as const;
const VARIANTS = ['normal', 'discovery', 'veteran'] as const;
const TILES = ['left', 'right', 'double-left', 'double-right'] as const;
const TRIALS = [20, 22, 24, 26, 28, 30] as const;
const OPTIONS = {
  tileDeal: ['one-each', 'random'],
  fearful: ['active', 'no-mans-land'],
  proud: ['unless-last', 'if-last'],
  twoPlayers: ['as-written', 'chaplain'],
} as const;
const OPTION_IDS = ['tileDeal', 'fearful', 'proud', 'twoPlayers'] as const;
const TILES_EACH = 3;

/** One of a list, or none of it. */
const choice = (items: readonly unknown[], item: unknown): Digit => [
  item === undefined ? 0 : items.indexOf(item) + 1,
  items.length + 1,
];

const readChoice = <Item>(items: readonly Item[], digits: DigitReader): Item | undefined =>
  items[digits.next(items.length + 1) - 1];

function setUpDigits(setUp: SetUp): Digit[] {
  const { hands = 'open', players, soldiers, leader, variant, options = {}, tiles, deck } = setUp;
  if (hands !== 'open' || deck || !tiles) {
    throw new RangeError('a link holds an open game whose decks its seed shuffles');
  }
  const left: string[] = [...SOLDIERS];
  const seated = soldiers.map((soldier): Digit => {
    const at = left.indexOf(soldier);
    left.splice(at, 1);
    return [at, left.length + 1];
  });
  return [
    [players - LEAST, MOST - LEAST + 1],
    ...seated,
    choice(
      Array.from({ length: players }, (_, seat) => seat),
      leader,
    ),
    choice(VARIANTS, variant),
    ...OPTION_IDS.map((id) => choice(OPTIONS[id], options[id])),
    choice(TRIALS, setUp.trials),
    ...tiles.flat().map((tile): Digit => [TILES.indexOf(tile), TILES.length]),
    ...seedDigits(setUp.seed),
  ];
}

function readSetUp(digits: DigitReader): SetUp {
  const players = LEAST + digits.next(MOST - LEAST + 1);
  const left = [...SOLDIERS];
  const soldiers = Array.from(
    { length: players },
    () => left.splice(digits.next(left.length), 1)[0],
  );
  const leader = readChoice(
    Array.from({ length: players }, (_, seat) => seat),
    digits,
  );
  const variant = readChoice(VARIANTS, digits);
  const options = OPTION_IDS.flatMap((id) => {
    const chosen = readChoice<string>(OPTIONS[id], digits);
    return chosen ? [[id, chosen] as const] : [];
  });
  const trials = readChoice(TRIALS, digits);
  const chosen = Object.fromEntries(options) as NonNullable<SetUp['options']>;
  const seats = players + (chosen.twoPlayers === 'chaplain' ? 1 : 0);
  const tiles = Array.from({ length: seats }, () =>
    Array.from({ length: TILES_EACH }, () => TILES[digits.next(TILES.length)]),
  );
  return {
    ruleset: 'seed-1.1',
    hands: 'open',
    players,
    soldiers,
    ...(leader === undefined ? {} : { leader }),
    ...(variant ? { variant } : {}),
    options: chosen,
    ...(trials ? { trials } : {}),
    tiles,
    ...readSeed(digits),
  };
}

/** What stands on the table at the end of a game's moves, in this order for ever. */
function checkOf(position: Position): string {
  const state = snapshotOf(position);
  return JSON.stringify([
    ...[state.phase, state.mission, state.leader, state.turn, state.trials, state.morale],
    ...[state.noMansLand, state.speechPool, state.removed],
    ...state.players.map((seat) => [
      ...[seat.charm, seat.in, seat.cards, seat.hardships, seat.speech],
      ...[seat.tileIds, seat.placed, seat.placedTile],
    ]),
  ]);
}

const SEED_1_1: RulesetDigits<LesPoilus> = {
  id: 'seed-1.1',
  number: 0,
  setUp: { write: setUpDigits, read: readSetUp },
  check: checkOf,
};

/** `game=1…` and `deal=1…`; Les Poilus has no links to positions yet. */
export const poilusLinks = linksOf<LesPoilus>({
  rules: {
    ...poilusRules,
    initialPosition(setUp, from) {
      const [fault] = setUpFaults(setUp);
      if (fault) throw new RangeError(`no such set-up: ${fault.code}`);
      return poilusRules.initialPosition(setUp, from);
    },
  },
  label: 'les-poilus ',
  version: '1',
  rulesets: [SEED_1_1],
});
