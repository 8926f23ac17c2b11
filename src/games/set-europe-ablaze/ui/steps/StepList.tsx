import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SequenceStep } from '#games/set-europe-ablaze/data/sequence.ts';
import { ACTOR_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { STEP_NAMES } from '#games/set-europe-ablaze/i18n/step-names.ts';
import * as m from '#messages';

interface Props {
  readonly of: readonly SequenceStep[];
  readonly now?: SequenceStep['id'] | undefined;
  /** What is said of the step that is done now. */
  readonly said?: (step: SequenceStep) => ComponentChildren;
  /** How much a step touches that is not done yet. */
  readonly touched?: ((step: SequenceStep) => string | undefined) | undefined;
}

/** Steps of the sequence in order, with who acts; the one that is done now is marked. */
export function StepList({ of, now, said, touched }: Props) {
  const at = of.findIndex(({ id }) => id === now);
  const current = useRef<HTMLLIElement>(null);
  // On a phone the list is longer than what is seen of it.
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [now]);
  return (
    <ol class="sea-steps" aria-label={m.ablaze_seq_label()}>
      {of.map((step, nth) => (
        <li
          key={step.id}
          ref={nth === at ? current : null}
          aria-current={nth === at ? 'step' : undefined}
          data-past={nth < at}
        >
          <b>{STEP_NAMES[step.id]()}</b> <small>{ACTOR_NAMES[step.who]()}</small>{' '}
          {nth >= at && touched?.(step) && <span class="sea-steps__count">· {touched(step)} </span>}
          {nth === at && said?.(step)}
        </li>
      ))}
    </ol>
  );
}
