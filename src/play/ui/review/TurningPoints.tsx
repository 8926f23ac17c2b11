import type { ComponentChildren, Ref } from 'preact';
import * as m from '#messages';
import type { Luck, Mistake, Review } from '#play/review/review.ts';
import { noisePoints } from '#shared/chance/chance-text.ts';
import { listed } from '#shared/list-text.ts';
import { changeText } from '#shared/signed.ts';

/** So many choices and turns of luck are told; the others changed less. */
const MOST_MISTAKES = 5;
const MOST_LUCK = 3;

/** A turning point in words: when it was, and what it was. */
export interface TurningPointText {
  readonly where: string;
  readonly what: string;
  /** What it changed, where that is no change of the chance of winning. */
  readonly change?: string;
}

interface Props<M extends Mistake, L extends Luck> {
  readonly review: Pick<Review<M, L>, 'mistakes' | 'luck'>;
  readonly moment: number;
  readonly onMoment: (moment: number) => void;
  readonly mistake: (mistake: M) => TurningPointText;
  readonly luck: (luck: L) => TurningPointText;
  /** What stands above what chance did: "Cards that mattered most". */
  readonly luckTitle: string;
}

/** Where the game turned: the choices that cost most, and where chance changed most. */
export function TurningPoints<M extends Mistake, L extends Luck>({
  review,
  moment,
  onMoment,
  mistake,
  luck,
  luckTitle,
}: Props<M, L>) {
  return (
    <>
      <h3>{m.play_review_mistakes()}</h3>
      {review.mistakes.length === 0 ? (
        <p class="aid-hint">{m.play_review_no_mistakes()}</p>
      ) : (
        <ul class="coach-moves">
          {costliest(review.mistakes).map((one) => (
            <Turning
              key={one.step}
              isNow={moment === one.step}
              onLook={() => onMoment(one.step)}
              told={mistake(one)}
              change={-one.loss.win}
              noise={noisePoints(one.loss)}
            />
          ))}
        </ul>
      )}
      {review.luck.length > 0 && (
        <>
          <h3>{luckTitle}</h3>
          <ul class="coach-moves">
            {review.luck.slice(0, MOST_LUCK).map((one) => (
              <Turning
                key={one.step}
                isNow={moment === one.until}
                onLook={() => onMoment(one.until)}
                told={luck(one)}
                change={one.after - one.before}
                noise={0}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/**
 * Those that weigh most, in the order of the points beside them: a lower victory can weigh more than some
 * chance of winning, and what has no points is told last.
 */
const costliest = <M extends Mistake>(mistakes: readonly M[]): readonly M[] =>
  mistakes.slice(0, MOST_MISTAKES).sort((one, other) => pointsLost(other) - pointsLost(one));

const pointsLost = ({ loss }: Mistake): number => Math.round(loss.win * 100);

interface TurningProps {
  readonly isNow: boolean;
  readonly onLook: () => void;
  readonly told: TurningPointText;
  readonly change: number;
  readonly noise: number;
}

function Turning({ isNow, onLook, told, change, noise }: TurningProps): ComponentChildren {
  return (
    <li>
      <button
        type="button"
        class="coach-move"
        aria-pressed={isNow ? true : undefined}
        onClick={onLook}
      >
        <span>
          <small>{told.where}</small> <b>{told.what}</b>
        </span>
        <span class="coach-move__win">
          {told.change ?? m.play_review_points({ points: changeText(change) })}
          {noise > 0 && told.change === undefined && (
            <small> {m.play_coach_noise({ noise })}</small>
          )}
        </span>
      </button>
    </li>
  );
}

interface MistakePartProps {
  /** What was chosen and what was better, each with what it comes to. */
  readonly played: string;
  readonly better: string;
  /** Other choices that are as good as the better one, as far as the coach can tell. */
  readonly alike: readonly string[];
  readonly stand?: Ref<HTMLDivElement>;
  /** Why it was better, and what can be done about it. */
  readonly children: ComponentChildren;
}

/** A choice that was not the best: what was chosen, what was better, and why. */
export const MistakePart = ({
  played,
  better,
  alike,
  stand = null,
  children,
}: MistakePartProps) => (
  <div class="review-mistake" ref={stand} tabIndex={-1}>
    <p>
      {played}
      <br />
      <b>{better}</b>
    </p>
    {alike.length > 0 && <p>{m.play_review_alike({ moves: listed(alike) })}</p>}
    {children}
  </div>
);
