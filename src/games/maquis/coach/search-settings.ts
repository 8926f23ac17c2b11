/** How the search weighs what it has seen against what it has not. */
export interface SearchSettings {
  /** How much an untried choice is worth trying, in parts of how far apart the choices look. */
  readonly curiosity: number;
  /** How sharply the first look separates the choices, in the same parts; smaller is sharper. */
  readonly spread: number;
  /** How many visits the picture without patrols counts for beside the one with them. */
  readonly borrowed: number;
  /** The first look's share for each shot. */
  readonly shotShare: number;
  /** How often a later moment is visited before it gets a first look of its own. */
  readonly patience: number;
  /** How many deals a first look imagines. */
  readonly deals: number;
}

export const USUAL_SETTINGS: SearchSettings = {
  curiosity: 3,
  spread: 0.3,
  borrowed: 4,
  shotShare: 0.01,
  patience: 12,
  deals: 16,
};
