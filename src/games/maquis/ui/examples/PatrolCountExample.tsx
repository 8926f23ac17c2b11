import { useId, useState } from 'preact/hooks';
import { DIFFICULTIES, MORALE_TRACK, SOLDIER_TRACK } from '#games/maquis/data/index.ts';
import { patrolCount, type Table } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { Live, LiveNews } from '#play/ui/examples/Live.tsx';
import { Slider } from '#play/ui/examples/Slider.tsx';
import { PawnIcon } from '../PawnIcon.tsx';

const MOST_WORKERS = Math.max(...DIFFICULTIES.map(({ workers, recruits }) => workers + recruits));

interface Props {
  /** Where the sliders stand at first. */
  readonly table: Table;
}

/** How many patrols come, from morale, workers and the soldier track. */
export default function PatrolCountExample({ table: { state } }: Props) {
  const id = useId();
  const atFirst = { morale: state.morale, workers: state.safeHouse, soldiers: state.soldiers };
  const [{ morale, workers, soldiers }, set] = useState(atFirst);
  const count = patrolCount(workers, morale);
  const amongThem = Math.min(soldiers, count);
  const change = (part: Partial<typeof atFirst>) => set({ morale, workers, soldiers, ...part });
  const isChanged =
    morale !== atFirst.morale || workers !== atFirst.workers || soldiers !== atFirst.soldiers;
  return (
    <Live onAgain={isChanged ? () => set(atFirst) : undefined}>
      <div class="live__sliders scripted no-print">
        <Slider
          id={`${id}-morale`}
          name={m.maquis_live_count_morale()}
          least={1}
          most={MORALE_TRACK.max}
          value={morale}
          onChange={(value) => change({ morale: value })}
        />
        <Slider
          id={`${id}-workers`}
          name={m.maquis_live_count_workers()}
          least={1}
          most={MOST_WORKERS}
          value={workers}
          onChange={(value) => change({ workers: value })}
        />
        <Slider
          id={`${id}-soldiers`}
          name={m.maquis_live_count_soldiers()}
          least={SOLDIER_TRACK.start}
          most={SOLDIER_TRACK.max}
          value={soldiers}
          onChange={(value) => change({ soldiers: value })}
        />
      </div>
      <p class="live__pawns" aria-hidden="true">
        {Array.from({ length: count }, (_, n) => (
          <PawnIcon key={n} pawn={n < count - amongThem ? 'police' : 'soldier'} />
        ))}
      </p>
      <LiveNews
        lines={[
          m.maquis_live_count_result({ count, soldiers: amongThem }),
          why(workers, morale, MORALE_TRACK.leastPatrols[morale] ?? 0),
        ]}
      />
    </Live>
  );
}

function why(workers: number, morale: number, least: number): string {
  if (workers === least) return m.maquis_live_count_same();
  return workers > least
    ? m.maquis_live_count_by_workers({ workers, morale, least })
    : m.maquis_live_count_by_morale({ workers, morale, least });
}
