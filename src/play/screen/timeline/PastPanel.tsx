import { GitBranch, SkipForward } from 'lucide-preact';
import * as m from '#messages';
import { useRunning, useSession } from '../frame/session.ts';
import { useBranch } from '../frame/use-branch.ts';
import { Ask, Go } from '../parts/Ask.tsx';
import { MomentSlider } from './MomentSlider.tsx';

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
export function PastPanel() {
  const { moment = 0, setMoment } = useSession();
  const branch = useBranch();
  const steps = useRunning().game.steps.length;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <Ask about={m.play_moment_title()}>
        {moment === 0 ? m.play_moment_start() : m.play_moment({ step: moment, steps })}
      </Ask>
      <MomentSlider moment={moment} last={steps} onMoment={setMoment} />
      <Go>
        <button type="button" class="aid-primary" onClick={() => setMoment(undefined)}>
          <SkipForward aria-hidden="true" /> {m.play_moment_now()}
        </button>
      </Go>
      {moment < steps && (
        <>
          <button type="button" class="aid-secondary" onClick={() => branch(moment)}>
            <GitBranch aria-hidden="true" /> {m.play_moment_branch()}
          </button>
          <p class="aid-hint">{m.play_moment_branch_hint()}</p>
        </>
      )}
    </section>
  );
}
