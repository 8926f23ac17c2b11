import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { isMute, WAYS_TO_ANNOUNCE } from '../announce/announce.ts';
import { CheckBox } from '../parts/Radios.tsx';
import { ReportFault } from '../report/ReportFault.tsx';
import { type Announced, keepPreferences, readPreferences } from '../settings.ts';
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

/** Each of them is heard or felt when it is switched on: so that one knows, and the browser allows it. */
const SWITCHES = {
  aloud: { label: m.play_announce_read, ...WAYS_TO_ANNOUNCE.aloud },
  sound: { label: m.play_announce_sound, ...WAYS_TO_ANNOUNCE.sound },
  vibration: { label: m.play_announce_vibration, ...WAYS_TO_ANNOUNCE.vibration },
  alone: { label: m.play_announce_alone, isThere: () => true, on: () => {}, off: () => {} },
} as const satisfies Record<keyof Announced, unknown>;

const NAMES = [
  'alone',
  'aloud',
  'sound',
  'vibration',
] as const satisfies readonly (keyof Announced)[];

interface AnnounceSwitchesProps {
  /** When: "When a card is drawn". */
  readonly title: string;
  /** Said when reading out is switched on. */
  readonly sample: string;
  /** Whether the game can show by itself what chance has brought, until the visitor goes on. */
  readonly canStandAlone?: boolean;
}

/** What the device does when chance brings something: as much of it as this one can. */
function AnnounceSwitches({ title, sample, canStandAlone = false }: AnnounceSwitchesProps) {
  const [announced, setAnnounced] = useState(() => readPreferences().announced);
  const isSilent = useMute();
  const names = NAMES.filter(
    (name) => SWITCHES[name].isThere() && (name !== 'alone' || canStandAlone),
  );
  const set = (name: keyof Announced, isOn: boolean) => {
    const wanted = { ...readPreferences().announced, [name]: isOn };
    setAnnounced(wanted);
    keepPreferences({ announced: wanted });
    if (isOn) SWITCHES[name].on(sample);
    else SWITCHES[name].off();
  };
  return (
    <fieldset class="aid-radios">
      <legend>{title}</legend>
      {names.map((name) => (
        <CheckBox
          key={name}
          name={SWITCHES[name].label()}
          isOn={announced[name]}
          onChange={(isOn) => set(name, isOn)}
        />
      ))}
      {isSilent && <p class="aid-hint">{m.play_announce_no_voice()}</p>}
    </fieldset>
  );
}

/** Whether no voice of the device reads this page. */
function useMute(): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    let isGone = false;
    void isMute(document.documentElement.lang).then((found) => {
      if (!isGone) setSilent(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isSilent;
}
