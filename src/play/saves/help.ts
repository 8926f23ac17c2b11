/** How much help there is in a game, the least first. */
export const HELP_LEVELS = ['none', 'odds', 'coach'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** The greater of two levels: help that was used once stays used, undone moves or not. */
export const mostHelp = (one: HelpLevel, other: HelpLevel): HelpLevel =>
  HELP_LEVELS.indexOf(one) < HELP_LEVELS.indexOf(other) ? other : one;
