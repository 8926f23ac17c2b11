import { useContext } from 'preact/hooks';
import { tableOf } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { More } from '#play/ui/frame/menu-parts.tsx';
import { SettingsContext, useMaquisSession } from './aid.ts';

/** What the menus of both rooms of Maquis share. */

/** A copy of the position on the screen, to be changed and tried. */
export function EditPosition() {
  const { links } = useContext(SettingsContext);
  const { position } = useMaquisSession();
  const edit = async () => {
    // Loaded when it is first asked for: most games are never edited.
    const { positionLink } = await import('#games/maquis/engine/link.ts');
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

/** What is seldom needed: what the device does when a card is drawn, the second screen, a report. */
export const MaquisMore = () => (
  <More
    announced={{
      title: m.maquis_aloud_title(),
      sample: m.maquis_aloud_sample(),
      canStandAlone: true,
    }}
  />
);
