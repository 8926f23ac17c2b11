import type { ComponentChildren, Ref } from 'preact';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';

interface Props {
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
export const MistakePart = ({ played, better, alike, stand = null, children }: Props) => (
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
