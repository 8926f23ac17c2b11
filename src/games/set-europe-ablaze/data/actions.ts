import type { RuleId } from './rules.ts';

/** The sides. */
const SIDES = ['maquis', 'german'] as const;
export type Side = (typeof SIDES)[number];

/** What brings dice, or must be there before an Action can be tried. */
const ASSETS = [
  'strength',
  'network',
  'team',
  'cache',
  'hero',
  'soe',
  'security',
  'vichy-security',
  'detachment',
  'labor',
  'mbf',
  'advantage',
  'morale',
] as const;
export type Asset = (typeof ASSETS)[number];

/** The twelve Actions by their ids, Terminal ones first. */
export const ACTION_IDS = [
  'sabotage',
  'temporary-interdiction',
  'intelligence-collection',
  'propaganda-maquis',
  'propaganda-german',
  'sweep',
  'counterintelligence',
  'eid',
  'status-change',
  'recovery',
  'german-movement',
  'repair',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

/** What the rules themselves say of an Action. What is absent stands on the player aid. */
export interface ActionFacts {
  readonly id: ActionId;
  readonly side: Side;
  readonly terminal: boolean;
  /** One of these must be in the Area; absent where only the chart of Actions can say. */
  readonly primary?: readonly Asset[];
  readonly rolled: boolean;
  /** How often in an Impulse. */
  readonly times: 1 | 2;
  /** Added to the number of dice rolled, to make the check number. */
  readonly check?: number;
  readonly backfire?: number;
  readonly rule: RuleId;
  /** The printed case. */
  readonly case: string;
}

type Rest = Omit<ActionFacts, 'id' | 'side' | 'terminal' | 'rule' | 'times' | 'case'> & {
  readonly times?: 2;
};

const action = (
  id: ActionId,
  number: string,
  side: Side,
  rule: RuleId,
  { primary, ...rest }: Rest,
): ActionFacts =>
  Object.freeze({
    id,
    case: number,
    side,
    terminal: number.startsWith('8.2'),
    rule,
    times: 1,
    ...rest,
    ...(primary && { primary: Object.freeze(primary) }),
  });

const strength: readonly Asset[] = ['strength'];

/**
 * The Actions. Check and backfire are known for two of them only, from the printed examples. That the
 * Maquis need strength for Propaganda follows from 6.0 and 6.1.12.
 */
export const ACTIONS: readonly ActionFacts[] = Object.freeze([
  action('sabotage', '8.2.1', 'maquis', 'set-europe-ablaze.sabotage', {
    primary: strength,
    rolled: true,
    check: 0,
    backfire: 2,
  }),
  action(
    'temporary-interdiction',
    '8.2.2',
    'maquis',
    'set-europe-ablaze.temporary-interdiction-action',
    { primary: strength, rolled: true },
  ),
  action('intelligence-collection', '8.2.3', 'maquis', 'set-europe-ablaze.intelligence', {
    primary: strength,
    rolled: true,
  }),
  action('propaganda-maquis', '8.2.4a', 'maquis', 'set-europe-ablaze.propaganda', {
    primary: strength,
    rolled: true,
  }),
  action('propaganda-german', '8.2.4b', 'german', 'set-europe-ablaze.propaganda', {
    rolled: true,
  }),
  action('sweep', '8.2.5', 'german', 'set-europe-ablaze.sweep', {
    primary: ['security', 'vichy-security'],
    rolled: true,
  }),
  action('counterintelligence', '8.2.6', 'german', 'set-europe-ablaze.counterintelligence', {
    primary: ['detachment'],
    rolled: true,
    check: -2,
    backfire: 1,
  }),
  action('eid', '8.3.1', 'maquis', 'set-europe-ablaze.eid', {
    rolled: false,
    times: 2,
  }),
  action('status-change', '8.3.2', 'maquis', 'set-europe-ablaze.status-change', {
    rolled: false,
  }),
  action('recovery', '8.3.3', 'maquis', 'set-europe-ablaze.recovery', {
    rolled: false,
  }),
  action('german-movement', '8.3.4', 'german', 'set-europe-ablaze.german-movement', {
    rolled: false,
    times: 2,
  }),
  action('repair', '8.3.5', 'german', 'set-europe-ablaze.repair', {
    primary: ['labor'],
    rolled: true,
  }),
]);
