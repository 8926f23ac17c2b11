import { useMemo } from 'preact/hooks';
import {
  ENDS,
  type EndId,
  type ResistAnalysis,
  type ResistMove,
  victoryChance,
} from '#games/resist/coach/index.ts';
import { resistRules } from '#games/resist/engine/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import * as m from '#messages';
import { Thinking } from '#play/ui/advice/Thinking.tsx';
import { useAdvice } from '#play/ui/advice/use-advice.ts';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { useView } from '../view.ts';
import { resistCoach } from './coach.ts';
import '../style/coach.css';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import { noisePoints, percentText } from '#shared/chance/chance-text.ts';
import { isBarelyTried, resultChances, simulationNoise } from './chances.ts';
import { ReasonList } from './ReasonList.tsx';
import '#play/ui/style/tables.css';

/** So many of the best moves are seen at once; the others are one tap away. */
const SHOWN = 3;
/** How many games the coach simulates when asked, and when asked to think on. */
const FIRST_THOUGHT = 1_000;
const FURTHER_THOUGHT = 20_000;

/** What the coach thinks of the moment; `onChosen` closes the sheet when a move has been taken. */
export function ResistCoachSheet({ onChosen }: { readonly onChosen: () => void }) {
  const { position, step, send } = useView();
  const view = useMemo(() => resistRules.playerView(position), [position]);
  const advice = useAdvice(resistCoach, view, {
    seed: `moment ${step}`,
    simulations: FIRST_THOUGHT,
  });
  const { progress, isThinking, hasFailed } = advice;
  const sheet = useKeptFocus<HTMLDivElement>(`${isThinking} ${hasFailed}`);
  const { moves = [], goingOn } = progress?.analysis ?? {};
  const list = {
    withReasons: !isThinking,
    onChoose: (move: string) => {
      send({ type: 'move', move });
      onChosen();
    },
  };
  const best = isThinking ? undefined : moves[0];
  return (
    <div class="resist coach" ref={sheet} tabIndex={-1}>
      <p role="status">
        {hasFailed
          ? m.play_coach_failed()
          : best
            ? m.resist_coach_verdict({ move: moveWords(position, best.move) })
            : m.play_coach_begins()}
      </p>
      {hasFailed && (
        <button type="button" class="aid-secondary" onClick={advice.askAgain}>
          {m.play_coach_ask_again()}
        </button>
      )}
      {goingOn && <GoingOnAdvice of={goingOn} />}
      <ResistRankedMoves moves={moves.slice(0, SHOWN)} {...list} />
      {moves.length > SHOWN && (
        <details>
          <summary>{m.resist_coach_all({ count: moves.length })}</summary>
          <ResistRankedMoves moves={moves.slice(SHOWN)} from={SHOWN + 1} {...list} />
        </details>
      )}
      {!hasFailed && (
        <Thinking
          advice={advice}
          isSettled={
            progress?.analysis.moves.every(({ simulations }) => simulations === 0) ?? false
          }
          said={m.resist_coach_done}
          further={FURTHER_THOUGHT}
        />
      )}
      <p class="aid-hint">{m.resist_coach_how()}</p>
    </div>
  );
}

/** Results below this chance are not worth a word. */
const LEAST_CHANCE = 0.005;

interface RankedMovesProps {
  readonly moves: readonly ResistMove[];
  /** The rank of the first. */
  readonly from?: number;
  /** Whether reasons are told: while the coach thinks they would only flicker. */
  readonly withReasons: boolean;
  readonly onChoose: (move: string) => void;
}

/** Moves with their chances and reasons, the best first. */
function ResistRankedMoves({ moves, from = 1, withReasons, onChoose }: RankedMovesProps) {
  const { position } = useView();
  return (
    <ol class="advice coach-moves" start={from}>
      {moves.map((advised, n) => (
        <li key={advised.move}>
          <button
            type="button"
            class="advice__move coach-move"
            onClick={() => onChoose(advised.move)}
          >
            <b>{moveWords(position, advised.move)}</b>
            {advised.simulations > 0 && <Chances of={advised} />}
          </button>
          {withReasons && advised.reasons.length > 0 && (
            <details class="advice__why" open={from + n === 1}>
              <summary>{m.resist_coach_why()}</summary>
              <ReasonList reasons={advised.reasons} position={position} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The chance of a victory with its error, and what else the game can come to. */
function Chances({ of }: { readonly of: ResistMove }) {
  // What ending comes to is known at once.
  if (of.move !== 'end' && isBarelyTried(of)) return <span>{m.resist_coach_barely()}</span>;
  const chance = victoryChance(of.chances);
  const noise = simulationNoise(of);
  const ends = resultChances(of).filter(([, share]) => share >= LEAST_CHANCE);
  return (
    <>
      <span class="coach-move__win">
        {m.resist_coach_wins({ percent: percentText(chance) })}
        {noise > 0 && ` ± ${noise}`}
      </span>
      <small>
        {ends
          .map(([result, share]) => `${RESULT_NAMES[result]()}\u00a0${percentText(share)}`)
          .join(' · ')}
      </small>
    </>
  );
}

/** What each end is called; the three ways to lose each by its own name. */
const END_NAMES: Readonly<Record<EndId, () => string>> = {
  epic: RESULT_NAMES.epic,
  major: RESULT_NAMES.major,
  victory: RESULT_NAMES.victory,
  minor: RESULT_NAMES.minor,
  draw: RESULT_NAMES.draw,
  civilians: m.resist_coach_end_civilians,
  missions: m.resist_coach_end_missions,
  spies: m.resist_coach_end_spies,
};

/** End or go on: what the game comes to now, and how likely each end is if one goes on, with its error. */
export function GoingOnAdvice({ of }: { readonly of: NonNullable<ResistAnalysis['goingOn']> }) {
  const { now, ends } = of;
  return (
    <section class="going-on">
      <p>{m.resist_end_now({ result: RESULT_NAMES[now.result]() })}</p>
      {ends && (
        <table class="aid-table">
          <caption>{m.resist_if_you_go_on()}</caption>
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{m.resist_coach_end_column()}</th>
              <th scope="col">{m.resist_coach_end_chance()}</th>
            </tr>
          </thead>
          <tbody>
            {ENDS.map((end) => (
              <tr key={end}>
                <th scope="row">{END_NAMES[end]()}</th>
                <td>
                  {percentText(ends[end].chance)}
                  {noisePoints(ends[end]) > 0 && (
                    <small> {m.play_coach_noise({ noise: noisePoints(ends[end]) })}</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
