import { useId, useState } from 'preact/hooks';
import { goalPairOf, tableOf } from '#games/maquis/engine/index.ts';
import { faultText } from '#games/maquis/i18n/faults.ts';
import { type Corrected, correct } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { CorrectionButtons } from '#play/ui/correct/CorrectionButtons.tsx';
import { TableFaults } from '#play/ui/correct/TableFaults.tsx';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { adjustmentText } from './adjustment-text.ts';
import { useActiveSession, useAid } from './aid.ts';
import { CorrectCards } from './correct/CorrectCards.tsx';
import { CorrectCounts } from './correct/CorrectCounts.tsx';
import { CorrectGoals } from './correct/CorrectGoals.tsx';
import { CorrectGoods } from './correct/CorrectGoods.tsx';
import { CorrectPawns } from './correct/CorrectPawns.tsx';
import { CorrectRooms } from './correct/CorrectRooms.tsx';
import type { PartProps } from './correct/part.ts';

/** What only the boxed editions have. */
const loadMissions = () => import('../boxed/CorrectMissions.tsx');

interface Props {
  /** What alone is to be set right. */
  readonly only?: 'tracks' | 'goods';
  readonly onDone: () => void;
}

/**
 * Sets anything to what really lies on the table. What follows from the rest is made to fit and said;
 * what cannot be is named with its rule, and the game waits unchanged until it can.
 */
export function CorrectionSheet({ only, onDone }: Props) {
  const { send } = useAid();
  const { position } = useActiveSession();
  const [corrected, setCorrected] = useState<Corrected>(() => ({
    table: tableOf(position),
    adjusted: [],
    faults: [],
  }));
  const { table, adjusted, faults } = corrected;
  const why = useId();
  const part: PartProps = {
    state: table.state,
    change: (change) => setCorrected(correct(table, change)),
  };
  const goals = goalPairOf(position);
  return (
    <div class="aid-correct">
      <p class="aid-hint">{m.play_correct_hint()}</p>
      {only !== 'goods' && <CorrectCounts {...part} />}
      {only === undefined && <CorrectPawns {...part} goals={goals} />}
      {only !== 'tracks' && <CorrectGoods {...part} />}
      {only === undefined && (
        <>
          <CorrectCards {...part} />
          <CorrectRooms {...part} />
          <CorrectGoals {...part} goals={goals} />
          {table.ruleset && (
            <Lazy load={loadMissions}>
              {({ CorrectMissions }) => (
                <CorrectMissions {...part} goals={goals} difficulty={table.difficulty} />
              )}
            </Lazy>
          )}
        </>
      )}
      <div class="aid-correct__verdict" role="status">
        {adjusted.length > 0 && (
          <>
            <p>{m.play_correct_adjusted()}</p>
            <ul>
              {adjusted.map((adjustment) => (
                <li key={adjustment}>{adjustmentText(adjustment, table.state)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div class="aid-correct__foot">
        <div id={why} role="status">
          <TableFaults faults={faults} text={faultText} />
        </div>
        <CorrectionButtons
          isSound={faults.length === 0}
          why={why}
          onUse={() => send({ type: 'correct', board: table })}
          onDone={onDone}
        />
      </div>
    </div>
  );
}
