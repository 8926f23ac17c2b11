import { useContext } from 'preact/hooks';
import { tableOf } from '#maquis/engine/index.ts';
import { recordOf } from '#maquis/table/index.ts';
import * as m from '#messages';
import { useLoaded } from '../load.ts';
import { useRunning } from './aid.ts';
import { downloadText } from './download.ts';
import { SettingsContext } from './settings.ts';

/** What the menus of both faces of a game share. */

export function BigTypeSwitch() {
  const { bigType, setBigType } = useContext(SettingsContext);
  return (
    <label class="aid-check">
      <input
        type="checkbox"
        checked={bigType}
        onChange={({ currentTarget }) => setBigType(currentTarget.checked)}
      />
      {m.maquis_table_menu_big()}
    </label>
  );
}

/** The game as a file of its record; a correction is no move, so the record ends before the first. */
export function SaveAsFile() {
  const { game } = useRunning();
  if (game.from) return <p class="aid-hint">{m.maquis_editor_no_record()}</p>;
  const isCorrected = game.steps.some((step) => 'correction' in step);
  return (
    <>
      <button
        type="button"
        class="aid-secondary"
        onClick={() => downloadText('maquis-game.json', `${JSON.stringify(recordOf(game))}\n`)}
      >
        {m.maquis_table_menu_record()}
      </button>
      {isCorrected && <p class="aid-hint">{m.maquis_table_menu_record_corrected()}</p>}
    </>
  );
}

/** A copy of the position on the screen, to be changed and tried. */
export function EditPosition() {
  const { links } = useContext(SettingsContext);
  const { position } = useRunning();
  const edit = async () => {
    // Loaded when it is first asked for: most games are never edited.
    const { positionLink } = await import('#maquis/engine/link.ts');
    const fragment = positionLink({ table: tableOf(position), moves: [], at: 0 });
    location.assign(`${links.position}#${fragment}`);
  };
  return (
    <>
      <button type="button" class="aid-secondary" onClick={edit}>
        {m.maquis_editor_edit()}
      </button>
      <p class="aid-hint">{m.maquis_editor_edit_hint()}</p>
    </>
  );
}

/** What is loaded only now: what happens at a draw, the second screen, and telling of a fault. */
export function More() {
  const more = useLoaded(true, () => import('./menu-more.tsx'));
  if (more === 'failed') return <p role="alert">{m.maquis_table_sheet_failed()}</p>;
  return more ? <more.MenuMore /> : <p class="aid-hint">{m.maquis_table_sheet_loading()}</p>;
}

/** The ways out of the page: on a phone the site's own head steps back while a game runs. */
export function WaysOut() {
  const { links } = useContext(SettingsContext);
  return (
    <>
      <nav class="aid-links">
        <a href={links.rulebook}>{m.maquis_table_menu_rules()}</a>
        <a href={links.home}>{m.maquis_table_menu_home()}</a>
      </nav>
      <p class="aid-hint">{m.maquis_table_menu_leave_hint()}</p>
    </>
  );
}
