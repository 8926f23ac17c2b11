import type { ComponentProps } from 'preact';
import * as m from '#messages';
import { AnnounceSwitches } from '../announce/AnnounceSwitches.tsx';
import { ReportFault } from '../report/ReportFault.tsx';
import { usePlayContext } from './play-context.ts';
import { useSession } from './session.ts';

interface Props {
  readonly announced: ComponentProps<typeof AnnounceSwitches> | undefined;
}

/** What a menu has besides and is seldom needed: voice, the second screen, telling of a fault. */
export const MenuMore = ({ announced }: Props) => (
  <>
    {announced && <AnnounceSwitches {...announced} />}
    <ScreenLinks />
    <ReportFault />
  </>
);

/** The second screen, in a window of its own that follows this game, and other devices. */
export function ScreenLinks() {
  const { room } = useSession();
  const { links, openTable } = usePlayContext();
  if (!links.screen) return null;
  return (
    <>
      <a class="aid-secondary" href={`${links.screen}#${room}`} target="_blank" rel="noopener">
        {m.play_second_link()}
      </a>
      <p class="aid-hint">{m.play_second_link_hint()}</p>
      {openTable && (
        <>
          <button
            type="button"
            class="aid-secondary"
            onClick={({ currentTarget }) => {
              // Whoever is done with the other devices goes on with the game, not with the menu.
              currentTarget.closest('dialog')?.close();
              openTable();
            }}
          >
            {m.play_devices_link()}
          </button>
          <p class="aid-hint">{m.play_devices_link_hint()}</p>
        </>
      )}
    </>
  );
}
