import { useContext } from 'preact/hooks';
import * as m from '#messages';
import { useAid } from '../aid/aid.ts';
import { freshSeed } from '../aid/seeds.ts';
import { SettingsContext } from '../aid/settings.ts';

/** Leaving the game, type size, and the ways out of the page. */
export function PracticeMenu({ onDone }: { readonly onDone: () => void }) {
  const { send } = useAid();
  const { bigType, setBigType, links } = useContext(SettingsContext);
  return (
    <>
      <label class="aid-check">
        <input
          type="checkbox"
          checked={bigType}
          onChange={({ currentTarget }) => setBigType(currentTarget.checked)}
        />
        {m.maquis_table_menu_big()}
      </label>
      <button
        type="button"
        class="aid-secondary"
        onClick={() => {
          send({ type: 'newGame', seed: freshSeed(), step: 'goals' });
          onDone();
        }}
      >
        {m.maquis_practice_leave()}
      </button>
      <p class="aid-hint">{m.maquis_practice_leave_hint()}</p>
      <nav class="aid-links">
        <a href={links.rulebook}>{m.maquis_table_menu_rules()}</a>
        <a href={links.home}>{m.maquis_table_menu_home()}</a>
      </nav>
    </>
  );
}
