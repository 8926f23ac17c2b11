import type { Reading, RuleId, Split } from '#games/resist/data/index.ts';
import type { NotePart } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { DeckChoices, NotedChoice } from '../DeckChoices.tsx';

/** What is decided before a game is noted. */
export interface Begun {
  readonly split: Split;
  readonly reading: Reading;
  /** The parts nobody wants noted. */
  readonly off: readonly NotePart[];
}

export const FRESH_NOTES: Begun = { split: 'random', reading: 'strict', off: [] };

/** What somebody may want of the aid, and the parts that leaves out. */
const AID_WAYS = {
  whole: [],
  strength: ['guide', 'missions', 'civilians', 'spies'],
  trackers: ['guide', 'strength'],
} as const satisfies Record<string, readonly NotePart[]>;
type AidWay = keyof typeof AID_WAYS;

export const aidWayOf = (off: readonly NotePart[]): AidWay | undefined =>
  (Object.keys(AID_WAYS) as AidWay[]).find(
    (way) => [...AID_WAYS[way]].sort().join() === [...off].sort().join(),
  );

const WAY_NAMES: Readonly<Record<AidWay, readonly [() => string, () => string]>> = {
  whole: [m.resist_notes_way_whole, m.resist_notes_way_whole_hint],
  strength: [m.resist_notes_way_strength, m.resist_notes_way_strength_hint],
  trackers: [m.resist_notes_way_trackers, m.resist_notes_way_trackers_hint],
};

/** What is laid out on the table before the first card is told, in order. */
const STEPS: readonly (readonly [() => string, RuleId])[] = [
  [m.resist_notes_setup_decks, 'resist.setup-decks'],
  [m.resist_notes_setup_spies, 'resist.setup-spies'],
  [m.resist_notes_setup_missions, 'resist.setup-missions'],
  [m.resist_notes_setup_garrisons, 'resist.setup-garrisons'],
  [m.resist_notes_setup_civilians, 'resist.setup-civilians'],
  [m.resist_notes_setup_hand, 'resist.setup-hand'],
];

interface Props {
  readonly begun: Begun;
  readonly onDecide: (change: Partial<Begun>) => void;
  readonly onStart: () => void;
}

/** Before a game: what is to be noted, how the decks are made, and what lies where on the table. */
export function NotesSetUp({ begun, onDecide, onStart }: Props) {
  const way = aidWayOf(begun.off);
  return (
    <SetUpForm
      title={m.resist_notes_new()}
      start={m.play_start()}
      onStart={() => {
        onStart();
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    >
      <Radios
        legend={m.resist_notes_ways()}
        values={Object.keys(AID_WAYS) as AidWay[]}
        value={way}
        label={(one) => <NotedChoice name={WAY_NAMES[one][0]()} note={WAY_NAMES[one][1]()} />}
        onChoose={(one) => onDecide({ off: AID_WAYS[one] })}
      />
      <DeckChoices setUp={begun} withSplit={way !== 'strength'} onDecide={onDecide} />
      {way === 'whole' && (
        <section class="rt-walk">
          <h3>{m.resist_notes_setup()}</h3>
          <ol>
            {STEPS.map(([say, rule]) => (
              <li key={rule}>
                {say()} <RuleLink rule={rule} brief />
              </li>
            ))}
          </ol>
        </section>
      )}
    </SetUpForm>
  );
}
