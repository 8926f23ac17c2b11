import * as m from '#messages';
import { type EndingId, type Outcome, type Position, snapshotOf } from '../engine/index.ts';

const NAMES: Readonly<Record<EndingId, () => string>> = {
  peace: m.poilus_ending_peace,
  hardships: m.poilus_ending_hardships,
  monument: m.poilus_ending_monument,
};

const TEXTS: Readonly<Record<EndingId, () => string>> = {
  peace: m.poilus_ending_peace_text,
  hardships: m.poilus_ending_hardships_text,
  monument: m.poilus_ending_monument_text,
};

/** What ended the game, in one word or two. */
export const endingName = (ending: EndingId): string => NAMES[ending]();

/** What ended the game, as a sentence or two. */
export const endingText = (ending: EndingId): string => TEXTS[ending]();

/** What a game has come to: "Won: Peace". */
export const resultText = ({ result, reason }: Outcome): string =>
  result === 'win'
    ? m.poilus_result_win({ ending: endingName(reason) })
    : m.poilus_result_loss({ ending: endingName(reason) });

/** Where in a game a position is. */
export const momentText = (position: Position): string =>
  m.poilus_moment_mission({ mission: snapshotOf(position).mission });
