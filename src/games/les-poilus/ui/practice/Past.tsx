import { GitBranch, SkipForward } from 'lucide-preact';
import * as m from '#messages';
import { useBranch } from '#play/ui/frame/fresh-save.ts';
import { useSession } from '#play/ui/frame/session.ts';
import { PastMoments } from '#play/ui/timeline/PastPanel.tsx';
import type { PoilusSession } from '../mode.ts';

interface Props {
  readonly moment: number;
  readonly last: number;
}

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
export function PoilusPast({ moment, last }: Props) {
  const { setMoment } = useSession<PoilusSession>();
  const branch = useBranch();
  return (
    <section class="aid-panel poilus-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{m.play_moment_title()}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {moment === 0 ? m.play_moment_start() : m.play_moment({ step: moment, steps: last })}
      </h2>
      <PastMoments moment={moment} last={last} onMoment={setMoment} />
      {moment < last && (
        <button type="button" class="aid-secondary" onClick={() => branch(moment)}>
          <GitBranch aria-hidden="true" /> {m.play_moment_branch()}
        </button>
      )}
      <button type="button" class="aid-primary" onClick={() => setMoment(undefined)}>
        <SkipForward aria-hidden="true" /> {m.play_moment_now()}
      </button>
    </section>
  );
}
