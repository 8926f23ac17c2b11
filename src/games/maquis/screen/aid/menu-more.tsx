import { useContext } from 'preact/hooks';
import * as m from '#messages';
import { DrawSwitches } from '../aloud/DrawSwitches.tsx';
import { ReportFault } from '../report/ReportFault.tsx';
import { useAid } from './aid.ts';
import { SettingsContext } from './settings.ts';

/** What both menus have besides and seldom need, in a file that is loaded when a menu is opened. */
export function MenuMore() {
  const { face } = useAid();
  const { links } = useContext(SettingsContext);
  return (
    <>
      <DrawSwitches />
      <a class="aid-secondary" href={`${links.screen}#${face}`} target="_blank" rel="noopener">
        {m.maquis_screen_link()}
      </a>
      <p class="aid-hint">{m.maquis_screen_link_hint()}</p>
      <ReportFault />
    </>
  );
}
