import { EyeOff } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';

interface Props {
  readonly title: string;
  /** What stands under the title, beside what hides the hand. */
  readonly under?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What is waited for: a question and its answers. */
export function PromptPanel({ title, under, children }: Props) {
  const { hide } = useGameOnScreen();
  return (
    <section class="aid-panel poilus-panel" aria-labelledby="aid-prompt">
      <div class="poilus-panel__head">
        <div>
          <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
            {title}
          </h2>
          {under}
        </div>
        {hide && (
          <button type="button" class="aid-secondary poilus-hide" onClick={hide}>
            <EyeOff aria-hidden="true" />
            {m.poilus_hide()}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
