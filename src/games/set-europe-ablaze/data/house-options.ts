/** What a group may choose where the rules are silent or contradict themselves, the default first. */
export const HOUSE_OPTIONS = Object.freeze({
  C01: ['half-or-less', 'less-than-half'],
  C10: ['required', 'waived'],
  C13: ['by-level', 'one-only'],
  C15: ['strength-and-networks', 'strength-only'],
  N01: ['before', 'after'],
  N10: ['france', 'anywhere'],
  N11: ['ready-only', 'support-too'],
  N17: ['jedburgh', 'any-team'],
  N20: ['one-mission', 'one-turn'],
} as const);

export type HouseRuling = keyof typeof HOUSE_OPTIONS;
export type HouseOption<Id extends HouseRuling> = (typeof HOUSE_OPTIONS)[Id][number];

export const HOUSE_RULINGS = Object.freeze(Object.keys(HOUSE_OPTIONS) as HouseRuling[]);

/**
 * What a group has chosen for a ruling. Files may write its number without the nought; what is no
 * option of it is the default.
 */
export function chosen<Id extends HouseRuling>(
  rulings: Readonly<Record<string, string>>,
  id: Id,
): HouseOption<Id> {
  const told = rulings[id] ?? rulings[id.replace(/^([CN])0/, '$1')];
  const options: readonly string[] = HOUSE_OPTIONS[id];
  return (told !== undefined && options.includes(told) ? told : options[0]) as HouseOption<Id>;
}

/** The choices a group has made, but for those that are this book's own. */
export const choicesMade = (
  rulings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    HOUSE_RULINGS.flatMap((id) => {
      const choice = chosen(rulings, id);
      return choice === HOUSE_OPTIONS[id][0] ? [] : [[id, choice]];
    }),
  );
