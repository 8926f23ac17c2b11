import * as m from '#messages';
import { isLinkOf } from '#play/links/game-link.ts';
import type { LinkFault } from '#play/links/link-types.ts';
import { type GameWithLinks, usePlayContext } from '../frame/play-context.ts';
import { linkFaultText } from './link-fault-text.ts';

interface Props {
  readonly fault: LinkFault;
  /** The link that has it. */
  readonly link: string;
  /** The version of the links that the game reads. */
  readonly version: string;
}

/** Why a link opens no game; one of another game's leads there. */
export function LinkTrouble({ fault, link, version }: Props) {
  const { games } = usePlayContext().site;
  // Of its own whole links a game says neither of the two.
  const isForeign = fault.code === 'damaged' || fault.code === 'other-version';
  const owner = isForeign ? games?.find(({ label }) => isLinkOf(label, link)) : undefined;
  if (owner) return <LinkOfAnother owner={owner} link={link} />;
  return (
    <p class="aid-trouble" role="alert">
      {linkFaultText(fault, version)}
    </p>
  );
}

interface OtherProps {
  readonly owner: GameWithLinks;
  readonly link: string;
}

/** A link of another game: says whose, and leads to where it is opened. */
const LinkOfAnother = ({ owner: { name, practice }, link }: OtherProps) => (
  <div class="aid-trouble" role="alert">
    <p>{m.play_link_of_game({ game: name })}</p>
    <a class="aid-secondary" href={`${practice}#${link}`}>
      {m.play_link_open_there({ game: name })}
    </a>
  </div>
);
