import { MORALE_TRACK } from '#games/maquis/data/index.ts';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';

interface Props {
  /** Morale at the start and after each turn. */
  readonly morale: readonly number[];
}

/** The height of a step of morale and the width of a turn, in the chart's own units. */
const STEP = 8;
const TURN = 16;

/** Morale over the turns as a line of steps; told in words to whoever does not see it. */
export function MoraleChart({ morale }: Props) {
  const height = MORALE_TRACK.max * STEP;
  const width = Math.max(1, morale.length - 1) * TURN;
  const line = morale.map((value, turn) => `${turn * TURN},${height - value * STEP}`).join(' ');
  const label = m.maquis_numbers_morale({ values: inARow(morale) });
  return (
    <figure class="practice-chart">
      <svg viewBox={`-2 -4 ${width + 4} ${height + 8}`} role="img" aria-label={label}>
        <path d={`M0 0V${height}H${width}`} />
        <polyline points={line} />
      </svg>
      <figcaption class="aid-hint">{m.maquis_numbers_chart()}</figcaption>
    </figure>
  );
}
