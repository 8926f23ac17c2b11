import { useMachine } from '@xstate/react';
import { useEffect } from 'preact/hooks';
import * as m from '#messages';
import { isChanceStep, uncorrected } from '#play/history/game.ts';
import { puzzlesKey, saveProgress } from '#play/puzzles/progress.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type RuleLinks, type Session, SessionProvider } from '#play/ui/frame/session.ts';
import { PROMPT, usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { GuidedTools, Lesson } from '#play/ui/puzzles/Lesson.tsx';
import type { GuideLinks } from '#play/ui/puzzles/task.ts';
import { markOwnLink } from '#play/ui/share/own-link.ts';
import { freshSeed } from '#shared/seeds.ts';
import { poilusRules as engine } from '../engine/index.ts';
import { type LocalizedMission, waitedAfter } from '../puzzles/index.ts';
import { type PoilusEvent, poilusLinks, poilusMachine } from '../session/index.ts';
import { useCardNames } from './card-names.tsx';
import { poilusPractice } from './mode.ts';
import { PoilusPracticeGame } from './practice/PracticeGame.tsx';
import '#play/ui/style/play.css';
import '#play/ui/style/lesson.css';
import './style/poilus.css';
import './style/pages/guided.css';

interface Props {
  readonly mission: LocalizedMission;
  readonly rules: RuleLinks;
  readonly links: GuideLinks;
}

/** The first mission of a game, step by step; whatever a step does not wait for gets a kind word. */
export default function PoilusFirstMission({ mission, rules, links: { practice } }: Props) {
  useCardNames();
  const [state, send] = useMachine(poilusMachine, {
    input: { seed: mission.seed, id: freshSeed() },
  });
  useEffect(() => {
    send({ type: 'configure', change: { way: 'open' } });
    send({ type: 'start' });
  }, [send]);
  const { game } = state.context;
  const moves = game ? uncorrected(game) : [];
  const decisions = moves.filter((step) => !isChanceStep(engine, step)).length;
  const { done, move } = waitedAfter(mission, decisions);
  const isOver = move === undefined;
  const isNews = state.matches({ playing: 'news' });
  const [notYet, setNotYet] = useStateAbout(`${decisions} ${isNews}`, false);
  usePromptFocus(`${decisions} ${isNews} ${isOver}`, undefined);
  useEffect(() => {
    if (isOver) saveProgress(puzzlesKey('les-poilus'), mission.id, 'solved');
  }, [isOver]);
  if (!game) return null;
  const guided = (event: PoilusEvent) => {
    const isOther = event.type === 'move' && event.move !== move;
    setNotYet(isOther);
    if (!isOther) send(event);
  };
  const session = {
    mode: poilusPractice,
    room: 'practice',
    state,
    send: guided,
    rules,
    setMoment: () => {},
  };
  const { words } = mission;
  const told = mission.steps[done - 1]?.words.done;
  const texts = moves.map((step) => step.move);
  const fragment = poilusLinks.gameLink({ setUp: game.setUp, moves: texts, at: texts.length });
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveTypes>}>
      <div class="aid practice">
        <PoilusPracticeGame
          lead={
            !isOver && (
              <Lesson
                step={done + 1}
                steps={mission.steps.length}
                before={told ?? words.intro}
                say={isNews ? undefined : mission.steps[done]?.words.say}
                rule={mission.steps[done]?.rule}
                notYet={notYet}
              />
            )
          }
          instead={
            isOver && (
              <section class="aid-panel poilus-panel" aria-labelledby={PROMPT}>
                <h2 id={PROMPT} class="aid-prompt" tabIndex={-1}>
                  {m.poilus_guided_over()}
                </h2>
                <p>{told}</p>
                <p>{words.outro}</p>
                <a
                  class="aid-primary"
                  href={`${practice}#${fragment}`}
                  onClick={() => markOwnLink(fragment)}
                >
                  {m.play_guided_go_on()}
                </a>
              </section>
            )
          }
          tools={<GuidedTools href={practice} leave={m.poilus_guided_leave()} />}
        />
      </div>
    </SessionProvider.Provider>
  );
}
