import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'preact/hooks';
import * as m from '#messages';
import { puzzlesKey, saveProgress } from '#play/puzzles/progress.ts';
import { movesTried } from '#play/puzzles/puzzle-rules.ts';
import { type RuleLinks, RulesContext } from '#play/ui/frame/session.ts';
import { PROMPT, usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { GuidedTools, Lesson } from '#play/ui/puzzles/Lesson.tsx';
import type { GuideLinks } from '#play/ui/puzzles/task.ts';
import { markOwnLink } from '#play/ui/share/own-link.ts';
import { freshSeed } from '#shared/seeds.ts';
import { isWaitedFor, type LocalizedMission, stepsDone } from '../puzzles/index.ts';
import { type PracticeEvent, practiceMachine, resistLinks } from '../session/index.ts';
import { GameScreen } from './GameScreen.tsx';
import { eventsSinceChoice } from './News.tsx';
import { ViewContext, viewOf } from './view.ts';
import '#play/ui/style/play.css';
import '#play/ui/style/lesson.css';
import './style/resist.css';
import './style/pages/puzzles.css';

interface FirstMissionProps {
  readonly mission: LocalizedMission;
  readonly rules: RuleLinks;
  readonly links: GuideLinks;
}

/** The first round of a game, step by step; whatever a step does not wait for gets a kind word. */
export default function ResistFirstMission({ mission, rules, links: ways }: FirstMissionProps) {
  const [state, send] = useMachine(practiceMachine, {
    input: {
      seed: mission.seed,
      id: freshSeed(),
      setUp: { split: 'random', reading: 'strict', seed: mission.seed },
    },
  });
  useEffect(() => send({ type: 'start' }), [send]);
  const { game, replayed, selected, rejected } = state.context;
  const position = replayed?.position;
  const moves = useMemo(() => (game ? movesTried(game) : []), [game]);
  const [notYet, setNotYet] = useStateAbout(moves, false);
  const done = stepsDone(mission, moves, state.matches({ playing: 'aftermath' }));
  const isOver = done === mission.steps.length;
  const waited = mission.steps[done];
  usePromptFocus(`${done} ${isOver}`, undefined);
  useEffect(() => {
    if (isOver) saveProgress(puzzlesKey('resist'), mission.id, 'solved');
  }, [isOver]);
  if (!game || !replayed || !position) return null;
  const guided = (event: PracticeEvent) => {
    const answers =
      event.type === 'move' ? [event.move] : event.type === 'carryOut' ? event.moves : undefined;
    const isOther = answers !== undefined && waited !== undefined && !isWaitedFor(waited, answers);
    setNotYet(isOther);
    if (!isOther) send(event);
  };
  const view = viewOf(position, {
    selected,
    step: moves.length,
    news: eventsSinceChoice(game.steps, replayed),
    send: guided,
  });
  const fragment = resistLinks.gameLink({ setUp: game.setUp, moves, at: moves.length });
  return (
    <div class="aid" data-stage={isOver ? 'over' : 'playing'}>
      <RulesContext.Provider value={rules}>
        <ViewContext.Provider value={view}>
          <GameScreen
            refused={rejected}
            lead={
              <Lesson
                step={Math.min(done + 1, mission.steps.length)}
                steps={mission.steps.length}
                before={mission.steps[done - 1]?.words.done ?? mission.words.intro}
                say={waited?.words.say}
                rule={waited?.rule}
                notYet={notYet}
              />
            }
            instead={
              isOver ? (
                <section class="prompt puzzle" aria-labelledby={PROMPT}>
                  <h2 id={PROMPT} tabIndex={-1} class="lesson__done">
                    {m.resist_guided_over()}
                  </h2>
                  <p>{mission.steps.at(-1)?.words.done}</p>
                  <p>{mission.words.outro}</p>
                  <div class="aid-buttons">
                    <a class="aid-secondary" href={ways.first.href}>
                      {m.resist_guided_first_puzzle()}
                    </a>
                    <a
                      class="aid-primary"
                      href={`${ways.practice}#${fragment}`}
                      onClick={() => markOwnLink(fragment)}
                    >
                      {m.play_guided_go_on()}
                    </a>
                  </div>
                </section>
              ) : undefined
            }
            tools={<GuidedTools href={ways.scenarios} leave={m.play_puzzle_all()} />}
          />
        </ViewContext.Provider>
      </RulesContext.Provider>
    </div>
  );
}
