/** A number that the rules fix, with the case that says so. */
interface Limit {
  readonly id: LimitId;
  readonly value: number;
  readonly case: string;
}

const LIMITS_BY_ID = {
  turns: [9, '3.3.7'],
  'cards-laid': [2, '4.2.2'],
  hand: [8, '4.2.1'],
  'free-hand': [4, '4.2.6'],
  'action-points': [19, '4.3.2'],
  'victory-points': [299, '2.4.6'],
  counters: [176, '2.4'],
  'non-terminal': [3, '8.1.10'],
  'eid-assets': [3, '8.3.1'],
  'status-networks': [3, '8.3.2a'],
  'recovery-areas': [3, '8.3.3a'],
  'movement-units': [3, '8.3.4'],
  'repair-areas': [3, '8.3.5'],
  'withheld-for-a-point': [3, '8.6.2a'],
  'free-moves': [3, '3.3.5'],
  strength: [4, '6.1.9'],
  'strength-paris': [5, '6.1.9'],
  'morale-least': [-2, '6.2.6'],
  'morale-most': [2, '6.2.6'],
  'heroes-a-turn': [1, '6.7.2'],
  mobilizations: [2, '7.4.2'],
  'damage-for-advantage': [5, '5.4.6'],
  'damage-for-two': [15, '5.4.6'],
  'german-divisor': [10, '5.3.5'],
} as const satisfies Record<string, readonly [value: number, number: string]>;

type LimitId = keyof typeof LIMITS_BY_ID;

/** The limits in the order of the reference table. */
export const LIMITS: readonly Limit[] = Object.freeze(
  (Object.keys(LIMITS_BY_ID) as LimitId[]).map((id) => {
    const [value, number] = LIMITS_BY_ID[id];
    return Object.freeze({ id, value, case: number });
  }),
);

/** Cards of each side, those out of the game included (2.0). */
export const CARD_COUNT = 24;

/** The number of a limit. */
export const limit = (id: LimitId): number => LIMITS_BY_ID[id][0];
