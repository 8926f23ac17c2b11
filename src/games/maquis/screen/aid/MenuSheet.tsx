import { useContext } from 'preact/hooks';
import * as m from '#messages';
import { ReviewButton } from '../coach/review-button.tsx';
import { HelpChoice } from '../odds/HelpChoice.tsx';
import { useAid, useRunning } from './aid.ts';
import { Games } from './Games.tsx';
import { Keepers } from './Keepers.tsx';
import { BigTypeSwitch, EditPosition, More, SaveAsFile, WaysOut } from './MenuParts.tsx';
import { freshSeed } from './seeds.ts';
import { SettingsContext } from './settings.ts';

/** Who keeps what, type size, the visitor's games, a new one, and this one as a file. */
export function MenuSheet({ onDone }: { readonly onDone: () => void }) {
  const { send } = useAid();
  const { game } = useRunning();
  const { canStayAwake } = useContext(SettingsContext);
  return (
    <>
      <Keepers keepers={game.keepers} />
      <HelpChoice />
      <BigTypeSwitch />
      <p class="aid-hint">
        {canStayAwake ? m.maquis_table_menu_awake_on() : m.maquis_table_menu_awake_off()}
      </p>
      <SaveAsFile />
      <EditPosition />
      <ReviewButton onDone={onDone} />
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
      <More />
      <WaysOut />
    </>
  );
}
