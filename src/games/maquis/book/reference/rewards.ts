import { type Action, RESOURCE_NAMES } from '#games/maquis/index.ts';
import * as m from '#messages';

/** What an action brings beside goods for the hand. */
export function otherRewards(action: Action): readonly string[] {
  return [
    ...(action.morale > 0 ? [m.ref_morale_up()] : []),
    ...(action.morale < 0 ? [m.ref_morale_down()] : []),
    ...(action.airdrop ? [m.ref_airdrop({ resource: RESOURCE_NAMES[action.airdrop]() })] : []),
    ...(action.collects ? [m.ref_collect()] : []),
    ...(action.recruits ? [m.ref_recruit()] : []),
    ...(action.furnishes ? [m.ref_furnish()] : []),
    ...(action.succeeds ? [m.ref_succeed()] : []),
  ];
}
