import { dealLink, positionLink, type Table } from '#games/maquis/engine/index.ts';
import type { TableGame } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { ShareLink } from '#play/ui/share/ShareLink.tsx';
import { links } from '../aid/game-links.ts';

interface Props {
  readonly game: TableGame;
  /** The moment the link opens at: how many steps were done. */
  readonly at: number;
}

/** The game as a link, at this moment, and its deal alone for somebody else to play. */
export function ShareSheet({ game, at }: Props) {
  return game.from ? (
    <PlayedFromPosition game={game} at={at} from={game.from} />
  ) : (
    <PlayedFromStart game={game} at={at} />
  );
}

/** A game from a set position: with what was played, and the position alone with the same cards. */
function PlayedFromPosition({ game, at, from }: Props & { readonly from: Table }) {
  const { seed = '' } = game.setUp;
  return (
    <>
      <GameLink game={game} at={at} hint={m.maquis_practice_share_set_game_hint()} />
      <ShareLink
        name={m.maquis_practice_share_position()}
        hint={m.maquis_editor_share_position_hint()}
        fragment={positionLink({ table: from, seed, moves: [], at: 0 })}
      />
    </>
  );
}

function PlayedFromStart({ game, at }: Props) {
  return (
    <>
      <GameLink game={game} at={at} hint={m.play_share_game_hint()} />
      <ShareLink
        name={m.play_share_deal()}
        hint={m.maquis_practice_share_deal_hint()}
        fragment={dealLink(game.setUp)}
      />
    </>
  );
}

function GameLink({ game, at, hint }: Props & { readonly hint: string }) {
  const fragment = links.game(game, at);
  return fragment === undefined ? (
    <p class="aid-trouble">{m.maquis_practice_share_too_long()}</p>
  ) : (
    <ShareLink name={m.play_share_game()} hint={hint} fragment={fragment} />
  );
}
