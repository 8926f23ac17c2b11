import { listed } from '#rulebook/names.ts';
import {
  CARDS_LOOKED_AT,
  CIVILIANS,
  ENEMY_TYPES,
  type EnemyTypeId,
  type Era,
  GAME,
  MAQUIS,
  MISSIONS,
  MISSIONS_IN_PLAY,
  RULES,
  RULINGS,
  TIERS,
} from '../index.ts';

/*
 * The numbers that the text of the rulebook takes from the cards and the set-up. None of them stands in
 * the text itself.
 */

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const tenths = (number: number): string => (Math.round(number * 10) / 10).toFixed(1);
const percent = (part: number, whole: number): string => String(Math.round((100 * part) / whole));

const ERAS: readonly Era[] = [1, 2, 3];
const ofEra = (era: Era) => MISSIONS.filter((mission) => mission.era === era);

/** What the Missions of an era that are in play have together, at least or at most. */
function together(era: Era, what: 'points' | 'garrison', end: 'least' | 'most'): number {
  const sorted = ofEra(era)
    .map((mission) => mission[what])
    .sort((one, other) => one - other);
  const count = MISSIONS_IN_PLAY[era];
  return sum(end === 'least' ? sorted.slice(0, count) : sorted.slice(-count));
}

const pointsOfAll = (end: 'least' | 'most') => sum(ERAS.map((era) => together(era, 'points', end)));
const meanPoints = () =>
  sum(ERAS.map((era) => MISSIONS_IN_PLAY[era] * mean(ofEra(era).map(({ points }) => points))));

const enemyCards = sum(ENEMY_TYPES.map(({ defenses }) => defenses.length));
const cardsOf = (id: EnemyTypeId) =>
  sum(ENEMY_TYPES.filter((type) => type.id === id).map(({ defenses }) => defenses.length));

/** The least points of a result. */
function tier(result: (typeof TIERS)[number]['result']): number {
  return TIERS.find((one) => one.result === result)?.least ?? 0;
}

/** The Missions of the example in the set-up. */
const EXAMPLE_ROW = ['railroad-bridge', 'barracks', 'villa', 'bunker'];
const exampleEnemies = sum(
  MISSIONS.filter(({ id }) => EXAMPLE_ROW.includes(id)).map(({ garrison }) => garrison),
);

/** How many hands there are in so many cards. */
function hands(cards: number): number {
  let ways = 1;
  for (let n = 0; n < GAME.hand; n++) ways = (ways * (cards - n)) / (n + 1);
  return ways;
}

const roberto = () => MAQUIS.find(({ id }) => id === 'roberto')?.revealed.attack ?? 0;
const points = MISSIONS.map((mission) => mission.points);
const rulingsCalled = (letter: string) => RULINGS.filter(({ id }) => id.startsWith(letter)).length;

/** Every number by what a chapter calls it. */
const NUMBERS = {
  'least-mission-points': () => Math.min(...points),
  'most-mission-points': () => Math.max(...points),
  minor: () => tier('minor'),
  victory: () => tier('victory'),
  major: () => tier('major'),
  'missions-in-game': () => sum(ERAS.map((era) => MISSIONS_IN_PLAY[era])),
  'civilian-limit': () => GAME.civilianLimit,
  'enemy-types': () => ENEMY_TYPES.length,
  'mean-hidden': () => tenths(mean(MAQUIS.map(({ hidden }) => hidden.attack))),
  'mean-revealed': () => tenths(mean(MAQUIS.map(({ revealed }) => revealed.attack))),
  'roberto-revealed': roberto,
  maquis: () => MAQUIS.length,
  spies: () => GAME.spiesInTheDeck + GAME.spySupply,
  missions: () => MISSIONS.length,
  'era-1': () => ofEra(1).length,
  'era-2': () => ofEra(2).length,
  'era-3': () => ofEra(3).length,
  'era-1-out': () => ofEra(1).length - MISSIONS_IN_PLAY[1],
  'era-2-out': () => ofEra(2).length - MISSIONS_IN_PLAY[2],
  'era-3-out': () => ofEra(3).length - MISSIONS_IN_PLAY[3],
  enemies: () => enemyCards,
  civilians: () => CIVILIANS.length,
  deck: () => GAME.maquisInADeck,
  'spies-in': () => GAME.spiesInTheDeck,
  'spy-supply': () => GAME.spySupply,
  'hidden-deck': () => GAME.maquisInADeck + GAME.spiesInTheDeck,
  row: () => GAME.row,
  'least-garrisons': () => together(1, 'garrison', 'least'),
  'most-garrisons': () => together(1, 'garrison', 'most'),
  hand: () => GAME.hand,
  'deck-after-example': () => enemyCards - exampleEnemies,
  'all-spies-5-of-7': () => percent(1, hands(7)),
  'least-points': () => pointsOfAll('least'),
  'most-points': () => pointsOfAll('most'),
  'mean-points': meanPoints,
  'least-era-1': () => together(1, 'points', 'least'),
  'most-era-1': () => together(1, 'points', 'most'),
  looked: () => CARDS_LOOKED_AT,
  'survive-share': () =>
    percent(
      sum(
        ENEMY_TYPES.filter(({ effect }) => effect.when === 'SURVIVE').map(
          ({ defenses }) => defenses.length,
        ),
      ),
      enemyCards,
    ),
  'counter-guerrilla-share': () => percent(cardsOf('counter-guerrilla'), enemyCards),
  'guard-share': () => percent(cardsOf('guard'), enemyCards),
  'mean-enemy-defense': () => tenths(mean(ENEMY_TYPES.flatMap(({ defenses }) => defenses))),
  'civilian-numbers': () => listed(CIVILIANS),
  'civilian-sum': () => sum(CIVILIANS),
  rules: () => RULES.length,
  questions: () => rulingsCalled('C'),
  cases: () => rulingsCalled('E'),
} as const satisfies Record<string, () => string | number>;

export type FactName = keyof typeof NUMBERS;

/** A number of the game as a chapter says it. */
export const fact = (name: FactName): string => String(NUMBERS[name]());

export const FACT_NAMES = Object.keys(NUMBERS) as readonly FactName[];
