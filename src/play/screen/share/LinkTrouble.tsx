import type { LinkFault } from '../../links/game-link.ts';
import { linkFaultText } from './link-fault-text.ts';

interface Props {
  readonly fault: LinkFault;
  /** The version of the links that the game reads. */
  readonly version: string;
}

/** Why a link opens no game. */
export const LinkTrouble = ({ fault, version }: Props) => (
  <p class="aid-trouble" role="alert">
    {linkFaultText(fault, version)}
  </p>
);
