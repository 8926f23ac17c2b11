import { GitBranch, SkipForward } from 'lucide-preact';
import * as m from '#messages';
import { useAid, useRunning } from '../aid/aid.ts';
import { MomentSlider } from './MomentSlider.tsx';

interface Props {
  readonly onMoment: (moment: number | undefined) => void;
  /** Makes a branch of the game as it stood at a moment. */
  readonly onBranch: (moment: number) => void;
}

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
export function PastPanel({ onMoment, onBranch }: Props) {
  const { moment = 0 } = useAid();
  const { game } = useRunning();
  const steps = game.steps.length;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{m.maquis_practice_moment_title()}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {moment === 0
          ? m.maquis_practice_moment_start()
          : m.maquis_practice_moment({ step: moment, steps })}
      </h2>
      <MomentSlider moment={moment} last={steps} onMoment={onMoment} />
      <button type="button" class="aid-primary" onClick={() => onMoment(undefined)}>
        <SkipForward aria-hidden="true" /> {m.maquis_practice_moment_now()}
      </button>
      {moment < steps && (
        <>
          <button type="button" class="aid-secondary" onClick={() => onBranch(moment)}>
            <GitBranch aria-hidden="true" /> {m.maquis_practice_moment_branch()}
          </button>
          <p class="aid-hint">{m.maquis_practice_moment_branch_hint()}</p>
        </>
      )}
    </section>
  );
}
