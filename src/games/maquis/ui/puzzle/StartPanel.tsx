import { Play } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { PromptActions } from '#play/ui/parts/Prompt.tsx';

interface Props {
  readonly title: string;
  readonly begin: string;
  readonly onBegin: () => void;
  readonly children?: ComponentChildren;
}

/** Before the first move: what it is about, with the board to look at. */
export function StartPanel({ title, begin, onBegin, children }: Props) {
  return (
    <section class="aid-panel" aria-labelledby="scenario-begin">
      <h2 id="scenario-begin" class="aid-prompt">
        {title}
      </h2>
      {children}
      <PromptActions>
        <button type="button" class="aid-primary" onClick={onBegin}>
          <Play aria-hidden="true" /> {begin}
        </button>
      </PromptActions>
    </section>
  );
}
