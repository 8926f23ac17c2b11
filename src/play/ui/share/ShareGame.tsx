import * as m from '#messages';
import { uncorrected } from '#play/history/game.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { useActiveSession, useSession } from '../frame/session.ts';
import { ShareLink } from './ShareLink.tsx';

interface Props<T extends SaveTypes> {
  readonly links: {
    readonly gameLink: (game: {
      readonly setUp: T['setUp'];
      readonly moves: readonly string[];
      readonly at: number;
    }) => string;
    readonly dealLink: (setUp: T['setUp']) => string;
  };
  /** What the link of the game tells, and that of its deal. */
  readonly hints: { readonly game: string; readonly deal: string };
}

/** The game as a link, at this moment, and its deal alone for somebody else to play. */
export function ShareGame<T extends SaveTypes>({ links, hints }: Props<T>) {
  const { moment } = useSession();
  const { game } = useActiveSession<T>();
  const moves = uncorrected(game).map(({ move }) => move);
  const at = Math.min(moment ?? moves.length, moves.length);
  return (
    <>
      <ShareLink
        name={m.play_share_game()}
        hint={hints.game}
        fragment={links.gameLink({ setUp: game.setUp, moves, at })}
      />
      <ShareLink
        name={m.play_share_deal()}
        hint={hints.deal}
        fragment={links.dealLink(game.setUp)}
      />
    </>
  );
}
