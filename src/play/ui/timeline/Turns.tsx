import { GitBranch } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import * as m from '#messages';
import { usePlayContext } from '../frame/play-context.ts';
import { useActiveSession, useSession } from '../frame/session.ts';
import { nameOf } from '../games/game-text.ts';
import { turnsOf } from './MomentSlider.tsx';

interface Props {
  readonly moment: number;
  readonly last: number;
  readonly onMoment: (moment: number) => void;
}

/** What stands below the slider of a game: its turns to go to, and where it parts from other games kept here. */
export function Turns({ moment, last, onMoment }: Props) {
  const { mode, state } = useSession();
  const { replayed } = useActiveSession();
  const { current, others, open } = usePlayContext();
  const turns = useMemo(() => {
    const names = replayed.positions.slice(0, last + 1).map(mode.text.moment);
    return [0, ...turnsOf(names)].map((at) => ({ at, name: names[at] ?? '' }));
  }, [replayed, last, mode]);
  const branches = others
    .flatMap((save) =>
      save.branchOf?.id === state.context.id ? [{ save, step: save.branchOf.step }] : [],
    )
    .toSorted((a, b) => a.step - b.step);
  const origin = others.find(({ id }) => id === current?.branchOf?.id);
  const from = origin && current?.branchOf?.step;
  const marks = [
    ...turns.map(({ at }) => ({ at, isBranch: false })),
    ...branches.map(({ step }) => ({ at: step, isBranch: true })),
    ...(from === undefined ? [] : [{ at: from, isBranch: true }]),
  ].filter(({ at }) => at <= last);
  return (
    <>
      <div class="practice-slider__marks" aria-hidden="true">
        {last > 0 &&
          marks.map(({ at, isBranch }) => (
            <i key={`${at} ${isBranch}`} data-branch={isBranch} style={{ '--at': at / last }} />
          ))}
      </div>
      {turns.length > 1 && (
        <label class="practice-slider__turn">
          {m.play_moment_go_to()}
          <select
            value={String(turns.findLast(({ at }) => at <= moment)?.at ?? 0)}
            onChange={({ currentTarget }) => onMoment(Number(currentTarget.value))}
          >
            {turns.map(({ at, name }) => (
              <option key={at} value={String(at)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {origin && from !== undefined && (
        <button type="button" class="aid-secondary" onClick={() => open(origin)}>
          <GitBranch aria-hidden="true" />{' '}
          {m.play_branch_origin({ game: nameOf(mode, origin), step: from })}
        </button>
      )}
      {branches.map(({ save }) => (
        <button type="button" class="aid-secondary" key={save.id} onClick={() => open(save)}>
          <GitBranch aria-hidden="true" /> {m.play_branch_opens({ game: nameOf(mode, save) })}
        </button>
      ))}
    </>
  );
}
