import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { PROMPT } from '../hooks/use-focus.ts';

/** How a game's panels and buttons look: the names of their styles. */
export interface PanelLook {
  readonly panel: string;
  readonly buttons: string;
  /** The button that leads on, and any other. */
  readonly main: string;
  readonly other: string;
}

interface Props {
  readonly look: PanelLook;
  readonly title: string;
  readonly class?: string;
  readonly isGood?: boolean;
  readonly children?: ComponentChildren;
}

/** What stands where a game asks: a title that the focus goes to, and what belongs to it. */
export const PuzzlePanel = ({ look, title, class: more = '', isGood, children }: Props) => (
  <section class={`${look.panel} ${more}`} aria-labelledby={PROMPT}>
    <h2 id={PROMPT} tabIndex={-1} class={isGood ? 'aid-prompt puzzle__right' : 'aid-prompt'}>
      {title}
    </h2>
    {children}
  </section>
);

interface BeginProps extends Pick<Props, 'look' | 'title' | 'children'> {
  readonly onBegin: () => void;
}

/** The task, before the first move. */
export const BeginPanel = ({ look, title, children, onBegin }: BeginProps) => (
  <PuzzlePanel look={look} title={title}>
    {children}
    <button type="button" class={look.main} onClick={onBegin}>
      {m.play_puzzle_begin()}
    </button>
  </PuzzlePanel>
);

/** The search is not through yet. */
export const LookingPanel = ({ look }: { readonly look: PanelLook }) => (
  <PuzzlePanel look={look} title={m.play_puzzle_looking()} />
);
