import { GitBranch, SkipForward } from 'lucide-preact';
import * as m from '#messages';
import { useBranch } from '../frame/fresh-save.ts';
import { Lazy } from '../frame/Lazy.tsx';
import { useActiveSession, useSession } from '../frame/session.ts';
import { PromptActions, PromptTitle } from '../parts/Prompt.tsx';
import { MomentSlider } from './MomentSlider.tsx';

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
export function PastPanel() {
  const { mode, moment = 0, setMoment } = useSession();
  const branch = useBranch();
  const { game, position } = useActiveSession();
  const steps = game.steps.length;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={`${m.play_moment_title()} · ${mode.text.moment(position)}`}>
        {moment === 0 ? m.play_moment_start() : m.play_moment({ step: moment, steps })}
      </PromptTitle>
      <PastMoments moment={moment} last={steps} onMoment={setMoment} />
      <PromptActions>
        <button type="button" class="aid-primary" onClick={() => setMoment(undefined)}>
          <SkipForward aria-hidden="true" /> {m.play_moment_now()}
        </button>
      </PromptActions>
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

interface Props {
  readonly moment: number;
  readonly last: number;
  readonly onMoment: (moment: number) => void;
}

const loadTurns = () => import('./Turns.tsx');

/** Moves through the past of a game: by steps, by turns, and to the games that part from it. */
export const PastMoments = (props: Props) => (
  <>
    <MomentSlider {...props} />
    <Lazy load={loadTurns}>{({ Turns }) => <Turns {...props} />}</Lazy>
  </>
);
