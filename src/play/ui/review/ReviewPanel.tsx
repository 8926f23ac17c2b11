import { SkipForward, Square, StepForward } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import type {
  ChanceSums as AllSums,
  Luck,
  Mistake,
  PlayedGame,
  Review,
} from '#play/review/review.ts';
import { useActiveSession, useSession } from '../frame/session.ts';
import { useKeptFocus } from '../hooks/use-focus.ts';
import { PromptTitle } from '../parts/Prompt.tsx';
import { MomentSlider, turnsOf } from '../timeline/MomentSlider.tsx';
import { ChanceChart, ChanceTable, type Curve } from './ChanceChart.tsx';
import { TurningPoints, type TurningPointText } from './TurningPoints.tsx';
import type { ReviewHere } from './use-reviewing.ts';
import '../style/review.css';
import { countText, percentText } from '#shared/chance/chance-text.ts';
import { changeText } from '#shared/signed.ts';

interface Props<M extends Mistake, L extends Luck, C, Position> {
  readonly here: ReviewHere<Review<M, L, C>>;
  readonly game: PlayedGame<Position>;
  readonly curves: readonly Curve<C>[];
  /** "Turn 4". */
  readonly momentText: (position: Position) => string;
  /** The number of a turn, where its moments are told apart; where it changes a line goes through the chart. */
  readonly turnOf?: (position: Position) => number;
  /** "wins 64%, draws 5%". */
  readonly chancesText: (chances: C) => string;
  readonly moveText: (before: Position, move: string) => string;
  readonly mistakeTold: (mistake: M) => TurningPointText;
  readonly luckTold: (luck: L) => TurningPointText;
  /** What stands above what chance did: "Cards that mattered most". */
  readonly luckTitle: string;
  readonly sumNames: SumNames;
  /** The choice made at the moment looked at, where it was a mistake. */
  readonly part: (mistake: M) => ComponentChildren;
  /** What is said of the whole, above the chart. */
  readonly lead?: string;
}

/** A game gone through with the coach: what the chances were, what changed them, what was better. */
export function ReviewPanel<
  M extends Mistake,
  L extends Luck,
  C extends { win: number },
  Position,
>({
  here,
  game,
  curves,
  momentText,
  turnOf,
  chancesText,
  moveText,
  mistakeTold,
  luckTold,
  luckTitle,
  sumNames,
  part,
  lead,
}: Props<M, L, C, Position>) {
  const { send, moment = 0, setMoment } = useSession();
  const { replayed } = useActiveSession();
  const { review } = here.progress;
  const heading = useKeptFocus<HTMLHeadingElement>(here.run);
  useEffect(() => {
    // What was pressed to come here is gone.
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // In a game that goes on, this is the coach's help.
    if (!replayed.outcome) send({ type: 'recordHelp', help: 'coach' });
  }, [replayed]);
  const mistake = review.mistakes.find(({ step }) => step === moment);
  const chances = review.chances[moment];
  const now = momentText(game.positions[moment]);
  return (
    <section class="aid-panel coach-review" aria-labelledby="aid-prompt">
      <PromptTitle heading={heading}>{m.play_review_title()}</PromptTitle>
      {lead && <p class="aid-hint">{lead}</p>}
      <ReviewProgressBar here={here} />
      <ChanceChart
        review={review}
        curves={curves}
        moment={moment}
        turns={turnsOf(
          game.positions.map((position) => `${turnOf?.(position) ?? momentText(position)}`),
        )}
        firstTurn={turnOf?.(game.positions[0])}
        onMoment={setMoment}
      />
      <MomentSlider moment={moment} last={game.moves.length} onMoment={setMoment} />
      {chances ? (
        <p>{m.play_review_moment({ moment: now, chances: chancesText(chances) })}</p>
      ) : (
        <p class="aid-hint">{now}</p>
      )}
      {mistake && part(mistake)}
      {here.run === 'done' && (
        <>
          <TurningPoints
            review={review}
            moment={moment}
            onMoment={setMoment}
            mistake={mistakeTold}
            luck={luckTold}
            luckTitle={luckTitle}
          />
          <h3>{m.play_review_sums()}</h3>
          <ChanceBreakdown
            sums={review.sums}
            names={sumNames}
            isCorrected={game.moves.includes(undefined)}
          />
        </>
      )}
      <ChanceTable
        game={game}
        review={review}
        curves={curves}
        momentText={momentText}
        moveText={moveText}
      />
      <button type="button" class="aid-secondary" onClick={() => setMoment(undefined)}>
        <SkipForward aria-hidden="true" /> {m.play_moment_now()}
      </button>
    </section>
  );
}

interface ReviewProgressBarProps {
  readonly here: ReviewHere<unknown>;
}

/** How far the coach has come through a game, with a way to end it and to go on. */
function ReviewProgressBar({ here: { progress, run, stop, goOn } }: ReviewProgressBarProps) {
  const { moments, doubts } = progress;
  const isSecond = moments.done === moments.of;
  const part = isSecond ? doubts : moments;
  const said = (isSecond ? m.play_review_again : m.play_review_first)({
    done: countText(part.done),
    of: countText(part.of),
  });
  const [isOver] = useState(run === 'done');
  if (run === 'failed') {
    return (
      <>
        <p class="aid-trouble" role="alert">
          {m.play_coach_failed()}
        </p>
        <button type="button" class="aid-secondary" onClick={goOn}>
          {m.play_coach_ask_again()}
        </button>
      </>
    );
  }
  if (run === 'done') {
    return isOver ? null : (
      <p class="visually-hidden" role="status">
        {m.play_review_done()}
      </p>
    );
  }
  return (
    <div class="coach__progress">
      <progress max={Math.max(1, part.of)} value={part.done} aria-label={m.play_coach_progress()} />
      <span>{said}</span>
      <button type="button" class="aid-secondary" onClick={run === 'running' ? stop : goOn}>
        {run === 'running' ? (
          <>
            <Square aria-hidden="true" /> {m.play_coach_stop()}
          </>
        ) : (
          <>
            <StepForward aria-hidden="true" /> {m.play_review_go_on()}
          </>
        )}
      </button>
    </div>
  );
}

/** What the parts of a change are called; where a game says nothing, as in most. */
interface SumNames {
  readonly luck: string;
  readonly choices?: string;
  /** `none` where luck and choices are all there is. */
  readonly rest?: string | 'none';
  /** How the parts are to be read. */
  readonly hint?: string;
}

interface ChanceBreakdownProps {
  readonly sums: AllSums;
  /** What each part is called: "What the cards changed". */
  readonly names: SumNames;
  readonly isCorrected: boolean;
}

/** What luck did and what the choices did, from the start of the game to its end. */
function ChanceBreakdown({ sums, names, isCorrected }: ChanceBreakdownProps) {
  const rows = [
    [m.play_review_sum_start(), percentText(sums.start)],
    [names.luck, changeText(sums.luck)],
    [names.choices ?? m.play_review_sum_choices(), changeText(sums.choices)],
    ...(isCorrected
      ? [[m.play_review_sum_corrections(), changeText(sums.corrections)] as const]
      : []),
    ...(names.rest === 'none'
      ? []
      : [[names.rest ?? m.play_review_sum_rest(), changeText(sums.rest)] as const]),
    [m.play_review_sum_end(), percentText(sums.end)],
  ];
  return (
    <>
      <table class="aid-table review-sums">
        <caption class="visually-hidden">{m.play_review_sums()}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-hint">{names.hint ?? m.play_review_sums_hint()}</p>
    </>
  );
}
