import { type PoilusSaves, poilusLinks } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { uncorrected } from '#play/history/game.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { ShareLink } from '#play/ui/share/ShareLink.tsx';
import { type PoilusSession, useIsOpen } from '../mode.ts';

const loadLetters = () => import('../letters/BeginLetters.tsx');

/**
 * The game as a link, at this moment, and its deal alone for somebody else to play. Both tell every
 * hand and what the decks bring: while hands are secret there is none, but a game can go on by letters.
 */
export function Share({ onDone }: { readonly onDone: () => void }) {
  const { moment } = useSession<PoilusSession>();
  const { game } = useActiveSession<PoilusSaves>();
  if (!useIsOpen()) {
    return (
      <>
        <p>{m.poilus_share_secret()}</p>
        <Lazy load={loadLetters}>{({ BeginLetters }) => <BeginLetters onDone={onDone} />}</Lazy>
      </>
    );
  }
  const moves = uncorrected(game).map(({ move }) => move);
  const at = Math.min(moment ?? moves.length, moves.length);
  return (
    <>
      <ShareLink
        name={m.play_share_game()}
        hint={m.poilus_share_game_hint()}
        fragment={poilusLinks.gameLink({ setUp: game.setUp, moves, at })}
      />
      <ShareLink
        name={m.play_share_deal()}
        hint={m.poilus_share_deal_hint()}
        fragment={poilusLinks.dealLink(game.setUp)}
      />
    </>
  );
}
