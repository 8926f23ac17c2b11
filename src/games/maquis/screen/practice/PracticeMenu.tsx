import * as m from '#messages';
import { useAid } from '../aid/aid.ts';
import { BigTypeSwitch, EditPosition, More, SaveAsFile, WaysOut } from '../aid/MenuParts.tsx';
import { freshSeed } from '../aid/seeds.ts';
import { ReviewButton } from '../coach/review-button.tsx';
import { HelpChoice } from '../odds/HelpChoice.tsx';

/** Type size, the game as a file, leaving it, and the ways out of the page. */
export function PracticeMenu({ onDone }: { readonly onDone: () => void }) {
  const { send } = useAid();
  return (
    <>
      <HelpChoice />
      <BigTypeSwitch />
      <SaveAsFile />
      <EditPosition />
      <ReviewButton onDone={onDone} />
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
      <More />
      <WaysOut />
    </>
  );
}
