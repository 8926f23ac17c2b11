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
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { preload } from '#play/ui/hooks/use-lazy-module.ts';
import { usePastedLink } from '#play/ui/hooks/use-pasted-link.ts';
import { usePreload } from '#play/ui/hooks/use-preload.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { isLetter, letterInAddress } from '#play/ui/letters/address.ts';
import { Dialog, SideSheet } from '#play/ui/parts/Dialog.tsx';
import { SearchTool, ToolButton } from '#play/ui/parts/ToolButton.tsx';
import { undoneDecision } from '../engine/log/index.ts';
import {
  forgetOldMarks,
  hasTables,
  type KeptTables,
  keepTables,
  NO_TABLES,
  oldMarks,
  type SeaContext,
  type SeaSaves,
} from '../session/index.ts';
import { type SeaSession, tableMode } from './mode.ts';
import { currentPart, loadOf, Opened } from './parts.tsx';
import { TableSetUp } from './SetUp.tsx';
import { type AidView, type Sea, SeaAidContext, SIDES, useSea } from './sea.ts';
import '#play/ui/layout/page.css';
import './style/sea.css';
import './style/fields.css';
import './style/status.css';
import './style/actions.css';
import './style/pools.css';
import './style/map.css';
import './style/log.css';

/** The frame of a game that has begun. */
const loadGame = () => import('./SeaGame.tsx');
/** The log and the menu. */
const loadSheets = () => import('./sheets.tsx');

/** What is likely to be opened, in the order of a turn; the owner's tables seldom are at the table. */
export const LIKELY: readonly (() => Promise<object>)[] = [
  loadGame,
  ...(
    ['organization', 'open', 'actions', 'prepare', 'result', 'areas', 'end', 'cards'] as const
  ).map(loadOf),
  loadSheets,
  loadOf('dice'),
];

interface Props extends PlayPageProps {
  readonly language: string;
}

/** The aid for two at one board: takes up the last game, or waits for one. */
export default function SeaAid(props: Props) {
  return <SeaRoom room={useSaveSelection(tableMode, 'table')} {...props} />;
}

/** What reads the owner's tables: it comes only where some are kept. */
const loadReader = () => import('../session/kept-tables.ts');

/** The aid with a shelf that is opened already. */
export function SeaRoom({
  language,
  ...props
}: Props & {
  readonly room: ReturnType<typeof useSaveSelection<SeaSaves>>;
  /** What is said above the game. */
  readonly lead?: ComponentChildren;
}) {
  const [isOwner] = useState(hasTables);
  return (
    <PlaySession mode={tableMode} name="table" isTable {...props}>
      {isOwner ? (
        <Lazy load={loadReader}>
          {({ keptTables }) => <Aid language={language} read={keptTables} />}
        </Lazy>
      ) : (
        <Aid language={language} read={() => NO_TABLES} />
      )}
    </PlaySession>
  );
}

const loadHandOver = () => import('./HandOver.tsx');

interface AidProps {
  readonly language: string;
  /** The owner's tables as they lie on the device. */
  readonly read: () => KeptTables;
}

function Aid({ language, read }: AidProps) {
  const { state, send } = useSession<SeaSession>();
  const [tables, setTables] = useState(read);
  const [view, setView] = useState<AidView>('turn');
  const [sheet, setSheet] = useState<'log' | 'menu'>();
  const [letter] = useState(letterInAddress);
  usePastedLink(isLetter);
  const sea: Sea = {
    context: state.context,
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
  const Frame = sheet === 'log' ? SideSheet : Dialog;
  useOldMarks(state.context, send);
  useEffect(() => {
    const part = currentPart(sea);
    // Where a game goes on, its step comes together with its frame.
    if (part) void preload(loadOf(part));
  }, []);
  usePreload(LIKELY);
  return (
    <SeaAidContext.Provider value={sea}>
      <PlayLayout
        class="sea"
        data-view={view}
        data-page={isPlaying ? undefined : ''}
        toolbar={
          <Bar
            view={view}
            isPlaying={isPlaying}
            onView={setView}
            // Pressed again, what stands beside the game goes.
            onSheet={(asked) => setSheet(asked === sheet ? undefined : asked)}
          />
        }
        panel={
          sheet && (
            <Frame
              key={sheet}
              title={sheet === 'log' ? m.play_log_title() : m.play_games()}
              onClose={() => setSheet(undefined)}
            >
              <Lazy load={loadSheets}>
                {({ LogView, Menu }) =>
                  sheet === 'log' ? <LogView /> : <Menu onDone={() => setSheet(undefined)} />
                }
              </Lazy>
            </Frame>
          )
        }
      >
        {letter !== undefined && (
          <Lazy load={loadHandOver}>{({ ArrivedGame }) => <ArrivedGame code={letter} />}</Lazy>
        )}
        <Lazy
          load={loadGame}
          before={!isPlaying && (view === 'turn' ? <TableSetUp /> : <Opened part={view} />)}
        >
          {({ SeaGame }) => <SeaGame view={view} />}
        </Lazy>
      </PlayLayout>
    </SeaAidContext.Provider>
  );
}

/** Marks that an earlier page kept apart from their game are kept with it from now on. */
function useOldMarks({ id, game, marks }: SeaContext, send: SeaSession['send']) {
  useEffect(() => {
    if (!game) return;
    const old = oldMarks(id);
    if (SIDES.some((side) => old[side] !== undefined && marks[side] === undefined)) {
      send({ type: 'takeMarks', marks: old });
    } else forgetOldMarks(id);
  }, [id, game === undefined]);
}

interface BarProps {
  readonly view: AidView;
  readonly isPlaying: boolean;
  readonly onView: (view: AidView) => void;
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
      <ToolButton
        icon={Undo2}
        label={m.play_undo()}
        keys={['undo']}
        disabled={undoneDecision(context.course) === undefined}
        onClick={() => send({ type: 'undo' })}
      />
      {context.course.taken.length > 0 && (
        <ToolButton
          icon={Redo2}
          label={m.play_redo()}
          keys={['redo']}
          onClick={() => send({ type: 'redo' })}
        />
      )}
      {TOOLS.map(([id, Icon, label]) => (
        <ToolButton
          key={id}
          icon={Icon}
          label={label()}
          aria-pressed={view === id}
          disabled={!isPlaying && (id === 'areas' || id === 'cards')}
          onClick={() => onView(id)}
        />
      ))}
      <ToolButton
        icon={ListOrdered}
        label={m.play_tool_log()}
        keys={['log']}
        onClick={() => onSheet('log')}
      />
      <SearchTool />
      <ToolButton
        icon={MenuSign}
        label={m.play_tool_menu()}
        keys={['menu']}
        onClick={() => onSheet('menu')}
      />
    </div>
  );
}
