import { useMachine } from '@xstate/react';
import {
  Dices,
  LayoutGrid,
  ListOrdered,
  Menu as MenuSign,
  Play,
  Redo2,
  Table2,
  Undo2,
  WalletCards,
} from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import { useWakeLock } from '#play/screen/hooks/use-wake-lock.ts';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { Tool } from '#play/screen/parts/Tool.tsx';
import { undoOf } from '../engine/log/index.ts';
import {
  type Kept,
  type KeptGame,
  keepGame,
  keepInstead,
  keepTables,
  keptGames,
  keptTables,
  onWritten,
  seaMachine,
} from '../table/index.ts';
import { Areas } from './Areas.tsx';
import { Cards } from './Cards.tsx';
import { DiceOnly } from './DiceOnly.tsx';
import { LogView } from './LogView.tsx';
import { freshId, Menu } from './Menu.tsx';
import { SetUp } from './SetUp.tsx';
import { Status } from './Status.tsx';
import { type Sea, SeaAidContext, useSea, type View } from './sea.ts';
import { Turn } from './Turn.tsx';
import '#play/screen/style/play.css';
import './style/sea.css';

const NEW: KeptGame = { id: '', title: '', rulings: {}, events: [] };

/** The aid for two at one board: takes up the last game, or waits for one. */
export default function SeaAid({ language }: { readonly language: string }) {
  const [first] = useState<KeptGame>(() => keptGames()[0] ?? { ...NEW, id: freshId() });
  const [state, send] = useMachine(seaMachine, { input: { game: first } });
  const [tables, setTables] = useState(keptTables);
  const [view, setView] = useState<View>('turn');
  const [sheet, setSheet] = useState<'log' | 'menu'>();
  const { context } = state;
  const trouble = useKept(state.context, (game) => send({ type: 'follow', game }));
  useWakeLock(context.course.events.length > 0);
  const sea: Sea = {
    context,
    matches: (value) => state.matches(value),
    send,
    kept: tables,
    keepTables: (kept) => {
      keepTables(kept);
      setTables(kept);
    },
    language,
    show: setView,
  };
  const isPlaying = !state.matches('setUp');
  return (
    <SeaAidContext.Provider value={sea}>
      <div class="aid sea" data-view={view}>
        {isPlaying && <Status />}
        {trouble}
        {view === 'turn' && (isPlaying ? <Turn /> : <SetUp />)}
        {view === 'areas' && <Areas />}
        {view === 'cards' && <Cards />}
        {view === 'tables' && <Tables />}
        {view === 'dice' && <DiceOnly />}
        <Bar view={view} isPlaying={isPlaying} onView={setView} onSheet={setSheet} />
        {sheet && (
          <Dialog
            title={sheet === 'log' ? m.play_log_title() : m.play_games()}
            onClose={() => setSheet(undefined)}
          >
            {sheet === 'log' ? <LogView /> : <Menu onDone={() => setSheet(undefined)} />}
          </Dialog>
        )}
      </div>
    </SeaAidContext.Provider>
  );
}

/** The owner's tables, out of a file of their own: few tables are entered at the table. */
function Tables() {
  const loaded = useLoaded(true, () => import('./tables/TablesView.tsx'));
  if (loaded === undefined) return <p class="aid-hint">{m.play_part_loading()}</p>;
  if (loaded === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  return <loaded.TablesView />;
}

interface BarProps {
  readonly view: View;
  readonly isPlaying: boolean;
  readonly onView: (view: View) => void;
  readonly onSheet: (sheet: 'log' | 'menu') => void;
}

const TOOLS = [
  ['turn', Play, m.ablaze_tool_turn],
  ['areas', LayoutGrid, m.ablaze_tool_areas],
  ['cards', WalletCards, m.ablaze_tool_cards],
  ['dice', Dices, m.ablaze_tool_dice],
  ['tables', Table2, m.ablaze_tool_tables],
] as const;

/** Always at hand: undo, redo, the views, the log, the games. */
function Bar({ view, isPlaying, onView, onSheet }: BarProps) {
  const { context, send } = useSea();
  return (
    <div class="aid-toolbar sea-bar" role="toolbar" aria-label={m.play_table_title()}>
      <Tool
        icon={Undo2}
        label={m.play_undo()}
        disabled={undoOf(context.course) === undefined}
        onClick={() => send({ type: 'undo' })}
      />
      <Tool
        icon={Redo2}
        label={m.play_redo()}
        disabled={context.course.taken.length === 0}
        onClick={() => send({ type: 'redo' })}
      />
      {TOOLS.map(([id, Icon, label]) => (
        <Tool
          key={id}
          icon={Icon}
          label={label()}
          aria-pressed={view === id}
          disabled={!isPlaying && (id === 'areas' || id === 'cards')}
          onClick={() => onView(id)}
        />
      ))}
      <Tool icon={ListOrdered} label={m.play_tool_log()} onClick={() => onSheet('log')} />
      <Tool icon={MenuSign} label={m.play_tool_menu()} onClick={() => onSheet('menu')} />
    </div>
  );
}

/** Keeps the game at every event and follows other windows; says where two went apart. */
function useKept(context: Sea['context'], follow: (game: KeptGame) => void) {
  const { id, title, rulings, course } = context;
  const [kept, setKept] = useState<Kept>({ kept: true });
  const game: KeptGame = { id, title, rulings, events: course.events };
  useEffect(() => {
    if (course.events.length > 0) setKept(keepGame(game));
  }, [course]);
  useEffect(
    () =>
      onWritten((other) => {
        if (other.id === id && other.events.length > course.events.length) follow(other);
      }),
    [id, course],
  );
  if ('fork' in kept) {
    return (
      <div class="aid-trouble" role="alert">
        <p>{m.ablaze_aid_fork({ event: kept.fork.at })}</p>
        <div class="aid-buttons">
          <button type="button" class="aid-secondary" onClick={() => follow(kept.other)}>
            {m.ablaze_aid_fork_other()}
          </button>
          <button
            type="button"
            class="aid-secondary"
            onClick={() => setKept({ kept: keepInstead(game, kept.other) })}
          >
            {m.ablaze_aid_fork_mine()}
          </button>
        </div>
      </div>
    );
  }
  return kept.kept ? null : <p class="aid-trouble">{m.play_kept_denied()}</p>;
}
