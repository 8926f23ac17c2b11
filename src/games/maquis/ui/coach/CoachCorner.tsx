import { GraduationCap } from 'lucide-preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MaquisAnalysis, MaquisMove } from '#games/maquis/coach/index.ts';
import { isOfFreeEdition } from '#games/maquis/coach/inputs.ts';
import type { LocationId } from '#games/maquis/data/index.ts';
import { type Position, playerView } from '#games/maquis/engine/index.ts';
import { advisedMoveText, chancesText } from '#games/maquis/i18n/coach.ts';
import * as m from '#messages';
import { Thinking } from '#play/ui/advice/Thinking.tsx';
import { type AdviceHere, useAdvice } from '#play/ui/advice/use-advice.ts';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { keyed } from '#play/ui/keys/Keys.tsx';
import { countText, noisePoints, percentText } from '#shared/chance/chance-text.ts';
import { useAid, useMaquisSession } from '../aid/aid.ts';
import { coach } from './coach.ts';
import { MoveReasons } from './MoveReasons.tsx';
import { placeOfMove, rankedOf } from './ranked.ts';
import '../style/coach.css';

/** So many of the best moves are seen at once; the others are one tap away. */
const SHOWN = 3;
/** How many games the coach simulates when asked, and when asked to think on. */
const FIRST_THOUGHT = 4_000;
const FURTHER_THOUGHT = 36_000;

interface Props {
  readonly onAdvised: (place: LocationId | undefined) => void;
}

/** Where the coach is asked about the moment, and what he answers. */
export function CoachCorner({ onAdvised }: Props) {
  const { send, isStepwise } = useAid();
  const { game, position } = useMaquisSession();
  const [askedAbout, askAbout] = useState<Position>();
  const isAsked = askedAbout === position;
  const view = useMemo(() => (isAsked ? playerView(position) : undefined), [position, isAsked]);
  const seed = `moment ${game.steps.length}`;
  const advice = useAdvice(coach, view, { seed, simulations: FIRST_THOUGHT });
  const { isThinking, hasFailed } = advice;
  const analysis = advice.progress?.analysis;
  const section = useKeptFocus<HTMLElement>(isAsked && `${isThinking} ${hasFailed}`);
  const best = analysis?.moves[0]?.move;
  useEffect(() => onAdvised(best ? placeOfMove(best) : undefined), [best, position]);
  const choose = (move: string) => {
    const place = placeOfMove(move);
    // A worker is placed by a second word, as on the map: a card follows that cannot be taken back.
    if (move.startsWith('place:') && place) send({ type: 'select', choice: place });
    else send({ type: isStepwise ? 'move' : 'moveHome', move });
  };
  if (!isAsked) {
    const first = () => {
      send({ type: 'recordHelp', help: 'coach' });
      askAbout(position);
    };
    return (
      <section class="coach" aria-label={m.play_help_coach()}>
        <button type="button" class="aid-secondary coach-ask" {...keyed('help')} onClick={first}>
          <GraduationCap aria-hidden="true" /> {m.maquis_coach_ask()}
        </button>
      </section>
    );
  }
  return (
    <section
      class="coach coach--asked"
      aria-label={m.play_help_coach()}
      ref={section}
      tabIndex={-1}
    >
      <Verdict advice={advice} />
      {hasFailed && (
        <button type="button" class="aid-secondary" onClick={advice.askAgain}>
          {m.play_coach_ask_again()}
        </button>
      )}
      {analysis && <Answer analysis={analysis} isThinking={isThinking} onChoose={choose} />}
      {!hasFailed && (
        <Thinking
          advice={advice}
          isSettled={advice.progress?.analysis.simulations === 0}
          said={m.maquis_coach_done}
          further={FURTHER_THOUGHT}
        />
      )}
    </section>
  );
}

interface AdviceProps {
  readonly advice: AdviceHere<MaquisAnalysis>;
}

/** The answer in a sentence; said aloud when the thinking is over, not at each change. */
function Verdict({ advice }: AdviceProps) {
  const { progress, isThinking, hasFailed } = advice;
  const { position } = useMaquisSession();
  // With a network at hand, what could not be loaded has another reason.
  const isAway = !navigator.onLine && !isOfFreeEdition(position);
  const said = progress && !isThinking ? verdictText(progress.analysis, position) : '';
  return (
    <div role="status" class="coach__verdict">
      {hasFailed ? (
        <p class="aid-trouble">{isAway ? m.maquis_coach_boxed_away() : m.play_coach_failed()}</p>
      ) : (
        <p>{said}</p>
      )}
      {!hasFailed && isThinking && !progress && <p>{m.play_coach_begins()}</p>}
    </div>
  );
}

function verdictText(analysis: MaquisAnalysis, position: Position): string {
  const { choices, alike, isDrawBest } = rankedOf(analysis);
  const { chances: best, standardError } = analysis.value;
  const chances = chancesText({ ...best, standardError });
  if (isDrawBest) {
    return choices.length > 0
      ? m.maquis_coach_verdict_no_shot({ chances })
      : m.maquis_coach_verdict_card({ chances });
  }
  if (choices.length === 1) return m.maquis_coach_verdict_only({ chances });
  const move = advisedMoveText(position, choices[0].move);
  return alike.length > 0
    ? m.maquis_coach_verdict_alike({ move, chances, count: alike.length })
    : m.maquis_coach_verdict({ move, chances });
}

interface AnswerProps {
  readonly analysis: MaquisAnalysis;
  readonly isThinking: boolean;
  readonly onChoose: (move: string) => void;
}

/** All moves that can be made, the first few at once; and what each card would bring. */
function Answer({ analysis, isThinking, onChoose }: AnswerProps) {
  const { state } = useAid();
  const { game, position } = useMaquisSession();
  const { selected } = state.context;
  const considered = selected && `place:${selected}`;
  const { choices, cards, isDrawBest } = rankedOf(analysis);
  const asked = choices.find(({ move }) => move === considered) ?? choices[0];
  const rest = choices.slice(SHOWN);
  const isFree = isOfFreeEdition(position);
  const isCounted = game.owners.goods === 'site' && game.owners.tracks === 'site';
  return (
    <>
      <RankedMoves moves={choices.slice(0, SHOWN)} {...{ position, onChoose, considered }} />
      {/* Reasons that change at every look would only flicker. */}
      {asked && !isThinking && !isDrawBest && choices.length > 1 && (
        <MoveReasons position={position} analysis={analysis} move={asked.move} />
      )}
      {rest.length > 0 && (
        <details class="aid-more">
          <summary>{m.maquis_coach_all({ count: choices.length })}</summary>
          <RankedMoves moves={rest} {...{ position, onChoose, considered }} from={SHOWN + 1} />
        </details>
      )}
      {cards.length > 0 && (
        <details class="aid-more" open={choices.length === 0}>
          <summary>{m.maquis_coach_cards()}</summary>
          <RankedMoves moves={cards} position={position} />
        </details>
      )}
      {!isFree && <p class="aid-hint">{m.maquis_coach_less_trained()}</p>}
      {!isCounted && <p class="aid-hint">{m.maquis_coach_by_the_count()}</p>}
      <details class="aid-more">
        <summary>{m.maquis_coach_how()}</summary>
        <p class="aid-hint">
          {analysis.simulations > 0 ? m.maquis_coach_how_tries() : m.maquis_coach_how_searched()}
        </p>
        <p class="aid-hint">{m.maquis_coach_how_blind()}</p>
      </details>
    </>
  );
}

interface RankedMovesProps {
  readonly moves: readonly MaquisMove[];
  readonly position: Position;
  /** Chooses one of them. Without it they are told only. */
  readonly onChoose?: (move: string) => void;
  /** The one that is being considered. */
  readonly considered?: string | undefined;
  /** The rank of the first. */
  readonly from?: number;
}

/** Moves with their chances, the best first. */
function RankedMoves({ moves, position, onChoose, considered, from = 1 }: RankedMovesProps) {
  return (
    <ol class="coach-moves" start={from}>
      {moves.map((ranked) => (
        <li key={ranked.move}>
          {onChoose ? (
            <button
              type="button"
              class="coach-move"
              aria-pressed={ranked.move === considered ? true : undefined}
              onClick={() => onChoose(ranked.move)}
            >
              <Told ranked={ranked} position={position} />
            </button>
          ) : (
            <span class="coach-move">
              <Told ranked={ranked} position={position} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** From fewer tries than these nobody can say how far a number may be off. */
const FEW_TRIES = 12;

interface ToldProps {
  readonly ranked: MaquisMove;
  readonly position: Position;
}

function Told({ ranked, position }: ToldProps) {
  const { chances, simulations: visits, move, standardError } = ranked;
  const { win, draw } = chances;
  const noise = noisePoints(ranked);
  const isBarelyTried = visits > 0 && visits < FEW_TRIES;
  const tries = () => m.maquis_coach_tries({ count: visits, shown: countText(visits) });
  const tried = isBarelyTried ? m.maquis_coach_barely() : visits > 0 ? tries() : undefined;
  return (
    <>
      <b>{advisedMoveText(position, move)}</b>
      <span class="coach-move__win" aria-hidden="true">
        {percentText(win)}
        {noise > 0 && !isBarelyTried && <small> {m.play_coach_noise({ noise })}</small>}
      </span>
      <span class="coach-bar" aria-hidden="true">
        <i style={`width:${win * 100}%`} />
        <i class="coach-bar__draw" style={`width:${draw * 100}%`} />
      </span>
      <span class="visually-hidden">
        {chancesText({ ...chances, standardError })}
        {isBarelyTried && `, ${m.maquis_coach_barely()}`}
      </span>
      <small class="coach-move__more" aria-hidden="true">
        {[draw > 0 && m.maquis_coach_draws({ draw: percentText(draw) }), tried]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}
