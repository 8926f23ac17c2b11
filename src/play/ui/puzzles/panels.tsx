import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { PROMPT } from '../hooks/use-focus.ts';

interface Props {
  /** The class of the game's panels. */
  readonly panel: string;
  readonly title: string;
  readonly class?: string;
  readonly isGood?: boolean;
  readonly children?: ComponentChildren;
}

/** What stands where a game asks: a title that the focus goes to, and what belongs to it. */
export const PuzzlePanel = ({ panel, title, class: more = '', isGood, children }: Props) => (
  <section class={`${panel} ${more}`} aria-labelledby={PROMPT}>
    <h2 id={PROMPT} tabIndex={-1} class={isGood ? 'aid-prompt puzzle__right' : 'aid-prompt'}>
      {title}
    </h2>
    {children}
  </section>
);

interface BeginProps extends Pick<Props, 'panel' | 'title' | 'children'> {
  readonly onBegin: () => void;
}

/** The task, before the first move. */
export const BeginPanel = ({ panel, title, children, onBegin }: BeginProps) => (
  <PuzzlePanel panel={panel} title={title}>
    {children}
    <button type="button" class="aid-primary" onClick={onBegin}>
      {m.play_puzzle_begin()}
    </button>
  </PuzzlePanel>
);

/** The search is not through yet. */
export const LookingPanel = ({ panel }: { readonly panel: string }) => (
  <PuzzlePanel panel={panel} title={m.play_puzzle_looking()} />
);
