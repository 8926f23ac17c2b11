import { useMachine } from '@xstate/react';
import { useState } from 'preact/hooks';
import { tableMachine } from '#games/maquis/session/index.ts';
import type { RuleLinks } from '#play/ui/frame/session.ts';
import { usePaneAtTop, useStageFocus } from '#play/ui/hooks/use-focus.ts';
import { AidContext, aidOf } from '../aid/aid.ts';
import { TurnScreen } from '../aid/TurnScreen.tsx';
import { gameOfAttempt, STEPS_BEFORE } from './game-of-attempt.ts';
import { useTask } from './task.ts';
import { VariationPanel } from './VariationPanel.tsx';
import type { Variation } from './variation.ts';

interface Props {
  readonly line: Variation;
  readonly rules: RuleLinks;
  readonly onBack: () => void;
}

/** A line of moves played out on the board, step by step. */
export function VariationScreen({ line, rules, onBack }: Props) {
  const { puzzle } = useTask();
  const [game] = useState(() => gameOfAttempt(puzzle, line.moves));
  const [state, send] = useMachine(tableMachine, {
    input: { seed: puzzle.id, resume: { game } },
  });
  // What gave the task away has been made; a solution is shown from before its first move.
  const [at, setAt] = useState(line.shows === 'refutation' ? line.first + 1 : line.first);
  // Taps may come sooner than the panel is drawn anew.
  const go = (steps: number) =>
    setAt((now) => Math.max(line.first, Math.min(line.moves.length, now + steps)));
  const stage = at === line.moves.length ? 'line-end' : 'line';
  useStageFocus(stage);
  usePaneAtTop(`${at}`);
  const aid = aidOf({ state, send, rules, moment: at + STEPS_BEFORE });
  return (
    <AidContext.Provider value={aid}>
      <div data-stage={stage}>
        <TurnScreen
          tools={null}
          past={<VariationPanel line={line} at={at} onGo={go} onBack={onBack} />}
        />
      </div>
    </AidContext.Provider>
  );
}
