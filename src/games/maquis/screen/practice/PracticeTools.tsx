import { History, ListOrdered, Menu, Redo2, Share2, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { redoOf, undoOf } from '#maquis/table/index.ts';
import * as m from '#messages';
import { Afterwards } from '../aid/Afterwards.tsx';
import { useAid, useRunning } from '../aid/aid.ts';
import { Dialog } from '../aid/Dialog.tsx';
import { LogSheet } from '../aid/LogSheet.tsx';
import { Tool } from '../aid/Tool.tsx';
import { undoText } from '../aid/undo-text.ts';
import { redrawnOnChange } from '../redrawn-on-change.ts';
import { PracticeMenu } from './PracticeMenu.tsx';
import { ShareSheet } from './ShareSheet.tsx';

type Sheet = 'log' | 'share' | 'menu';

const SHEETS = [
  ['log', ListOrdered, m.maquis_practice_log],
  ['share', Share2, m.maquis_practice_share],
  ['menu', Menu, m.maquis_practice_menu],
] as const;

interface Props {
  readonly onMoment: (moment: number | undefined) => void;
}

/** Always at hand: undo and redo by name, the past, the log, sharing, the menu. */
export function PracticeTools({ onMoment }: Props) {
  const { moment } = useAid();
  const { game } = useRunning();
  const [open, setOpen] = useState<Sheet>();
  const close = () => setOpen(undefined);
  const title = SHEETS.find(([sheet]) => sheet === open)?.[2]() ?? '';
  return (
    <>
      <Afterwards>
        <Bar onMoment={onMoment} onOpen={setOpen} />
      </Afterwards>
      {open && (
        <Dialog title={title} onClose={close}>
          {open === 'log' && (
            <LogSheet
              onMoment={(step) => {
                onMoment(step);
                close();
              }}
            />
          )}
          {open === 'share' && <ShareSheet game={game} at={moment ?? game.steps.length} />}
          {open === 'menu' && <PracticeMenu onDone={close} />}
        </Dialog>
      )}
    </>
  );
}

interface BarProps extends Props {
  readonly onOpen: (sheet: Sheet) => void;
}

const Bar = redrawnOnChange(function Bar({ onMoment, onOpen }: BarProps) {
  const { state, send, moment } = useAid();
  const { game } = useRunning();
  const undo = undoOf(game);
  const redo = redoOf(game, state.context.ahead);
  const isPast = moment !== undefined;
  return (
    <div class="aid-toolbar aid-toolbar--six" role="toolbar" aria-label={m.maquis_practice_tools()}>
      <Tool
        icon={Undo2}
        label={undo ? undoText(undo.decision) : m.maquis_practice_undo()}
        disabled={!undo || isPast}
        onClick={() => send({ type: 'undo' })}
      />
      <Tool
        icon={Redo2}
        label={m.maquis_practice_redo()}
        disabled={!redo || isPast}
        onClick={() => send({ type: 'redo' })}
      />
      <Tool
        icon={History}
        label={m.maquis_practice_timeline()}
        aria-pressed={isPast}
        disabled={game.steps.length === 0}
        onClick={() => onMoment(isPast ? undefined : game.steps.length)}
      />
      {SHEETS.map(([sheet, Icon, label]) => (
        <Tool icon={Icon} label={label()} key={sheet} onClick={() => onOpen(sheet)} />
      ))}
    </div>
  );
});
