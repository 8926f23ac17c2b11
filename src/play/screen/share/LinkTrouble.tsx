import * as m from '#messages';
import type { LinkFault } from '../../links/game-link.ts';

interface Props {
  readonly fault: LinkFault;
  /** The version of the links that the game reads. */
  readonly version: string;
}

/** Why a link opens no game, in a sentence that says what can be done. */
export const LinkTrouble = ({ fault, version }: Props) => (
  <p class="aid-trouble" role="alert">
    {linkFaultText(fault, version)}
  </p>
);

function linkFaultText(fault: LinkFault, version: string): string {
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
