import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { logFault } from '#games/set-europe-ablaze/i18n/log.ts';
import { caseIn } from '#games/set-europe-ablaze/session/index.ts';
import * as m from '#messages';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';

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

/** Reasons are many words for what seldom happens. */
const loadReasons = () => import('#games/set-europe-ablaze/i18n/refusals.ts');

/** Why the last thing told was not taken; the table may do it all the same. */
function EventRefusalNotice() {
  const { context, send } = useSea();
  const { rejected, course } = context;
  const reasons = useLazyModule(rejected !== undefined, loadReasons);
  const trouble = useRef<HTMLDivElement>(null);
  // The button that was refused may stand a screen below.
  useEffect(() => trouble.current?.scrollIntoView({ block: 'nearest' }), [rejected, reasons]);
  if (!rejected) return null;
  const { fault } = rejected;
  const number = caseIn(fault) ?? '';
  const cause = fault.code === 'refused' ? fault.params.cause : undefined;
  const said = typeof reasons === 'object' ? reasons.refusalSaid : m.ablaze_aid_refused;
  return (
    <div class="aid-trouble" role="alert" ref={trouble}>
      <p>
        {number ? said(number, cause) : logFault(fault, course.events.length + 1)}{' '}
        <Case of={number} />
      </p>
      <div class="aid-buttons">
        {number && (
          <button type="button" class="aid-secondary" onClick={() => send({ type: 'anyway' })}>
            {m.ablaze_aid_anyway()}
          </button>
        )}
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'back' })}>
          {m.ablaze_aid_leave_it()}
        </button>
      </div>
    </div>
  );
}
