import { ListOrdered, Menu, Share2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { BigTypeSwitch, ExitLinks, NewGame, SaveAsFile } from '#play/ui/frame/menu-parts.tsx';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { LogSheet } from '#play/ui/log/LogSheet.tsx';
import { ReviewButton } from '#play/ui/review/review-button.tsx';
import { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
import { useAid, useMaquisSession } from '../aid/aid.ts';
import { FILES } from '../aid/game-files.ts';
import { EditPosition, MaquisMore } from '../aid/MenuParts.tsx';
import { ReviewedTurn } from '../coach/ReviewedTurn.tsx';
import { PracticeOver } from './PracticeOver.tsx';
import { ShareSheet } from './ShareSheet.tsx';

/** A game in practice, with its past and the coach's review of it. */
export const PracticeTurn = ({ lead }: { readonly lead: ComponentChildren }) => (
  <ReviewedTurn tools={<PracticeTools />} past={<PastPanel />} end={<PracticeOver />} lead={lead} />
);

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
const PracticeTools = () => <Toolbar label={m.play_tools()} sheets={SHEETS} hasPast />;

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
  const { game } = useMaquisSession();
  return <ShareSheet game={game} at={moment ?? game.steps.length} />;
}

/** Type size, the game as a file, leaving it, and the ways out of the page. */
function PracticeMenu({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <HelpChoice names={MAQUIS_HELP_NAMES} />
      <BigTypeSwitch />
      <SaveAsFile files={FILES} />
      <EditPosition />
      <ReviewButton onDone={onDone} />
      <NewGame isLeaving onDone={onDone} />
      <MaquisMore />
      <ExitLinks />
    </>
  );
}
