import { useContext } from 'preact/hooks';
import { recordOf } from '#maquis/table/index.ts';
import * as m from '#messages';
import { useAid, useRunning } from './aid.ts';
import { downloadText } from './download.ts';
import { Games } from './Games.tsx';
import { Keepers } from './Keepers.tsx';
import { freshSeed } from './seeds.ts';
import { SettingsContext } from './settings.ts';

/** Who keeps what, type size, the visitor's games, a new one, and this one as a file. */
export function MenuSheet({ onDone }: { readonly onDone: () => void }) {
  const { send } = useAid();
  const { game } = useRunning();
  const { bigType, setBigType, canStayAwake, links } = useContext(SettingsContext);
  const isCorrected = game.steps.some((step) => 'correction' in step);
  return (
    <>
      <Keepers keepers={game.keepers} />
      <label class="aid-check">
        <input
          type="checkbox"
          checked={bigType}
          onChange={({ currentTarget }) => setBigType(currentTarget.checked)}
        />
        {m.maquis_table_menu_big()}
      </label>
      <p class="aid-hint">
        {canStayAwake ? m.maquis_table_menu_awake_on() : m.maquis_table_menu_awake_off()}
      </p>
      <button
        type="button"
        class="aid-secondary"
        onClick={() => downloadText('maquis-game.json', `${JSON.stringify(recordOf(game))}\n`)}
      >
        {m.maquis_table_menu_record()}
      </button>
      {isCorrected && <p class="aid-hint">{m.maquis_table_menu_record_corrected()}</p>}
      <Games />
      <button
        type="button"
        class="aid-secondary"
        onClick={() => {
          send({ type: 'newGame', seed: freshSeed() });
          onDone();
        }}
      >
        {m.maquis_table_menu_new()}
      </button>
      <p class="aid-hint">{m.maquis_table_menu_new_hint()}</p>
      <nav class="aid-links">
        <a href={links.rulebook}>{m.maquis_table_menu_rules()}</a>
        <a href={links.home}>{m.maquis_table_menu_home()}</a>
      </nav>
      <p class="aid-hint">{m.maquis_table_menu_leave_hint()}</p>
    </>
  );
}
