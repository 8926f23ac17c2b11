import type { ComponentChildren } from 'preact';
import { PHASE_NAMES } from '#games/resist/i18n/moments.ts';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { useView } from '../view.ts';

interface PromptProps {
  readonly question: string;
  /** Who or what it is about, beside the phase. */
  readonly about?: string | undefined;
  readonly children?: ComponentChildren;
}

/** What is asked now: the phase, the question, and below it whatever answers it. */
export function ResistPrompt({ question, about, children }: PromptProps) {
  const { now } = useView();
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">
        {PHASE_NAMES[now.phase]()}
        {about && ` · ${about}`}
      </p>
      <h2 id={PROMPT} tabIndex={-1}>
        {question}
      </h2>
      {children}
    </section>
  );
}

interface ChoiceProps<Option extends string> {
  readonly name: string;
  readonly options: readonly {
    readonly id: Option;
    readonly text: ComponentChildren;
    readonly note?: ComponentChildren;
    readonly count?: ComponentChildren;
  }[];
  readonly chosen: Option | undefined;
  readonly onChoose: (id: Option) => void;
}

/** One of several: a tap chooses, the button below carries it out. */
export function PromptChoice<Option extends string>({
  name,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Option>) {
  return (
    <div class="choice" role="radiogroup" aria-label={name}>
      {options.map(({ id, text, note, count }) => (
        <label key={id} class="choice__option">
          <input
            type="radio"
            name="choice"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span class="choice__text">
            {text}
            {note && <small>{note}</small>}
          </span>
          {count !== undefined && <span class="choice__count">{count}</span>}
        </label>
      ))}
    </div>
  );
}

interface MainButtonProps {
  readonly text: string;
  /** Left out while something has to be chosen first. */
  readonly onPress: (() => void) | undefined;
}

/** Carries out what was chosen. */
export const MainButton = ({ text, onPress }: MainButtonProps) => (
  <button
    type="button"
    class="aid-primary"
    aria-disabled={onPress ? undefined : true}
    onClick={onPress}
  >
    {text}
  </button>
);
