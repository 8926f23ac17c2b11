import { HELP_NAMES } from '#games/maquis/i18n/help.ts';
import * as m from '#messages';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { BigTypeSwitch, ExitLinks, SaveAsFile } from '#play/ui/frame/menu-parts.tsx';
import { freshSeed } from '#play/ui/hooks/fresh-seed.ts';
import { ReviewButton } from '#play/ui/review/review-button.tsx';
import { useAid } from '../aid/aid.ts';
import { FILES } from '../aid/game-files.ts';
import { EditPosition, MaquisMore } from '../aid/MenuParts.tsx';

/** Type size, the game as a file, leaving it, and the ways out of the page. */
export function PracticeMenu({ onDone }: { readonly onDone: () => void }) {
  const { send } = useAid();
  return (
    <>
      <HelpChoice names={HELP_NAMES} />
      <BigTypeSwitch />
      <SaveAsFile files={FILES} />
      <EditPosition />
      <ReviewButton onDone={onDone} />
      <button
        type="button"
        class="aid-secondary"
        onClick={() => {
          send({ type: 'newGame', seed: freshSeed() });
          onDone();
        }}
      >
        {m.play_leave()}
      </button>
      <p class="aid-hint">{m.play_leave_hint()}</p>
      <MaquisMore />
      <ExitLinks />
    </>
  );
}
