import { areaNow } from '#games/set-europe-ablaze/engine/log/index.ts';
import { scoreTable } from '#games/set-europe-ablaze/engine/score-table.ts';
import * as m from '#messages';
import { useSea } from '../sea.ts';
import { MapDrawing } from './MapDrawing.tsx';

/** The owner's map as the game stands: what is left of each value, what reaches Germany. */
export function GameMap({ onTap }: { readonly onTap?: (id: string) => void }) {
  const { now, kept } = useSea();
  const { areas = [] } = kept.tables;
  if (areas.length === 0) return null;
  const counted = scoreTable(now, kept.tables);
  return (
    <>
      <MapDrawing
        areas={areas}
        said={({ id, value }) => {
          const worth = now.areas[id]?.value ?? value;
          return worth === undefined
            ? '?'
            : `${Math.max(0, worth - areaNow(now, id).damage)}/${worth}`;
        }}
        {...(onTap && { onTap })}
        {...(counted && { why: new Map(counted.lines.map(({ id, why }) => [id, why])) })}
      />
      {counted && <p class="sea-map__key">{m.ablaze_score_map_key()}</p>}
    </>
  );
}
