import { useContext, useMemo, useState } from 'preact/hooks';
import { DIFFICULTY_NAMES } from '#games/maquis/i18n/names.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Keys } from '#play/ui/keys/Keys.tsx';
import {
  type AttemptProps,
  type AttemptState,
  PuzzleRoom,
  useAttempt,
} from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';
import { aidOf, MaquisContext, SettingsContext, useAid, useMaquisSession } from './aid/aid.ts';
import '#play/ui/style/play.css';
import './style/practice.css';
import './style/pages/scenario.css';
import { useMachine } from '@xstate/react';
import { CircleHelp, Redo2, Target } from 'lucide-preact';
import { rules } from '#games/maquis/engine/index.ts';
import {
  PUZZLE_MOVES,
  puzzleOf,
  type Question,
  type StatedPuzzle,
} from '#games/maquis/puzzles/index.ts';
import { tableMachine } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { redoOf } from '#play/history/undo.ts';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { movesTried } from '#play/puzzles/puzzle-rules.ts';
import type { Localized } from '#play/puzzles/stated-puzzle.ts';
import { BigTypeSwitch, SiteMenu } from '#play/ui/frame/menu-parts.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { usePromptFocus, useStageFocus } from '#play/ui/hooks/use-focus.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { ToolButton } from '#play/ui/parts/ToolButton.tsx';
import { freshRandom } from '#shared/seeds.ts';
import { TurnScreen } from './aid/TurnScreen.tsx';
import { AttemptToolbar, StartPanel } from './puzzle/AttemptParts.tsx';
import { gameOfAttempt, STEPS_BEFORE } from './puzzle/game-of-attempt.ts';
import { PuzzleLineScreen } from './puzzle/PuzzleLineScreen.tsx';
import type { PuzzleLine } from './puzzle/puzzle-line.ts';
import { TaskAsked, TaskContext, TaskFirst, TaskReminder, useTask } from './puzzle/TaskText.tsx';
import { VerdictPanel } from './puzzle/VerdictPanel.tsx';

interface Props {
  readonly task: PuzzleTask<Localized<StatedPuzzle>>;
  readonly rulebook: string;
}

const openJudge = (): Worker =>
  new Worker(new URL('./puzzle/judge.worker.ts', import.meta.url), { type: 'module' });

/** One puzzle of Maquis on the board. */
export default function Puzzle({ task, rulebook }: Props) {
  const [bigType, setBigType] = useState(false);
  const given = useContext(SettingsContext);
  const settings = { ...given, bigType, setBigType, links: { ...given.links, rulebook } };
  return (
    <SettingsContext.Provider value={settings}>
      <div class="aid practice scenario" data-type={bigType ? 'big' : undefined}>
        <Keys />
        <PuzzleRoom task={task} openJudge={openJudge} Attempt={Attempt} />
      </div>
    </SettingsContext.Provider>
  );
}

const PLAY = { moves: PUZZLE_MOVES, puzzleOf, progressKey: puzzlesKey('maquis') };

/** One attempt at a puzzle, from its position or from the middle of an earlier one, to its verdict. */
function Attempt(props: AttemptProps<Localized<StatedPuzzle>>) {
  const { task, moves, onAgain } = props;
  const { puzzle: stated } = task;
  const { rules } = task;
  const [game] = useState(() => gameOfAttempt(stated, moves, freshRandom()));
  const [state, send] = useMachine(tableMachine, {
    input: { seed: stated.id, resume: { game }, pausesToShoot: true },
  });
  const [line, setLine] = useState<PuzzleLine>();
  const tried = useMemo(() => movesTried(state.context.game ?? game), [state.context.game, game]);
  const isPaused = state.matches({ playing: { patrol: 'shown' } });
  const attempt = useAttempt(PLAY, props, tried, { isAtTheEnd: true, isPaused });
  const { questions } = attempt.puzzle;
  // While the judge looks, the verdict's place is taken.
  const stage = line ? 'line' : attempt.stage === 'looking' ? 'verdict' : attempt.stage;
  // What beats it says what is missed: the task would push that off a phone's screen.
  const isRefuted = stage === 'verdict' && attempt.verdict?.verdict === 'wrong';
  usePromptFocus(JSON.stringify([state.value, tried.length, state.context.selected]), undefined);
  useStageFocus(stage === 'verdict' ? `${stage} ${attempt.status}` : stage);

  const steps = tried.length + STEPS_BEFORE;
  const aid = aidOf({
    // A card that decides the attempt is looked at before the verdict; nothing more is asked.
    isStepwise: isPaused && attempt.isAnswered,
    state,
    send,
    rules,
    moment: stage === 'task' || stage === 'verdict' ? steps : undefined,
  });
  const showSolution = () =>
    setLine({
      shows: 'solution',
      moves: stated.solution,
      first: 0,
      cards: [],
      answers: [],
      happened: [],
    });
  return (
    <TaskContext.Provider value={{ ...task, onAgain }}>
      <div data-stage={line ? undefined : stage}>
        {line ? (
          <PuzzleLineScreen line={line} rules={rules} onBack={() => setLine(undefined)} />
        ) : (
          <MaquisContext.Provider value={aid}>
            <TurnScreen
              lead={
                <>
                  {stage !== 'task' && !isRefuted && <TaskReminder questions={questions} />}
                  <CheckSaid {...attempt} />
                </>
              }
              past={
                stage === 'task' ? (
                  <StartPanel
                    title={m.maquis_scenario_asked()}
                    begin={m.maquis_scenario_begin()}
                    onBegin={attempt.begin}
                  >
                    <TaskFirst questions={questions} />
                  </StartPanel>
                ) : (
                  <VerdictPanel attempt={attempt} tried={tried} onShow={setLine} />
                )
              }
              tools={
                stage === 'task' ? null : (
                  <AttemptTools
                    questions={questions}
                    onCheck={stage === 'playing' ? attempt.check : undefined}
                    onSolution={showSolution}
                  />
                )
              }
            />
          </MaquisContext.Provider>
        )}
      </div>
    </TaskContext.Provider>
  );
}

type CheckProps = Pick<AttemptState<unknown>, 'stage' | 'status' | 'verdict'>;

/** The answer to "still right?" while the attempt goes on. */
function CheckSaid(attempt: CheckProps) {
  return (
    <div class="scenario-check" role="status">
      {attempt.stage === 'playing' && <p>{checkText(attempt)}</p>}
    </div>
  );
}

function checkText({ status, verdict }: CheckProps): string | undefined {
  if (status === 'looking') return m.maquis_scenario_looking();
  if (status === 'failed') return m.maquis_scenario_failed();
  return verdict && m.maquis_scenario_so_far();
}

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Asks whether nothing has been given away so far; left out where that is said already. */
  readonly onCheck?: (() => void) | undefined;
  readonly onSolution: () => void;
}

/** Always at hand: undo and redo, the task, a judge's word, what happened, the menu. */
function AttemptTools({ questions, onCheck, onSolution }: QuestionsProps) {
  const { puzzle } = useTask();
  const { state, send } = useAid();
  const { game, replayed } = useMaquisSession();
  const [isTaskOpen, setTaskOpen] = useState(false);
  const redo = redoOf(rules, game, replayed, state.context.redoStack);
  return (
    <>
      <AttemptToolbar
        menu={m.maquis_scenario_menu()}
        inMenu={(close) => (
          <PuzzleMenu
            onSolution={() => {
              close();
              onSolution();
            }}
          />
        )}
        own={
          <>
            <ToolButton
              icon={Redo2}
              label={m.play_redo()}
              keys={['redo']}
              disabled={!redo}
              onClick={() => send({ type: 'redo' })}
            />
            <ToolButton
              icon={Target}
              label={m.maquis_scenario_task()}
              onClick={() => setTaskOpen(true)}
            />
            <ToolButton
              icon={CircleHelp}
              label={m.maquis_scenario_check()}
              disabled={!onCheck}
              onClick={onCheck}
            />
          </>
        }
      />
      {isTaskOpen && (
        <Dialog title={puzzle.words.title} onClose={() => setTaskOpen(false)}>
          <TaskText questions={questions} />
        </Dialog>
      )}
    </>
  );
}

/** Type size, beginning again, the answer for whoever gives up, and the ways out. */
function PuzzleMenu({ onSolution }: { readonly onSolution: () => void }) {
  const { list, exercise, onAgain } = useTask();
  const { links } = usePlayContext();
  return (
    <>
      <BigTypeSwitch />
      <button type="button" class="aid-secondary" onClick={() => onAgain()}>
        {m.maquis_scenario_again()}
      </button>
      <button type="button" class="aid-secondary" onClick={onSolution}>
        {m.maquis_scenario_solution()}
      </button>
      <p class="aid-hint">{m.maquis_scenario_solution_hint()}</p>
      <SiteMenu />
      <nav class="aid-links">
        <a href={list}>{exercise ? m.play_exercises_all() : m.maquis_scenario_all()}</a>
        <a href={links.rulebook}>{m.play_menu_rules()}</a>
      </nav>
    </>
  );
}

/** The whole task, to be looked up while playing. */
function TaskText({ questions }: { readonly questions: readonly Question[] }) {
  const { puzzle } = useTask();
  return (
    <div class="scenario-task">
      <p>{puzzle.words.task}</p>
      <TaskAsked questions={questions} />
      <p class="aid-hint">{m.scenario_mode({ mode: DIFFICULTY_NAMES[puzzle.mode]() })}</p>
      {puzzle.rules.length > 0 && (
        <ul class="aid-list">
          {puzzle.rules.map((rule) => (
            <li key={rule}>
              <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
