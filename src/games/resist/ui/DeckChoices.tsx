import * as m from '#messages';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { READINGS, SPLITS } from '../data/index.ts';
import { READING_NAMES, SPLIT_NAMES } from '../i18n/moments.ts';
import type { SetUpToPlay } from '../session/index.ts';

type Decided = Pick<SetUpToPlay, 'split' | 'reading'>;

interface Props {
  readonly setUp: Decided;
  /** Whether it is asked how the decks are made. */
  readonly withSplit?: boolean;
  readonly onDecide: (change: Partial<Decided>) => void;
}

const SPLIT_NOTES: Readonly<Record<SetUpToPlay['split'], () => string>> = {
  draft: m.resist_setup_draft_note,
  random: m.resist_setup_random_note,
};
const READING_NOTES: Readonly<Record<SetUpToPlay['reading'], () => string>> = {
  strict: m.resist_setup_strict_note,
  lenient: m.resist_setup_lenient_note,
};

/** How the decks are made, and by which reading of the rules one plays. */
export const DeckChoices = ({ setUp, withSplit = true, onDecide }: Props) => (
  <>
    {withSplit && (
      <Radios
        legend={m.resist_setup_decks()}
        values={SPLITS}
        value={setUp.split}
        label={(split) => <NotedChoice name={SPLIT_NAMES[split]()} note={SPLIT_NOTES[split]()} />}
        onChoose={(split) => onDecide({ split })}
      />
    )}
    <Radios
      legend={m.resist_setup_reading()}
      values={READINGS}
      value={setUp.reading}
      label={(reading) => (
        <NotedChoice name={READING_NAMES[reading]()} note={READING_NOTES[reading]()} />
      )}
      onChoose={(reading) => onDecide({ reading })}
    />
  </>
);

/** What can be chosen, and below it what that means. */
export const NotedChoice = ({ name, note }: { readonly name: string; readonly note: string }) => (
  <span>
    {name}
    <small>{note}</small>
  </span>
);
