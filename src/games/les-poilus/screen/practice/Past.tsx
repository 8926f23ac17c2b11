import { GitBranch, SkipForward } from 'lucide-preact';
import * as m from '#messages';
import { branchOf } from '#play/screen/frame/fresh-save.ts';
import { type Session, useSession } from '#play/screen/frame/session.ts';
import { useSettings } from '#play/screen/frame/settings.ts';
import { MomentSlider } from '#play/screen/timeline/MomentSlider.tsx';
import type { PoilusSaves } from '../../table/index.ts';
import type { PoilusSession } from '../kit.ts';

interface Props {
  readonly moment: number;
  readonly last: number;
}

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
export function Past({ moment, last }: Props) {
  const session = useSession<PoilusSession>();
  const { open } = useSettings<PoilusSaves>();
  const { setMoment, state } = session;
  const branch = () => {
    const save = branchOf(session as unknown as Session<PoilusSaves>, moment);
    const { way, names } = state.context;
    if (save) open({ ...save, progress: { ...save.progress, way, names } });
  };
  return (
    <section class="aid-panel poilus-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{m.play_moment_title()}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {moment === 0 ? m.play_moment_start() : m.play_moment({ step: moment, steps: last })}
      </h2>
      <MomentSlider moment={moment} last={last} onMoment={setMoment} />
      {moment < last && (
        <button type="button" class="aid-secondary" onClick={branch}>
          <GitBranch aria-hidden="true" /> {m.play_moment_branch()}
        </button>
      )}
      <button type="button" class="aid-primary" onClick={() => setMoment(undefined)}>
        <SkipForward aria-hidden="true" /> {m.play_moment_now()}
      </button>
    </section>
  );
}
