import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { otherSide } from '../state.ts';
import { type EventJudge, no, unless, wordEntry, yes } from './verdict.ts';

/** Selecting an Area: with a point to spend, and once a turn each (8.1.6). */
const judgeSelect: EventJudge = (state, event) =>
  unless(
    [
      [state.phase !== 'ops.open', '3.2.2', 'impulse-open'],
      [state.ap[state.active] < 1, '8.1.2', 'no-points'],
      [state.selected[state.active].includes(wordEntry(event, 'area')), '8.1.6'],
    ],
    '8.1.6',
  );

const judgePass: EventJudge = ({ phase }) => (phase === 'ops.open' ? yes('3.2.6') : no('3.2.6'));

/** Half of the starting points or fewer (C01), and 10 VP at hand, as the Impulse opens. */
const judgeMaximumEffort: EventJudge = ({ phase, active, ap, startAp, vp, rulings }) => {
  const isLess = chosen(rulings, 'C01') === 'less-than-half';
  const most = isLess ? startAp[active] - 1 : startAp[active];
  return unless(
    [
      [ap[active] < 1, '8.4.1', 'no-points'],
      [phase !== 'ops.open' || 2 * ap[active] > most, '8.4.1'],
      [vp[active] < 10, '10.2.5'],
    ],
    '8.4.1',
  );
};

const judgeResidual: EventJudge = ({ phase, active, ap, residualDone }) =>
  unless(
    [
      [residualDone, '8.5.3'],
      [phase !== 'ops.open', '3.2.4', 'impulse-open'],
      [ap[active] < 1, '8.5.1'],
      [ap[otherSide(active)] > 0, '3.2.4'],
    ],
    '3.2.4',
  );

/** What ends operations: the Residual Impulse (C03), two passes, or no points on either side. */
const judgeOperationsOver: EventJudge = ({ residualDone, passes, ap }) => {
  if (residualDone) return yes('8.5.3');
  if (passes >= 2) return yes('8.7.1');
  return ap.maquis < 1 && ap.german < 1 ? yes('8.7.2') : no('8.7.1');
};

/** What is asked about Impulses, by the type of the event. */
export const IMPULSE_JUDGES: Readonly<Record<string, EventJudge>> = {
  select: judgeSelect,
  pass: judgePass,
  'maximum-effort': judgeMaximumEffort,
  residual: judgeResidual,
  'operations-over': judgeOperationsOver,
};
