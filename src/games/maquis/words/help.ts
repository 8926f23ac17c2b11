import * as m from '#messages';
import type { HelpLevel } from '../table/help.ts';

export const HELP_NAMES: Readonly<Record<HelpLevel, () => string>> = {
  none: m.maquis_help_none,
  odds: m.maquis_help_odds,
  coach: m.maquis_help_coach,
};
