import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { puzzleOf } from '#games/maquis/puzzles/index.ts';
import { tableMachine } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import type { RuleLinks } from '#play/ui/frame/session.ts';
import { useStageFocus } from '#play/ui/hooks/use-focus.ts';
import { AidContext, aidOf } from '../aid/aid.ts';
import { TurnScreen } from '../aid/TurnScreen.tsx';
import { usePromptFocus } from '../aid/use-prompt-focus.ts';
import { freshCards, gameOfAttempt, isOver, movesTried, STEPS_BEFORE } from './attempt.ts';
import { BeginPanel } from './BeginPanel.tsx';
import { keepMark } from './marks.ts';
import { ScenarioTools } from './ScenarioTools.tsx';
import { Reminder, TaskAsked } from './TaskText.tsx';
import { useTask } from './task.ts';
import { type Judgement, useJudgement } from './use-judge.ts';
import { VariationScreen } from './VariationScreen.tsx';
import { VerdictPanel } from './VerdictPanel.tsx';
import type { Variation } from './variation.ts';

interface Props {
  readonly rules: RuleLinks;
  /** The moves it goes on from. */
  readonly moves: readonly string[];
  /** How many tries there were before it. */
  readonly times: number;
}

/** One try at a puzzle, from its position or from the middle of an earlier try, to its verdict. */
export function Attempt({ rules, moves, times }: Props) {
  const { scenario } = useTask();
  const [game] = useState(() => gameOfAttempt(scenario, moves, freshCards()));
  const [state, send] = useMachine(tableMachine, {
    input: { seed: scenario.id, resume: { game }, pausesToShoot: true },
  });
  const [hasBegun, setBegun] = useState(times > 0);
  const [line, setLine] = useState<Variation>();
  const puzzle = useMemo(() => puzzleOf(scenario), [scenario]);
  const tried = useMemo(() => movesTried(state.context.game ?? game), [state.context.game, game]);
  const isCardShown = state.matches({ playing: { patrol: 'shown' } });
  const isDone = useMemo(() => !isCardShown && isOver(puzzle, tried), [puzzle, tried, isCardShown]);
  const judged = useVerdict(isDone, tried);
  const stage = stageOf({ line, hasBegun, ...judged });
  usePromptFocus(state);
  useStageFocus(stage === 'verdict' ? `${stage} ${judged.judgement.status}` : stage);

  const steps = tried.length + STEPS_BEFORE;
  const aid = aidOf({
    state,
    send,
    rules,
    moment: stage === 'task' || stage === 'verdict' ? steps : undefined,
  });
  const showSolution = () =>
    setLine({ shows: 'solution', moves: scenario.solution, first: 0, answers: [] });
  return (
    <div data-stage={line ? undefined : stage}>
      {line ? (
        <VariationScreen line={line} rules={rules} onBack={() => setLine(undefined)} />
      ) : (
        <AidContext.Provider value={aid}>
          <TurnScreen
            lead={
              <>
                {stage !== 'task' && <Reminder questions={puzzle.questions} />}
                <CheckSaid isDone={isDone} judgement={judged.judgement} />
              </>
            }
            past={
              stage === 'task' ? (
                <BeginPanel
                  title={m.maquis_scenario_asked()}
                  begin={m.maquis_scenario_begin()}
                  onBegin={() => setBegun(true)}
                >
                  <TaskAsked questions={puzzle.questions} />
                </BeginPanel>
              ) : (
                <VerdictPanel
                  judgement={judged.judgement}
                  puzzle={puzzle}
                  tried={tried}
                  isKept={judged.isKept}
                  onAskAgain={judged.onAskAgain}
                  onShow={setLine}
                />
              )
            }
            tools={
              stage === 'task' ? null : (
                <ScenarioTools
                  questions={puzzle.questions}
                  onCheck={stage === 'playing' ? judged.onCheck : undefined}
                  onSolution={showSolution}
                />
              )
            }
          />
        </AidContext.Provider>
      )}
    </div>
  );
}

interface Known extends ReturnType<typeof useVerdict> {
  readonly line: Variation | undefined;
  readonly hasBegun: boolean;
}

function stageOf({ line, hasBegun, isDone, judgement }: Known) {
  if (line) return 'line';
  if (!hasBegun) return 'task';
  const isRefuted = judgement.status === 'said' && judgement.verdict.verdict === 'refuted';
  return isDone || isRefuted ? 'verdict' : 'playing';
}

/** The judge's word on a try: at its end, or when the visitor asks before. */
function useVerdict(isDone: boolean, tried: readonly string[]) {
  const { scenario, ask } = useTask();
  const [checkedAt, setCheckedAt] = useState<number>();
  const [times, setTimes] = useState(0);
  const [isKept, setKept] = useState(true);
  const isChecked = checkedAt === tried.length;
  const judgement = useJudgement(ask, isDone || isChecked ? tried : undefined, times);
  const said = isDone && judgement.status === 'said' ? judgement.verdict.verdict : undefined;
  useEffect(() => {
    if (said) setKept(keepMark(scenario.id, said === 'refuted' ? 'tried' : 'solved'));
  }, [said, scenario.id]);
  return {
    isDone,
    judgement,
    isKept,
    onCheck: () => setCheckedAt(tried.length),
    onAskAgain: () => setTimes(times + 1),
  };
}

/** The answer to "still right?" while the try goes on. */
function CheckSaid({
  isDone,
  judgement,
}: {
  readonly isDone: boolean;
  readonly judgement: Judgement;
}) {
  return (
    <div class="scenario-check" role="status">
      {!isDone && <p>{checkText(judgement)}</p>}
    </div>
  );
}

function checkText(judgement: Judgement): string | undefined {
  if (judgement.status === 'looking') return m.maquis_scenario_looking();
  if (judgement.status === 'failed') return m.maquis_scenario_failed();
  if (judgement.status !== 'said' || judgement.verdict.verdict !== 'open') return undefined;
  return m.maquis_scenario_so_far();
}
