import { SkipForward, Square, StepForward } from 'lucide-preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { snapshotOf } from '#maquis/engine/index.ts';
import { chancesText, countText } from '#maquis/words/coach.ts';
import * as m from '#messages';
import { useKeptFocus } from '#play/screen/hooks/use-focus.ts';
import { MomentSlider } from '#play/screen/timeline/MomentSlider.tsx';
import { useAid, useRunning } from '../../aid/aid.ts';
import type { TownView } from '../../town-view.ts';
import { placeOfMove } from '../ranked.ts';
import { ChanceChart } from './ChanceChart.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import { MistakePart } from './MistakePart.tsx';
import { Sums } from './Sums.tsx';
import { Turnings } from './Turnings.tsx';
import { playedGame, type ReviewHere, useReviewing } from './use-reviewing.ts';
import type { Variation } from './variation.ts';
import '../../style/coach.css';
import '../../style/practice.css';
import '../../style/review.css';
import { Ask } from '#play/screen/parts/Ask.tsx';

export { VariationScreen } from './VariationScreen.tsx';

interface Props {
  readonly onMoment: (moment: number | undefined) => void;
  readonly onLooked: (view: Partial<TownView> | undefined) => void;
  readonly onLine: (line: Variation) => void;
}

/** The game gone through with the coach: what the chances were, what changed them, what was better. */
export function ReviewPanel({ onMoment, onLooked, onLine }: Props) {
  const { send, moment = 0 } = useAid();
  const { game, replayed } = useRunning();
  const played = useMemo(() => playedGame(game, replayed), [game, replayed]);
  const here = useReviewing(game, replayed);
  const { review } = here.progress;
  const heading = useKeptFocus<HTMLHeadingElement>(here.run);
  useEffect(() => {
    // What was pressed to come here is gone.
    heading.current?.focus({ preventScroll: true });
  }, []);
  const mistake = review.mistakes.find(({ step }) => step === moment);
  const better = mistake && placeOfMove(mistake.better);
  const other = mistake && placeOfMove(mistake.played);
  useEffect(() => {
    onLooked({ ...(better ? { advised: better } : {}), ...(other ? { chosen: other } : {}) });
  }, [better, other]);
  useEffect(() => {
    // In a game that goes on, this is the coach's help.
    if (!replayed.outcome) send({ type: 'helped', help: 'coach' });
  }, [replayed]);
  return (
    <section class="aid-panel coach-review" aria-labelledby="aid-prompt">
      <Ask heading={heading}>{m.maquis_review_title()}</Ask>
      <Going here={here} />
      <ChanceChart
        review={review}
        moment={moment}
        turns={turnsOf(played.positions)}
        onMoment={onMoment}
      />
      <MomentSlider moment={moment} last={game.steps.length} onMoment={onMoment} />
      <MomentText
        chances={review.chances[moment]}
        turn={snapshotOf(replayed.positions[moment]).day + 1}
      />
      {mistake && (
        <MistakePart key={mistake.step} mistake={mistake} played={played} onLine={onLine} />
      )}
      {here.run === 'done' && (
        <>
          <Turnings game={played} review={review} moment={moment} onMoment={onMoment} />
          <h3>{m.maquis_review_sums()}</h3>
          <Sums sums={review.sums} isCorrected={played.moves.includes(undefined)} />
        </>
      )}
      <ChanceTable game={played} review={review} />
      <button type="button" class="aid-secondary" onClick={() => onMoment(undefined)}>
        <SkipForward aria-hidden="true" /> {m.play_moment_now()}
      </button>
    </section>
  );
}

const turnsOf = (positions: Parameters<typeof playedGame>[1]['positions']): readonly number[] =>
  positions.flatMap((position, at) =>
    at > 0 && snapshotOf(position).day !== snapshotOf(positions[at - 1]).day ? [at] : [],
  );

/** How far the coach has come, with a way to end it and to go on. */
function Going({ here: { progress, run, stop, goOn } }: { readonly here: ReviewHere }) {
  const { moments, doubts } = progress;
  const isSecond = moments.done === moments.of;
  const part = isSecond ? doubts : moments;
  const said = (isSecond ? m.maquis_review_again : m.maquis_review_first)({
    done: countText(part.done),
    of: countText(part.of),
  });
  const [isOver] = useState(run === 'done');
  if (run === 'failed') {
    return (
      <>
        <p class="aid-trouble" role="alert">
          {m.maquis_coach_failed()}
        </p>
        <button type="button" class="aid-secondary" onClick={goOn}>
          {m.maquis_coach_ask_again()}
        </button>
      </>
    );
  }
  if (run === 'done') {
    return isOver ? null : (
      <p class="visually-hidden" role="status">
        {m.maquis_review_done()}
      </p>
    );
  }
  return (
    <div class="coach__progress">
      <progress
        max={Math.max(1, part.of)}
        value={part.done}
        aria-label={m.maquis_coach_progress()}
      />
      <span>{said}</span>
      <button type="button" class="aid-secondary" onClick={run === 'running' ? stop : goOn}>
        {run === 'running' ? (
          <>
            <Square aria-hidden="true" /> {m.maquis_coach_stop()}
          </>
        ) : (
          <>
            <StepForward aria-hidden="true" /> {m.maquis_review_go_on()}
          </>
        )}
      </button>
    </div>
  );
}

interface MomentTextProps {
  readonly chances: ReviewHere['progress']['review']['chances'][number];
  readonly turn: number;
}

function MomentText({ chances, turn }: MomentTextProps) {
  if (!chances) return <p class="aid-hint">{m.maquis_table_log_turn({ turn })}</p>;
  return (
    <p>
      {m.maquis_review_moment({ turn, chances: chancesText({ ...chances, standardError: 0 }) })}
    </p>
  );
}
