import { RESOURCES } from '#games/maquis/data/index.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import { numbersOf } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { useActiveSession } from '../aid/aid.ts';
import { MoraleChart } from './MoraleChart.tsx';

/** The game in numbers: goods gained and lost, and morale turn by turn. */
export function Numbers() {
  const { replayed } = useActiveSession();
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
