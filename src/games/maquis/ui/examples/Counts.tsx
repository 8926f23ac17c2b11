import { type Position, snapshotOf } from '#games/maquis/engine/index.ts';
import { spaceText } from '#games/maquis/i18n/in-sentences.ts';
import type { ShownCount } from '#games/maquis/puzzles/example.ts';
import * as m from '#messages';
import { GoodsTrack } from '../Goods.tsx';

interface Props {
  readonly position: Position;
  readonly shows: readonly ShownCount[];
}

/** What an example keeps an eye on, in one line below its board. */
export function Counts({ position, shows }: Props) {
  if (shows.length === 0) return null;
  const { day, morale, soldiers, hand, workers, safeHouse } = snapshotOf(position);
  const parts = {
    day: [m.maquis_live_day(), spaceText(day)],
    morale: [m.maquis_track_morale(), morale],
    soldiers: [m.maquis_track_soldiers(), soldiers],
    hand: [m.maquis_live_hand(), <GoodsTrack key="hand" goods={hand} />],
    workers: [m.maquis_live_workers(), workers.length + safeHouse],
  } as const;
  return (
    <dl class="live__counts" aria-label={m.play_live_counts()}>
      {shows.map((shown) => (
        <div key={shown}>
          <dt>{parts[shown][0]}</dt>
          <dd>{parts[shown][1]}</dd>
        </div>
      ))}
    </dl>
  );
}
