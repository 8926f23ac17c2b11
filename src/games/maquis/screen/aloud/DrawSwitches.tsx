import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { keepPreferences, type OnDraw, readPreferences } from '../aid/preferences.ts';
import { canSpeak, hush, say, voiceFor, voicesOfDevice } from './speech.ts';
import { canSound, soundOfACard } from './tone.ts';
import { buzz, canVibrate } from './vibration.ts';

/** Each of them is heard or felt when it is switched on: so that one knows, and the browser allows it. */
const SWITCHES = {
  aloud: {
    label: m.maquis_aloud_read,
    isThere: canSpeak,
    on: () => void say(m.maquis_aloud_sample(), document.documentElement.lang),
    off: hush,
  },
  sound: { label: m.maquis_aloud_sound, isThere: canSound, on: soundOfACard, off: () => {} },
  vibration: { label: m.maquis_aloud_vibration, isThere: canVibrate, on: buzz, off: () => {} },
} as const satisfies Record<keyof OnDraw, unknown>;

const NAMES = ['aloud', 'sound', 'vibration'] as const satisfies readonly (keyof OnDraw)[];

/** What the device does when a card is drawn: as much of it as this one can. */
export function DrawSwitches() {
  const [onDraw, setOnDraw] = useState(() => readPreferences().onDraw);
  const isMute = useMute();
  const names = NAMES.filter((name) => SWITCHES[name].isThere());
  if (names.length === 0) return null;
  const set = (name: keyof OnDraw, isOn: boolean) => {
    const wanted = { ...readPreferences().onDraw, [name]: isOn };
    setOnDraw(wanted);
    keepPreferences({ ...readPreferences(), onDraw: wanted });
    SWITCHES[name][isOn ? 'on' : 'off']();
  };
  return (
    <fieldset class="aid-radios">
      <legend>{m.maquis_aloud_title()}</legend>
      {names.map((name) => (
        <label key={name} class="aid-check">
          <input
            type="checkbox"
            checked={onDraw[name]}
            onChange={({ currentTarget }) => set(name, currentTarget.checked)}
          />
          {SWITCHES[name].label()}
        </label>
      ))}
      {isMute && <p class="aid-hint">{m.maquis_aloud_no_voice()}</p>}
    </fieldset>
  );
}

/** Whether the device names voices, and none that reads this page. */
function useMute(): boolean {
  const [isMute, setMute] = useState(false);
  useEffect(() => {
    if (!canSpeak()) return;
    let isGone = false;
    void voicesOfDevice().then((voices) => {
      const voice = voiceFor(document.documentElement.lang, voices);
      if (!isGone) setMute(voices.length > 0 && !voice);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isMute;
}
