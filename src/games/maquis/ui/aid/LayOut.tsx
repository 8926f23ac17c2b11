import { useContext } from 'preact/hooks';
import { editionCalled, MORALE_TRACK, TOKENS_OF_A_KIND } from '#games/maquis/data/index.ts';
import { RULESET } from '#games/maquis/engine/index.ts';
import { TILE_NAMES } from '#games/maquis/i18n/names.ts';
import { startingPawns } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { SettingsContext, useAid } from './aid.ts';
import '../style/panels.css';

/** What is laid out on the real table, as the set-up stands: in the order of the rulebook, each with its rule. */
export function LayOut() {
  const { setUp } = useAid().state.context;
  const { deck, goods, tracks } = setUp.owners;
  const { hasKit, tiles } = editionCalled(setUp.ruleset ?? RULESET);
  const { kit } = useContext(SettingsContext).links;
  const pawns = startingPawns(setUp.difficulty);
  return (
    <details class="aid-more">
      <summary>{m.maquis_table_setup_lay_out()}</summary>
      <ol class="aid-checklist">
        <li>{m.maquis_table_setup_board_1()}</li>
        <li>
          {deck === 'site'
            ? m.maquis_table_setup_board_2_site()
            : m.maquis_table_setup_board_2_visitor()}{' '}
          <RuleLink rule="maquis.setup-deck" brief />
        </li>
        <li>
          {goods === 'site'
            ? m.maquis_table_setup_tokens_1_site()
            : (hasKit ? m.maquis_table_setup_tokens_1_visitor : m.maquis_setup_tokens_boxed)({
                count: TOKENS_OF_A_KIND,
              })}{' '}
          <RuleLink rule="maquis.setup-supply" brief />
        </li>
        <li>
          {tracks === 'site'
            ? m.maquis_table_setup_tokens_2_site()
            : m.maquis_table_setup_tokens_2_visitor({ morale: MORALE_TRACK.start })}
        </li>
        <li>
          {hasKit ? m.maquis_table_setup_tiles_1() : m.maquis_setup_tiles_boxed()}{' '}
          <RuleLink rule="maquis.setup-tiles" brief />
          <ul class="aid-list">
            {tiles.map((id) => (
              <li key={id}>{TILE_NAMES[id]()}</li>
            ))}
          </ul>
        </li>
        <li>
          {m.maquis_table_setup_pawns_1({ count: pawns.safeHouse })}{' '}
          <RuleLink rule="maquis.setup-workers" brief />
        </li>
        <li>{m.maquis_table_setup_pawns_2({ count: pawns.cafe })}</li>
        <li>{m.maquis_table_setup_pawns_3()}</li>
        <li>
          {m.maquis_table_setup_goals_lay()} <RuleLink rule="maquis.setup-goals" brief />
        </li>
      </ol>
      {hasKit && (
        <p class="aid-hint">
          <a href={kit}>{m.maquis_table_setup_kit()}</a>
        </p>
      )}
    </details>
  );
}
