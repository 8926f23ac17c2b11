import { type Chance, chanceNumber } from '#games/maquis/odds/index.ts';
import * as m from '#messages';

/** What a worker has to expect, in three steps. */
export const PROSPECTS = ['safe', 'risky', 'lost'] as const;
type Prospect = (typeof PROSPECTS)[number];

/** From so many percent on. By the percent that are shown, so that what is read and seen agree. */
export const LEAST_PERCENT = { safe: 95, risky: 50, lost: 0 } as const satisfies Record<
  Prospect,
  number
>;

export const prospectOf = (home: Chance): Prospect =>
  PROSPECTS.find((one) => Math.round(100 * chanceNumber(home)) >= LEAST_PERCENT[one]) ?? 'lost';

export const PROSPECT_NAMES: Readonly<Record<Prospect, () => string>> = {
  safe: m.maquis_odds_safe,
  risky: m.maquis_odds_risky,
  lost: m.maquis_odds_lost,
};
