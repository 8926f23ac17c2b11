import * as m from '#messages';
import type { LinkFault } from '#play/links/link-types.ts';

/**
 * Why a link opens no game, in a sentence that says what can be done.
 *
 * @param version of the links that the game reads
 */
export function linkFaultText(fault: LinkFault, version: string): string {
  switch (fault.code) {
    case 'foreign':
      return m.play_link_foreign();
    case 'too-long':
      return m.play_link_too_long({ length: fault.length, most: fault.most });
    case 'other-version':
      return m.play_link_other_version({ found: fault.found, right: version });
    case 'damaged':
      return m.play_link_damaged();
    case 'other-rules':
      return m.play_link_other_rules();
    case 'no-such-game':
      return m.play_link_no_such_game();
    default:
      return fault satisfies never;
  }
}
