import { Copy, Send } from 'lucide-preact';
import { useState } from 'preact/hooks';
import {
  dealLink,
  gameLink,
  MOST_LINK_MOVES,
  positionLink,
  type Table,
} from '#maquis/engine/index.ts';
import { recordOf, sharedPosition, type TableGame } from '#maquis/table/index.ts';
import * as m from '#messages';

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
  const shared = sharedPosition(game, from, at);
  return (
    <>
      {shared.moves.length > MOST_LINK_MOVES ? (
        <p class="aid-trouble">{m.maquis_link_game_too_long()}</p>
      ) : (
        <Link
          name={m.maquis_practice_share_game()}
          hint={m.maquis_editor_share_game_hint()}
          fragment={positionLink(shared)}
        />
      )}
      <Link
        name={m.maquis_editor_share_position()}
        hint={m.maquis_editor_share_position_hint()}
        fragment={positionLink({ ...shared, moves: [], at: 0 })}
      />
    </>
  );
}

function PlayedFromStart({ game, at }: Props) {
  const record = recordOf(game);
  return (
    <>
      {record.moves.length > MOST_LINK_MOVES ? (
        <p class="aid-trouble">{m.maquis_link_game_too_long()}</p>
      ) : (
        <Link
          name={m.maquis_practice_share_game()}
          hint={m.maquis_practice_share_game_hint()}
          fragment={gameLink({ record, at: Math.min(at, record.moves.length) })}
        />
      )}
      <Link
        name={m.maquis_practice_share_deal()}
        hint={m.maquis_practice_share_deal_hint()}
        fragment={dealLink(game.setUp)}
      />
    </>
  );
}

interface LinkProps {
  readonly name: string;
  readonly hint: string;
  readonly fragment: string;
}

/** Some messengers cut longer links. */
const SAFE_LENGTH = 1000;

/** One address to copy or to send. Where the browser lets nobody copy for the visitor, it can be selected. */
function Link({ name, hint, fragment }: LinkProps) {
  const [said, setSaid] = useState('');
  const address = `${location.origin}${location.pathname}#${fragment}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(m.maquis_practice_share_copied()),
      () => setSaid(m.maquis_practice_share_by_hand()),
    );
  // Sending can be thought better of, which is no news to whoever did.
  const send = () => navigator.share({ url: address }).catch(() => undefined);
  return (
    <section class="practice-share">
      <label class="aid-field">
        {name}
        <input
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="aid-secondary" onClick={copy}>
        <Copy aria-hidden="true" /> {m.maquis_practice_share_copy()}
      </button>
      {'share' in navigator && (
        <button type="button" class="aid-secondary" onClick={send}>
          <Send aria-hidden="true" /> {m.maquis_link_send()}
        </button>
      )}
      <p class="aid-hint">{hint}</p>
      {address.length > SAFE_LENGTH && (
        <p class="aid-hint">{m.maquis_link_length({ length: address.length })}</p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
