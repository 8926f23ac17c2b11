import { Play } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { rules } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { undoOf } from '#play/history/undo.ts';
import { PromptActions } from '#play/ui/parts/Prompt.tsx';
import { UndoTool as UndoButton } from '#play/ui/parts/ToolButton.tsx';
import { useAid, useMaquisSession } from '../aid/aid.ts';
import { undoText } from '../aid/mode.ts';
import { STEPS_BEFORE } from './game-of-attempt.ts';

interface Props {
  readonly title: string;
  readonly begin: string;
  readonly onBegin: () => void;
  readonly children?: ComponentChildren;
}

/** Before the first move: what it is about, with the board to look at. */
export function StartPanel({ title, begin, onBegin, children }: Props) {
  return (
    <section class="aid-panel" aria-labelledby="scenario-begin">
      <h2 id="scenario-begin" class="aid-prompt">
        {title}
      </h2>
      {children}
      <PromptActions>
        <button type="button" class="aid-primary" onClick={onBegin}>
          <Play aria-hidden="true" /> {begin}
        </button>
      </PromptActions>
    </section>
  );
}

/** Undo where nothing is at stake: cards that were seen go back without a question. */
export function UndoTool() {
  const { send } = useAid();
  const { game, replayed, position } = useMaquisSession();
  const undo = undoOf(rules, game, replayed);
  const canUndo = undo && undo.game.steps.length >= STEPS_BEFORE;
  return (
    <UndoButton
      label={canUndo ? undoText(position, undo.decision) : m.play_undo()}
      disabled={!canUndo}
      onClick={() => {
        send({ type: 'undo' });
        send({ type: 'confirmUndo' });
      }}
    />
  );
}
