import { Undo2 } from 'lucide-preact';
import * as m from '#messages';
import { SearchTool } from '#play/ui/frame/SearchTool.tsx';
import { ToolButton } from '#play/ui/parts/ToolButton.tsx';

interface Props {
  readonly isUndoAsked: boolean;
  /** Nothing where this device only watches. */
  readonly onUndo: (() => void) | undefined;
}

/** What is always at hand on a device at another one's table. */
export const SeatTools = ({ isUndoAsked, onUndo }: Props) => (
  <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
    {onUndo && (
      <ToolButton
        icon={Undo2}
        label={isUndoAsked ? m.poilus_devices_undo_asked() : m.poilus_devices_ask_undo()}
        disabled={isUndoAsked}
        onClick={onUndo}
      />
    )}
    <SearchTool />
  </div>
);
