import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import '../style/tracks.css';

/** How a space looks besides its face: it costs something, or it is the last. */
type TrackMark = 'loss' | 'last';

export interface TrackSpace {
  readonly value: number;
  /** What is printed in it. */
  readonly face: string;
  readonly marks: readonly TrackMark[];
  /** Small signs on it; `meaning` says what they say. */
  readonly signs?: ComponentChildren;
  /** What its marks and signs mean, said; empty where there are none. */
  readonly meaning: string;
  /** Under the face, small. */
  readonly foot?: ComponentChildren;
  /** Never reached in this game. */
  readonly unused?: boolean;
}

interface TrackRowProps {
  /** What the track is called. */
  label: string;
  /** Where its marker stands, in words. */
  summary: string;
  spaces: readonly TrackSpace[];
  /** The space with the marker. */
  at: number;
  /** One line with a mark for each space, for the head of a page. */
  compact?: boolean;
  /** What stands for the track where there is room for a sign and a number only. */
  sign: ComponentChildren;
  /** The most the marker can count. */
  last: number;
  /** What is read instead of the number and the last, on a space that counts nothing yet. */
  atStart?: string | undefined;
  /** Sets it right, where a real board is beside it. */
  onTap?: (() => void) | undefined;
}

const classOf = (space: TrackSpace, at: number) =>
  [
    ...space.marks,
    ...(space.unused ? ['unused'] : []),
    ...(space.value < at ? ['passed'] : []),
    ...(space.value === at ? ['now'] : []),
  ].reduce((classes, mark) => `${classes} track__space--${mark}`, 'track__space');

/** A printed track with its marker; told where it stands, and what its spaces bear. */
export function TrackRow({
  label,
  summary,
  spaces,
  at,
  compact = false,
  sign,
  last,
  atStart,
  onTap,
}: TrackRowProps) {
  if (compact) {
    const steps = spaces.filter(({ value }) => value > 0);
    const shown = (
      <>
        <span class="track__short">
          {sign} {atStart ?? at}
          {atStart === undefined && <small>/{last}</small>}
        </span>
        <span class="track__summary">{summary}</span>
        <span class="track__ticks">
          {steps.map((space) => (
            <span key={space.value} class={classOf(space, at)} />
          ))}
        </span>
      </>
    );
    return onTap ? (
      <button type="button" class="track track--compact" aria-haspopup="dialog" onClick={onTap}>
        <span class="visually-hidden">{m.play_correct_it({ what: summary })}</span>
        <span class="as-drawn" aria-hidden="true">
          {shown}
        </span>
      </button>
    ) : (
      <span class="track track--compact" role="img" aria-label={summary}>
        {shown}
      </span>
    );
  }
  return (
    <ol class={`track track--${spaces.length > 10 ? 'long' : 'short'}`} aria-label={label}>
      {spaces.map((space) => (
        <li
          key={space.value}
          class={classOf(space, at)}
          aria-current={space.value === at ? 'step' : undefined}
        >
          <span class="track__face">{space.face}</span>
          <span class="track__marks" aria-hidden="true">
            {space.signs}
          </span>
          {space.foot && (
            <span class="track__foot" aria-hidden="true">
              {space.foot}
            </span>
          )}
          {space.meaning && <span class="visually-hidden">{space.meaning}</span>}
        </li>
      ))}
    </ol>
  );
}
