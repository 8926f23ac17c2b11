import { History, type LucideIcon, Redo2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { redoOf } from '#play/history/undo.ts';
import { memoDeep } from '../hooks/memo-deep.ts';
import type { KeyName } from '../keys/Keys.tsx';
import { Dialog, SideSheet, useIsWide } from '../parts/Dialog.tsx';
import { SearchTool, ToolButton, UndoTool } from '../parts/ToolButton.tsx';
import { Deferred } from './Deferred.tsx';
import { useActiveSession, useSession } from './session.ts';
import { useUndo, useUndoText } from './UndoAsk.tsx';

/** A tool that opens a sheet over the game. */
export interface Sheet {
  readonly name: string;
  readonly icon: LucideIcon;
  /** The letters that open it. */
  readonly keys?: readonly KeyName[];
  readonly label: () => string;
  /** Whether it stands beside the board, where there is room for it, and the game goes on. */
  readonly isBeside?: boolean;
  /** Whether it cannot be opened now. */
  readonly isClosed?: boolean;
  /** The sheet's heading, where it is not the tool's label. */
  readonly title?: () => string;
  readonly body: (close: () => void) => ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly sheets: readonly Sheet[];
  /** Where the past can be looked at. */
  readonly hasPast?: boolean;
}

/** What stands beside the board stays there, whatever is chosen in it. */
const STAYS = () => undefined;

/** Always at hand: undo by name, redo, where there is a past the timeline, and the game's sheets. */
export function Toolbar({ label, sheets, hasPast = false }: Props) {
  const [name, setOpen] = useState<string>();
  const isWide = useIsWide();
  const close = () => setOpen(undefined);
  const open = sheets.find((sheet) => sheet.name === name && !sheet.isClosed);
  const beside = isWide && open?.isBeside ? open.name : undefined;
  const Frame = open?.isBeside ? SideSheet : Dialog;
  return (
    <>
      <Deferred>
        <Bar
          label={label}
          sheets={sheets}
          hasPast={hasPast}
          beside={beside}
          onOpen={(sheet) => setOpen(sheet === beside ? undefined : sheet)}
        />
      </Deferred>
      {open && (
        <Frame key={open.name} title={(open.title ?? open.label)()} onClose={close}>
          {open.body(beside ? STAYS : close)}
        </Frame>
      )}
    </>
  );
}

interface BarProps extends Required<Props> {
  /** The sheet that stands beside the board. */
  readonly beside: string | undefined;
  readonly onOpen: (name: string) => void;
}

const Bar = memoDeep(function Bar({ label, sheets, hasPast, beside, onOpen }: BarProps) {
  const { send, moment } = useSession();
  const undo = useUndo();
  const name = useUndoText(undo);
  const isPast = moment !== undefined;
  return (
    <div class="aid-toolbar" role="toolbar" aria-label={label}>
      <UndoTool label={name} disabled={!undo || isPast} onClick={() => send({ type: 'undo' })} />
      {hasPast ? <PastTools isPast={isPast} /> : <RedoWhereUndone isPast={isPast} />}
      {sheets.map(({ name: sheet, icon, keys = [], label: say, isClosed = false }) => (
        <ToolButton
          icon={icon}
          label={say()}
          keys={keys}
          key={sheet}
          disabled={isClosed}
          {...(beside === sheet && { 'aria-pressed': true })}
          onClick={() => onOpen(sheet)}
        />
      ))}
      <SearchTool />
    </div>
  );
});

interface PastProps {
  readonly isPast: boolean;
}

function RedoTool({ isPast }: PastProps) {
  const { send } = useSession();
  const redo = useRedo();
  return (
    <ToolButton
      icon={Redo2}
      label={m.play_redo()}
      keys={['redo']}
      disabled={!redo || isPast}
      onClick={() => send({ type: 'redo' })}
    />
  );
}

/** What doing again would do now; nothing where nothing was undone. */
function useRedo() {
  const { mode, state } = useSession();
  const { game, replayed } = useActiveSession();
  return redoOf(mode.rules, game, replayed, state.context.redoStack);
}

/** Where there is little room, it stands there only as long as something can be done again. */
const RedoWhereUndone = ({ isPast }: PastProps) =>
  useRedo() ? <RedoTool isPast={isPast} /> : null;

function PastTools({ isPast }: PastProps) {
  const { setMoment } = useSession();
  const { game } = useActiveSession();
  return (
    <>
      <RedoTool isPast={isPast} />
      <ToolButton
        icon={History}
        label={m.play_timeline()}
        keys={['timeline']}
        aria-pressed={isPast}
        disabled={game.steps.length === 0}
        onClick={() => setMoment(isPast ? undefined : game.steps.length)}
      />
    </>
  );
}
