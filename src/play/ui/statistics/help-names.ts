import * as m from '#messages';
import type { HelpLevel } from '#play/saves/help.ts';

/** What each level of help is called where a game has no name of its own for it. */
export const HELP_NAMES: Readonly<Record<HelpLevel, () => string>> = {
  none: m.play_help_none,
  odds: m.play_help_odds,
  coach: m.play_help_coach,
};
