import type { ComponentChildren } from 'preact';
import { PROMPT } from '../hooks/use-focus.ts';

interface Props {
  readonly title: string;
  readonly onStart: () => void;
  readonly children: ComponentChildren;
}

/** What is decided before a game, on one page; its button begins the game. */
export const SetUpForm = ({ title, onStart, children }: Props) => (
  <form
    class="aid-setup"
    aria-labelledby={PROMPT}
    onSubmit={(event) => {
      event.preventDefault();
      onStart();
    }}
  >
    <h2 id={PROMPT} class="aid-prompt" tabIndex={-1}>
      {title}
    </h2>
    {children}
  </form>
);
