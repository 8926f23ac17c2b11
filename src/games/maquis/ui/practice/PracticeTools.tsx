import { ListOrdered, Menu, Share2 } from 'lucide-preact';
import * as m from '#messages';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { LogSheet } from '#play/ui/log/LogSheet.tsx';
import { useActiveSession, useAid } from '../aid/aid.ts';
import { PracticeMenu } from './PracticeMenu.tsx';
import { ShareSheet } from './ShareSheet.tsx';

const SHEETS: readonly Sheet[] = [
  {
    name: 'log',
    isBeside: true,
    icon: ListOrdered,
    keys: ['log'],
    label: m.play_tool_log,
    body: (close) => <Log onDone={close} />,
  },
  { name: 'share', icon: Share2, label: m.play_share, body: () => <Share /> },
  {
    name: 'menu',
    icon: Menu,
    keys: ['menu', 'help'],
    label: m.play_tool_menu,
    body: (close) => <PracticeMenu onDone={close} />,
  },
];

/** Always at hand: undo and redo by name, the past, the log, sharing, the menu. */
export const PracticeTools = () => <Toolbar label={m.play_tools()} sheets={SHEETS} hasPast />;

function Log({ onDone }: { readonly onDone: () => void }) {
  const { setMoment } = useAid();
  return (
    <LogSheet
      onMoment={(step) => {
        setMoment(step);
        onDone();
      }}
    />
  );
}

function Share() {
  const { moment } = useAid();
  const { game } = useActiveSession();
  return <ShareSheet game={game} at={moment ?? game.steps.length} />;
}
