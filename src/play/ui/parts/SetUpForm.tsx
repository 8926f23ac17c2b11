import type { ComponentChildren } from 'preact';
import { PROMPT } from '../hooks/use-focus.ts';
import { PromptActions } from './Prompt.tsx';

const WHY_NOT = 'setup-why';

interface Props {
  readonly title: string;
  /** What its button says. */
  readonly start: string;
  /** Why the game cannot begin yet. */
  readonly whyNot?: string | undefined;
  readonly onStart: () => void;
  readonly children: ComponentChildren;
}

/** What is decided before a game, on one page; its button, always in sight, begins the game. */
export const SetUpForm = ({ title, start, whyNot, onStart, children }: Props) => (
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
    <PromptActions>
      {whyNot && <p id={WHY_NOT}>{whyNot}</p>}
      <button
        type="submit"
        class="aid-primary"
        disabled={whyNot !== undefined}
        aria-describedby={whyNot && WHY_NOT}
      >
        {start}
      </button>
    </PromptActions>
  </form>
);
