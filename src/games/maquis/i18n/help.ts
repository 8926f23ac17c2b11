import * as m from '#messages';
import type { HelpLevel } from '../session/index.ts';

export const HELP_NAMES: Readonly<Record<HelpLevel, () => string>> = {
  none: m.play_help_none,
  odds: m.maquis_help_odds,
  coach: m.play_help_coach,
};
