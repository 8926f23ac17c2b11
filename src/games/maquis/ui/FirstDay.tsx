import type { RuleLinks } from '#play/ui/frame/session.ts';
import { Keys } from '#play/ui/keys/Keys.tsx';
import type { GuideLinks } from '#play/ui/puzzles/task.ts';
import type { LocalizedDay } from '../puzzles/index.ts';
import '#play/ui/style/play.css';
import './style/practice.css';
import './style/pages/scenario.css';
import { useMachine } from '@xstate/react';
import { LogOut } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { puzzlesKey, saveProgress } from '#play/puzzles/progress.ts';
import { movesTried } from '#play/puzzles/puzzle-rules.ts';
import { SiteMenu } from '#play/ui/frame/menu-parts.tsx';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { usePaneAtTop, usePromptFocus, useStageFocus } from '#play/ui/hooks/use-focus.ts';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { markOwnLink } from '#play/ui/share/own-link.ts';
import { freshSeed } from '#shared/seeds.ts';
import { type TableEvent, tableMachine } from '../session/index.ts';
import { aidOf, MaquisContext } from './aid/aid.ts';
import { TurnScreen } from './aid/TurnScreen.tsx';
import { AttemptToolbar, StartPanel } from './puzzle/AttemptParts.tsx';
import { gameOfAttempt, STEPS_BEFORE } from './puzzle/game-of-attempt.ts';
import { linkTo, momentAfter, notYet, onlyAsked } from './puzzle/guided/day.ts';

interface FirstDayProps {
  readonly day: LocalizedDay;
  readonly rules: RuleLinks;
  readonly links: GuideLinks;
}

/** The guided first day: one turn of the game, everything explained. */
export default function FirstDay(props: FirstDayProps) {
  return (
    <div class="aid practice scenario">
      <Keys />
      <Day {...props} />
    </div>
  );
}

interface Props {
  readonly day: LocalizedDay;
  readonly rules: RuleLinks;
  readonly links: GuideLinks;
}

/** A day played step by step on the board. Whatever the step does not wait for gets a kind word. */
function Day({ day, rules, links }: Props) {
  const [game] = useState(() => gameOfAttempt(day));
  const [state, send] = useMachine(tableMachine, {
    input: { seed: day.id, resume: { game }, pausesToShoot: true },
  });
  const [hasBegun, setBegun] = useState(false);
  const [turnedOver, setTurnedOver] = useState(0);
  const moves = movesTried(state.context.game ?? game).length;
  const isShown = state.matches({ playing: { patrol: 'shown' } });
  const card = isShown ? (turnedOver === moves ? 'face-up' : 'face-down') : undefined;
  const [said, setSaid] = useStateAbout<string | undefined>(`${moves} ${card}`, undefined);
  const told = momentAfter(day, moves, card);
  const isOver = moves === day.steps.length;
  /** What was done before has been read by whoever goes on, and makes room for what can be done. */
  const hasChosen = state.context.selected !== undefined;
  const stage = !hasBegun ? 'task' : isOver ? 'verdict' : 'playing';
  usePromptFocus(JSON.stringify([state.value, moves, state.context.selected]), undefined);
  useStageFocus(`${stage} ${card}`);
  usePaneAtTop(`${moves} ${card} ${said}`);
  useEffect(() => {
    if (isOver) saveProgress(puzzlesKey('maquis'), day.id, 'solved');
  }, [isOver, day.id]);

  const position = state.context.replayed?.position;
  const asked = told.waited?.move;
  const guided = (event: TableEvent) => {
    const sentence = position && notYet(event, asked, position);
    setSaid(sentence);
    if (event.type === 'undo') setTurnedOver(0);
    if (!sentence) send(event);
  };
  const steps = moves + STEPS_BEFORE;
  const moment = card === 'face-down' ? steps - 1 : stage === 'playing' ? undefined : steps;
  const aid = aidOf({ isStepwise: true, state, send: guided, rules, moment });
  return (
    <div class="guided" data-stage={stage}>
      <MaquisContext.Provider value={aid}>
        <TurnScreen
          lead={
            stage === 'playing' && (
              <Lesson
                told={hasChosen ? { ...told, done: undefined } : told}
                steps={day.steps.length}
                notYet={said}
              />
            )
          }
          offered={(view) =>
            card === 'face-up' ? { ...view, choices: {} } : onlyAsked(view, asked)
          }
          past={
            stage === 'task' ? (
              <StartPanel
                title={m.maquis_guided_steps({ steps: day.steps.length })}
                begin={m.maquis_guided_begin()}
                onBegin={() => setBegun(true)}
              >
                <p>{day.words.win}</p>
              </StartPanel>
            ) : card === 'face-down' ? (
              <FaceDown onTurn={() => setTurnedOver(moves)} />
            ) : (
              <DayOver day={day} links={links} />
            )
          }
          tools={stage === 'playing' ? <DayTools links={links} /> : null}
        />
      </MaquisContext.Provider>
    </div>
  );
}

/** A patrol card that lies ready, and is turned over when the visitor has read what it is. */
function FaceDown({ onTurn }: { readonly onTurn: () => void }) {
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_table_patrol_draw()}</PromptTitle>
      <PromptActions>
        <button type="button" class="aid-primary" onClick={onTurn}>
          {m.maquis_guided_turn_over()}
        </button>
      </PromptActions>
    </section>
  );
}

interface LessonProps {
  readonly told: ReturnType<typeof momentAfter>;
  readonly steps: number;
  /** Why the last thing tried does not lead on. */
  readonly notYet: string | undefined;
}

/** What just happened and why, and what to do now, with its rule. */
function Lesson({ told: { waited, done, step }, steps, notYet }: LessonProps) {
  const rule = (waited ?? done)?.rule;
  return (
    <div class="guided-lesson" role="status">
      <p class="aid-kicker">{m.maquis_guided_step({ step, steps })}</p>
      {done && (
        <p class={waited ? 'aid-hint' : undefined}>
          {done.words.done} {!waited && rule && <RuleLink rule={rule} brief />}
        </p>
      )}
      {waited && (
        <p>
          <b>{waited.words.say}</b> {rule && <RuleLink rule={rule} brief />}
        </p>
      )}
      {notYet && <p class="aid-note">{notYet}</p>}
    </div>
  );
}

/** The day is done: the game can be gone on with, its further cards dealt anew, or a puzzle tried. */
function DayOver({ day, links }: { readonly day: LocalizedDay; readonly links: GuideLinks }) {
  const [fragment] = useState(() => linkTo(day, freshSeed()));
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_guided_over()}</PromptTitle>
      <p>
        <b>{day.words.win}</b>
      </p>
      <p>{day.words.outro}</p>
      <p class="aid-hint">{day.steps.at(-1)?.words.done}</p>
      <PromptActions>
        <a
          class="aid-primary scenario-go"
          href={`${links.practice}#${fragment}`}
          onClick={() => markOwnLink(fragment)}
        >
          {m.maquis_guided_go_on()}
        </a>
      </PromptActions>
      <div class="scenario-again">
        <a class="aid-secondary scenario-go" href={links.first.href}>
          {m.maquis_guided_first_puzzle()}
        </a>
        <a class="aid-secondary scenario-go" href={links.scenarios}>
          {m.maquis_scenario_all()}
        </a>
      </div>
    </section>
  );
}

/** A day without choices needs few tools: a step back, what happened, the menu, the way out. */
const DayTools = ({ links }: { readonly links: GuideLinks }) => (
  <AttemptToolbar
    menu={m.play_tool_menu()}
    inMenu={() => (
      <>
        <SiteMenu />
        <nav class="aid-links">
          <a href={links.rulebook}>{m.play_menu_rules()}</a>
        </nav>
      </>
    )}
    exit={
      <a class="aid-tool" href={links.scenarios}>
        <LogOut aria-hidden="true" />
        <span>{m.maquis_scenario_all()}</span>
      </a>
    }
  />
);
