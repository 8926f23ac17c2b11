import type { ComponentChildren } from 'preact';
import type { RuleId } from '#games/resist/data/index.ts';
import { PHASE_NAMES } from '#games/resist/i18n/asks.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { useNotes } from './mode.ts';

/** A step of the round in a sentence, with its rule. */
export type GuideStep = readonly [say: () => string, rule: RuleId];

interface PanelProps {
  readonly question: string;
  /** What it is about, beside the phase. */
  readonly about?: string | undefined;
  /** What is easily forgotten here. */
  readonly guide?: readonly GuideStep[];
  readonly children?: ComponentChildren;
  /** The answer that leads on: always in sight. */
  readonly go?: ComponentChildren;
}

/** What is asked now, what is easily forgotten here, and the answer. */
export function NotesPanel({ question, about, guide = [], children, go }: PanelProps) {
  const { notes, isOn } = useNotes();
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">
        {PHASE_NAMES[notes.phase]()}
        {about && ` · ${about}`}
      </p>
      <h2 id={PROMPT} tabIndex={-1}>
        {question}
      </h2>
      {isOn('guide') && guide.length > 0 && (
        <ul class="rt-guide" aria-label={m.resist_notes_guide()}>
          {guide.map(([say, rule]) => (
            <li key={rule}>
              {say()} <RuleLink rule={rule} brief />
            </li>
          ))}
        </ul>
      )}
      {children}
      {go && <div class="rt-go">{go}</div>}
    </section>
  );
}

interface GoButtonProps {
  readonly onClick: () => void;
  readonly plain?: boolean;
  readonly children: ComponentChildren;
}

/** A button of an answer: the main one, or beside it. */
export const GoButton = ({ onClick, plain = false, children }: GoButtonProps) => (
  <button type="button" class={plain ? 'aid-secondary' : 'aid-primary'} onClick={onClick}>
    {children}
  </button>
);
