import type {
  CardNumber,
  DifficultyId,
  GoalId,
  LocationId,
  Resource,
  TileId,
} from '../data/index.ts';
import type { PhaseId } from './position.ts';

/*
 * A ruleset is a printing of the game as this site plays it. What is legal under a ruleset that was
 * given out never changes, nor do the lists its formats count with: a link names a goal by its place
 * among the goals of its ruleset, and a move by its place among the moves that were legal. Whatever
 * changes one of them is a new ruleset, with a number of its own.
 */

/** What the formats of a ruleset count with. The lists are written out, so that data may grow. */
export interface Ruleset {
  readonly id: RulesetId;
  /** What stands for it in a link. */
  readonly number: number;
  readonly difficulties: readonly DifficultyId[];
  readonly goals: readonly GoalId[];
  readonly tiles: readonly TileId[];
  readonly locations: readonly LocationId[];
  readonly resources: readonly Resource[];
  readonly cards: readonly CardNumber[];
  /** The success circles of each goal. */
  readonly circles: Readonly<Partial<Record<GoalId, number>>>;
  /** Whether it has goals of which more is told than successes. */
  readonly tellsMissions: boolean;
  /** The moments of a turn. */
  readonly phases: readonly PhaseId[];
  /** The most there is: pawns of a colour, tokens of a kind, spaces of the tracks. */
  readonly most: Readonly<Record<'pawns' | 'tokens' | 'day' | 'morale' | 'soldiers', number>>;
}

export const RULESET_IDS = ['pnp-1.1', 'box-2019', 'second-edition'] as const;

export type RulesetId = (typeof RULESET_IDS)[number];

/** The ruleset that games begin with. */
export const RULESET = 'pnp-1.1' satisfies RulesetId;

/** Print-and-play 1.1, as this site has played it since its first day. */
const PNP_1_1: Ruleset = {
  id: 'pnp-1.1',
  number: 0,
  difficulties: ['very-easy', 'easy', 'normal', 'tricky', 'hard', 'very-hard'],
  goals: [
    'underground-newspaper',
    'destroy-the-train',
    'sabotage',
    'aid-the-spy',
    'assassination',
    'liberate-the-town',
  ],
  tiles: ['informant', 'counterfeiter', 'safe-house', 'chemists-lab', 'smuggler', 'propagandist'],
  locations: [
    'safe-house',
    'pont-leveque',
    'grocer',
    'cafe',
    'field-west',
    'field-east',
    'doctor',
    'radio-a',
    'rue-baradat',
    'fence',
    'poor-district',
    'pont-du-nord',
    'black-market',
    'radio-b',
    'spare-room-west',
    'spare-room-north-east',
    'spare-room-south-east',
    'west-exit',
    'east-exit',
  ],
  resources: ['intel', 'food', 'medicine', 'money', 'weapon', 'explosives'],
  cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  circles: {
    'underground-newspaper': 3,
    'destroy-the-train': 1,
    sabotage: 3,
    'aid-the-spy': 2,
    assassination: 0,
    'liberate-the-town': 0,
  },
  tellsMissions: false,
  phases: ['placement', 'patrol', 'action', 'returning', 'dusk', 'over'],
  most: { pawns: 5, tokens: 4, day: 15, morale: 7, soldiers: 5 },
};

/** The first boxed edition, without a board or a card seen: see the record's design. */
const BOX_2019: Ruleset = {
  ...PNP_1_1,
  id: 'box-2019',
  number: 1,
  goals: [
    ...PNP_1_1.goals,
    'milice-parade-day',
    'officers-mansion',
    'infiltration',
    'german-shepherds',
    'double-agent',
    'coded-messages',
    'take-out-the-bridges',
    'bomb-for-the-officer',
  ],
  circles: {
    ...PNP_1_1.circles,
    'milice-parade-day': 1,
    'officers-mansion': 4,
    infiltration: 2,
    'german-shepherds': 3,
    'double-agent': 7,
    'coded-messages': 1,
    'take-out-the-bridges': 2,
    'bomb-for-the-officer': 1,
  },
  tellsMissions: true,
  phases: [...PNP_1_1.phases, 'look', 'reveal', 'remove', 'bridge'],
};

/** The second edition, with the three-star missions behind the others. */
const SECOND_EDITION: Ruleset = {
  ...BOX_2019,
  id: 'second-edition',
  number: 2,
  goals: [
    ...BOX_2019.goals,
    'milice-hq',
    'bomb-the-barracks',
    'free-the-resistance-leader',
    'destroy-aa-guns',
  ],
  tiles: [...PNP_1_1.tiles, 'fixer', 'pharmacist', 'forger'],
  resources: [...PNP_1_1.resources, 'poison', 'fake-id'],
  circles: {
    ...BOX_2019.circles,
    'milice-hq': 2,
    'bomb-the-barracks': 3,
    'free-the-resistance-leader': 2,
    'destroy-aa-guns': 5,
  },
};

export const RULESETS: readonly Ruleset[] = [PNP_1_1, BOX_2019, SECOND_EDITION];

export const rulesetCalled = (id: RulesetId): Ruleset =>
  RULESETS.find((ruleset) => ruleset.id === id) ?? PNP_1_1;

/** Whether a format or a text that tells of a game names its ruleset: not the one that games begin with. */
export const isNamed = (ruleset: RulesetId = RULESET): boolean => ruleset !== RULESET;

/** The ruleset as a format tells it, left out where it is not named. */
export const rulesetNamed = (ruleset: RulesetId = RULESET): { readonly ruleset?: RulesetId } =>
  isNamed(ruleset) ? { ruleset } : {};
