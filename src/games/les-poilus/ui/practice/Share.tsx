import { links, type PoilusSaves } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { uncorrected } from '#play/history/game.ts';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { ShareLink } from '#play/ui/share/ShareLink.tsx';
import type { PoilusSession } from '../mode.ts';
import { useIsOpen } from './is-open.ts';

/**
 * The game as a link, at this moment, and its deal alone for somebody else to play. Both tell every
 * hand and what the decks bring: while hands are secret there is none.
 */
export function Share() {
  const { moment } = useSession<PoilusSession>();
  const { game } = useActiveSession<PoilusSaves>();
  if (!useIsOpen()) return <p>{m.poilus_share_secret()}</p>;
  const moves = uncorrected(game).map(({ move }) => move);
  const at = Math.min(moment ?? moves.length, moves.length);
  return (
    <>
      <ShareLink
        name={m.play_share_game()}
        hint={m.poilus_share_game_hint()}
        fragment={links.gameLink({ setUp: game.setUp, moves, at })}
      />
      <ShareLink
        name={m.play_share_deal()}
        hint={m.poilus_share_deal_hint()}
        fragment={links.dealLink(game.setUp)}
      />
    </>
  );
}
