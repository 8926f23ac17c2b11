import { Undo2 } from 'lucide-preact';
import { rules } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { undoOf } from '#play/history/undo.ts';
import { ToolButton } from '#play/ui/parts/ToolButton.tsx';
import { useAid, useMaquisSession } from '../aid/aid.ts';
import { undoText } from '../aid/undo-text.ts';
import { STEPS_BEFORE } from './game-of-attempt.ts';

/** Undo where nothing is at stake: cards that were seen go back without a question. */
export function UndoTool() {
  const { send } = useAid();
  const { game, replayed, position } = useMaquisSession();
  const undo = undoOf(rules, game, replayed);
  const canUndo = undo && undo.game.steps.length >= STEPS_BEFORE;
  return (
    <ToolButton
      icon={Undo2}
      label={canUndo ? undoText(position, undo.decision) : m.play_undo()}
      keys={['undo']}
      disabled={!canUndo}
      onClick={() => {
        send({ type: 'undo' });
        send({ type: 'confirmUndo' });
      }}
    />
  );
}
