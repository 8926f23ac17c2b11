import { ListOrdered, Menu, Pencil } from 'lucide-preact';
import { hasHealed, poilusRules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { SessionProvider, useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { GameContext, type GameOnScreen } from '../game.ts';
import { useNamed } from '../named.ts';
import { AidBoard } from './board/AidBoard.tsx';
import { LazySheet } from './LazySheet.tsx';
import type { TableSession } from './mode.ts';
import { PhasePanel } from './panels/Asked.tsx';
import { ABOUT } from './Sheets.tsx';
import { shownAtTable } from './shown.ts';

/** A running game: the table as all can see it, what is asked, the tools. */
export function AidGame() {
  const game = useOnScreen();
  const session = useNamed(game.who);
  const isPast = session.moment !== undefined;
  return (
    <SessionProvider.Provider value={session}>
      <GameContext.Provider value={game}>
        <PlayLayout
          class="poilus-room poilus-table"
          style={{ '--seats': game.state.players.length }}
          board={<AidBoard />}
          question={isPast ? <LazySheet>{(of) => <of.PastPanel />}</LazySheet> : <PhasePanel />}
          toolbar={<AidTools />}
        />
      </GameContext.Provider>
    </SessionProvider.Provider>
  );
}

/** The table as it lies now, or at the moment looked at, and what may be told. */
function useOnScreen(): GameOnScreen {
  const { state, send, moment } = useSession<TableSession>();
  const { game, position } = useActiveSession<AidSaves>();
  const { context } = state;
  const isPast = moment !== undefined;
  const isAsking = !isPast && state.matches({ playing: 'asking' });
  const legal = isAsking ? poilusRules.legalMoves(position) : [];
  const isCharm = context.selected === ABOUT.charm;
  return {
    state: isPast ? snapshotOf(position) : shownAtTable(context, snapshotOf(position)),
    soldiers: game.setUp.soldiers,
    who: whoIn(game.setUp, context.names),
    // A card in no man's land is no button unless somebody uses a charm.
    legal: isCharm ? legal : legal.filter((move) => !move.startsWith('charm:')),
    whyNot: (move) =>
      poilusRules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
    hasHealed: hasHealed(position),
    choice: isAsking ? context.selected : undefined,
    choose: (choice) =>
      choice !== undefined && legal.includes(choice)
        ? send({ type: 'move', move: choice })
        : send({ type: 'select', choice }),
    move: (move) => send({ type: 'move', move }),
  };
}

/** Always at hand: undo and redo by name, the past, corrections, the log, the menu. */
function AidTools() {
  const { setMoment } = useSession();
  const sheets: readonly Sheet[] = [
    {
      name: 'correct',
      icon: Pencil,
      label: m.play_tool_correct,
      title: m.play_correct_title,
      body: (close) => <LazySheet>{(of) => <of.AidCorrection onDone={close} />}</LazySheet>,
    },
    {
      name: 'log',
      isBeside: true,
      icon: ListOrdered,
      label: m.play_tool_log,
      title: m.play_log_title,
      body: (close) => {
        const onMoment = (step: number) => {
          setMoment(step);
          close();
        };
        return <LazySheet>{(of) => <of.LogSheet onMoment={onMoment} />}</LazySheet>;
      },
    },
    {
      name: 'menu',
      icon: Menu,
      label: m.play_tool_menu,
      title: m.play_tool_menu,
      body: (close) => <LazySheet>{(of) => <of.AidMenu onDone={close} />}</LazySheet>,
    },
  ];
  return <Toolbar label={m.play_tools()} sheets={sheets} hasPast />;
}
