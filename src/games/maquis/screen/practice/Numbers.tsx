import { RESOURCES } from '#maquis/data/index.ts';
import { numbersOf } from '#maquis/table/index.ts';
import { goodsText } from '#maquis/words/in-sentences.ts';
import * as m from '#messages';
import { useRunning } from '../aid/aid.ts';
import { MoraleChart } from './MoraleChart.tsx';

/** The game in numbers: goods gained and lost, and morale turn by turn. */
export function Numbers() {
  const { replayed } = useRunning();
  const { gained, lost, morale } = numbersOf(replayed);
  const hasLost = RESOURCES.some((kind) => lost[kind] > 0);
  return (
    <>
      <p class="aid-hint">{m.maquis_numbers_gained({ goods: goodsText(gained) })}</p>
      {hasLost && <p class="aid-hint">{m.maquis_numbers_lost({ goods: goodsText(lost) })}</p>}
      <MoraleChart morale={morale} />
    </>
  );
}
