import { allSpiesOdds } from '#games/resist/odds/index.ts';
import { deckSize, handDrawn, type Notes, spiesDrawn } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { useNotes } from '../mode.ts';
import { GoButton, type GuideStep, NotesPanel } from '../Panel.tsx';

const GUIDE: Readonly<Record<'setup' | 'recover', readonly GuideStep[]>> = {
  setup: [[m.resist_notes_guide_first_hand, 'resist.setup-hand']],
  recover: [
    [m.resist_notes_guide_clean_up, 'resist.clean-up'],
    [m.resist_notes_guide_all_spies, 'resist.all-spies'],
  ],
};

/** Where the deck does not last for the hand: when to shuffle the discard. */
function reshuffleIn(notes: Notes, cards: number): readonly GuideStep[] {
  const left = deckSize(notes);
  if (left >= cards) return [];
  const say = () =>
    left === 0
      ? m.resist_notes_guide_reshuffle_first()
      : m.resist_notes_guide_reshuffle({ left, rest: cards - left });
  return [[say, 'resist.reshuffle']];
}

/** A new hand: how many cards, and how many of them are Spies. Names are told as people are played. */
export function HandPanel() {
  const { notes, position, tell, isOn } = useNotes();
  const cards = handDrawn(notes);
  const { least, most } = spiesDrawn(notes);
  const guide = GUIDE[notes.phase === 'setup' ? 'setup' : 'recover'];
  if (!isOn('spies')) {
    return (
      <NotesPanel
        question={m.resist_notes_draw({ cards })}
        guide={guide}
        go={<GoButton onClick={() => tell('round')}>{m.resist_notes_drawn()}</GoButton>}
      />
    );
  }
  const odds = allSpiesOdds(position);
  return (
    <NotesPanel
      question={m.resist_notes_ask_hand({ cards })}
      about={odds.ways > 0n ? m.resist_notes_all_spies({ chance: percentText(odds) }) : undefined}
      guide={[...reshuffleIn(notes, cards), ...guide]}
      go={Array.from({ length: most - least + 1 }, (_, n) => least + n).map((spies) => (
        <button
          key={spies}
          type="button"
          class="aid-primary rt-count"
          aria-label={m.resist_notes_spies({ spies })}
          onClick={() => tell(`hand:${spies}`)}
        >
          {spies}
        </button>
      ))}
    />
  );
}
