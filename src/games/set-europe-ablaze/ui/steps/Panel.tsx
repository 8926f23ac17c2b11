import type { ComponentChildren } from 'preact';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { EventRefusalNotice } from '../Refusal.tsx';

interface Props {
  readonly title: string;
  readonly side?: string;
  readonly children: ComponentChildren;
}

/** What is waited for, with the way on. */
export const Panel = ({ title, side, children }: Props) => (
  <section class="play-question aid-panel sea-ask" aria-labelledby={PROMPT}>
    <div class="sea-ask__head">
      <h2 class="aid-prompt" id={PROMPT} tabIndex={-1}>
        {title}
      </h2>
      {side && <span>{side}</span>}
    </div>
    <EventRefusalNotice />
    {children}
  </section>
);
