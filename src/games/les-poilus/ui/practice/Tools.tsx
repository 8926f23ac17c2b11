import { ListOrdered, Menu, Share2 } from 'lucide-preact';
import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { type PoilusSaves, poilusLinks } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  BigTypeSwitch,
  ExitLinks,
  NewGame,
  OtherScreens,
  SaveAsFile,
} from '#play/ui/frame/menu-parts.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { type LogPart, LogParts } from '#play/ui/log/LogSheet.tsx';
import { ReviewButton } from '#play/ui/review/after-game.tsx';
import { ShareGame } from '#play/ui/share/ShareGame.tsx';
import { CardNamesSwitch } from '../card-names.tsx';
import { useGameOnScreen } from '../game.ts';
import { type PoilusSession, useIsOpen } from '../mode.ts';
import { POILUS_FILES } from './files.ts';

interface ToolsProps {
  /** What happened in each step, as it may be told here. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Always at hand: undo and redo by name, the past, the log, sharing, the menu. */
export function PoilusTools({ events }: ToolsProps) {
  const { setMoment } = useSession<PoilusSession>();
  const isOpen = useIsOpen();
  const sheets: readonly Sheet[] = [
    {
      name: 'log',
      isBeside: true,
      icon: ListOrdered,
      keys: ['log'],
      label: m.play_tool_log,
      title: m.play_log_title,
      body: (close) => (
        <LogList
          events={events}
          onMoment={(step) => {
            setMoment(step);
            close();
          }}
        />
      ),
    },
    { name: 'share', icon: Share2, label: m.play_share, body: (close) => <Share onDone={close} /> },
    {
      name: 'menu',
      icon: Menu,
      keys: ['menu'],
      label: m.play_tool_menu,
      body: (close) => (
        <>
          <BigTypeSwitch />
          <CardNamesSwitch />
          {isOpen && <SaveAsFile files={POILUS_FILES} />}
          <ReviewButton onDone={close} />
          <NewGame onDone={close} />
          <OtherScreens />
          <ExitLinks />
        </>
      ),
    },
  ];
  return <Toolbar label={m.play_tools()} sheets={sheets} hasPast />;
}

const loadLetters = () => import('../letters/Letters.tsx');

/**
 * The game as a link, at this moment, and its deal alone for somebody else to play. Both tell every
 * hand and what the decks bring: while hands are secret there is none, but a game can go on by letters.
 */
function Share({ onDone }: { readonly onDone: () => void }) {
  if (!useIsOpen()) {
    return (
      <>
        <p>{m.poilus_share_secret()}</p>
        <Lazy load={loadLetters}>{({ BeginLetters }) => <BeginLetters onDone={onDone} />}</Lazy>
      </>
    );
  }
  return (
    <ShareGame<PoilusSaves>
      links={poilusLinks}
      hints={{ game: m.poilus_share_game_hint(), deal: m.poilus_share_deal_hint() }}
    />
  );
}

interface LogListProps {
  /** What happened in each step, as it may be told here. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Shows the game right after a step. */
  readonly onMoment: (step: number) => void;
}

/** Everything that happened, mission by mission, the latest first; each line leads to its moment and its rule. */
function LogList({ events, onMoment }: LogListProps) {
  const { who } = useGameOnScreen();
  const missions: LogPart[] = [];
  events.forEach((ofStep, n) => {
    for (const event of ofStep) {
      if (event.type === 'mission-began' || missions.length === 0) {
        const title = m.poilus_moment_mission({ mission: missions.length + 1 });
        missions.push({ title, lines: [] });
      }
      const line = { text: eventText(event, who), rule: event.rule, step: n + 1 };
      missions[missions.length - 1].lines.push(line);
    }
  });
  return <LogParts parts={missions} onMoment={onMoment} />;
}
