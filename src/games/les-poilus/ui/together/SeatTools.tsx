import { Undo2 } from 'lucide-preact';
import * as m from '#messages';
import { SearchTool, ToolButton } from '#play/ui/parts/ToolButton.tsx';

interface Props {
  readonly isUndoAsked: boolean;
  /** Whether anything has been played that could be undone. */
  readonly isBegun: boolean;
  /** Nothing where this device only watches. */
  readonly onUndo: (() => void) | undefined;
}

/** What is always at hand on a device at another one's table. */
export const SeatTools = ({ isUndoAsked, isBegun, onUndo }: Props) => (
  <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
    {onUndo && (
      <ToolButton
        icon={Undo2}
        label={isUndoAsked ? m.poilus_devices_undo_asked() : m.poilus_devices_ask_undo()}
        disabled={isUndoAsked || !isBegun}
        onClick={onUndo}
      />
    )}
    <SearchTool />
  </div>
);
