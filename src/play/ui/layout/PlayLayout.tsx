import type { ComponentChildren, JSX, Ref } from 'preact';

interface Props extends Omit<JSX.HTMLAttributes<HTMLDivElement>, 'ref' | 'children'> {
  readonly class?: string;
  /** How it stands: turn and counters. */
  readonly status?: ComponentChildren;
  readonly board?: ComponentChildren;
  /** What is asked, its choices and its answer. */
  readonly question?: ComponentChildren;
  /** What is read while one plays, as what a tool opens: beside the game where there is room. */
  readonly panel?: ComponentChildren;
  /** Always at hand. */
  readonly toolbar?: ComponentChildren;
  /** Regions that come together from elsewhere, as a step of the turn with its own board and question. */
  readonly children?: ComponentChildren;
  readonly root?: Ref<HTMLDivElement>;
}

/** The one screen of a game, the same for all games: each region has its place at every size. */
export const PlayLayout = ({
  class: more = '',
  status,
  board,
  question,
  panel,
  toolbar,
  children,
  root = null,
  ...attributes
}: Props) => (
  <div class={`play-layout ${more}`} ref={root} {...attributes}>
    {status && <div class="play-status">{status}</div>}
    {board && <div class="play-board">{board}</div>}
    {question && <div class="play-question">{question}</div>}
    {children}
    {toolbar}
    {panel}
  </div>
);
