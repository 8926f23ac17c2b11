import { GraduationCap, List, Menu, Share2 } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import { type Resist, snapshotOf } from '#games/resist/engine/index.ts';
import { eventText } from '#games/resist/i18n/events.ts';
import { type ResistSaves, resistLinks } from '#games/resist/session/index.ts';
import * as m from '#messages';
import type { GameHistory } from '#play/history/game-history.ts';
import {
  BigTypeSwitch,
  ExitLinks,
  NewGame,
  OtherScreens,
  SaveAsFile,
} from '#play/ui/frame/menu-parts.tsx';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { type LogPart, LogParts } from '#play/ui/log/LogSheet.tsx';
import { ReviewButton } from '#play/ui/review/after-game.tsx';
import { ShareGame } from '#play/ui/share/ShareGame.tsx';
import { useView } from '../view.ts';
import { RESIST_FILES } from './files.ts';
import type { ResistSession } from './mode.ts';

/** Always at hand: undo, redo, the past, the coach, the log, sharing, the menu. */
export function Tools() {
  const { moment, setMoment } = useSession<ResistSession>();
  const { replayed } = useActiveSession<ResistSaves>();
  const sheets: readonly Sheet[] = [
    {
      name: 'coach',
      isBeside: true,
      icon: GraduationCap,
      keys: ['help'],
      label: m.play_help_coach,
      isClosed: moment !== undefined || replayed.outcome !== undefined,
      body: (close) => <Coach onChosen={close} />,
    },
    {
      name: 'log',
      isBeside: true,
      icon: List,
      keys: ['log'],
      label: m.play_tool_log,
      title: m.play_log_title,
      body: (close) => (
        <RoundLog
          replayed={replayed}
          onMoment={(step) => {
            setMoment(step);
            close();
          }}
        />
      ),
    },
    { name: 'share', icon: Share2, label: m.play_share, body: () => <Share /> },
    {
      name: 'menu',
      icon: Menu,
      keys: ['menu'],
      label: m.play_tool_menu,
      body: (close) => <PracticeMenu onDone={close} />,
    },
  ];
  return <Toolbar label={m.play_tools()} sheets={sheets} hasPast />;
}

/** Its seed, type size, leaving it for another, and the ways out of the page. */
function PracticeMenu({ onDone }: { readonly onDone: () => void }) {
  const { state } = useSession<ResistSession>();
  return (
    <>
      <p>{m.play_seed_of({ seed: state.context.setUp.seed })}</p>
      <BigTypeSwitch />
      <SaveAsFile files={RESIST_FILES} />
      <ReviewButton onDone={onDone} />
      <NewGame onDone={onDone} isLeaving />
      <OtherScreens />
      <ExitLinks />
    </>
  );
}

/** The game and its deal as links. */
function Share() {
  const { game } = useActiveSession<ResistSaves>();
  if (game.from) return <p>{m.resist_share_from_position()}</p>;
  return (
    <ShareGame<ResistSaves>
      links={resistLinks}
      hints={{ game: m.play_share_game_hint(), deal: m.resist_share_deal_hint() }}
    />
  );
}

/** The coach about the moment; all of it is loaded when it is first asked. */
function Coach({ onChosen }: { readonly onChosen: () => void }) {
  const { send, step } = useView();
  const loaded = useLazyModule(true, () => import('../coach/CoachSheet.tsx'));
  // Beside the board it goes on to the next moment by itself.
  useEffect(() => send({ type: 'recordHelp', help: 'coach' }), [step]);
  return (
    <>
      {loaded === 'failed' && <p role="alert">{m.play_coach_failed()}</p>}
      {typeof loaded === 'object' && <loaded.ResistCoachSheet onChosen={onChosen} />}
    </>
  );
}

interface GameLogProps {
  readonly replayed: GameHistory<Resist>;
  /** Shows the game as it stood right after a step. */
  readonly onMoment: (step: number) => void;
}

/** Everything that happened, round by round, the latest first; each line with its rule. */
function RoundLog({ replayed: { events, positions }, onMoment }: GameLogProps) {
  const rounds: LogPart[] = [];
  const begin = (round: number) =>
    rounds.push({
      title: round === 0 ? m.resist_phase_setup() : m.resist_round({ round }),
      lines: [],
    });
  begin(snapshotOf(positions[0]).round);
  events.forEach((ofStep, n) => {
    for (const event of ofStep) {
      if (event.type === 'round-began') begin(event.round);
      const line = { text: eventText(event), rule: event.rule, step: n + 1 };
      rounds[rounds.length - 1].lines.push(line);
    }
  });
  return (
    <div class="game-log">
      <LogParts parts={rounds} onMoment={onMoment} />
    </div>
  );
}
