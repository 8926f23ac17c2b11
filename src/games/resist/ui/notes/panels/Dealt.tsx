import { useState } from 'preact/hooks';
import { GAME, MAQUIS_IDS, type MaquisId, MISSIONS } from '#games/resist/data/index.ts';
import { maquisName } from '#games/resist/i18n/cards.ts';
import { allSpiesOdds } from '#games/resist/odds/index.ts';
import {
  deckSize,
  handDrawn,
  type Notes,
  nextEra,
  peopleAt,
  spiesDrawn,
} from '#games/resist/session/notes/index.ts';
import { FullCard } from '#games/resist/ui/board/PersonCard.tsx';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { useNotes } from '../mode.ts';
import { GoButton, type GuideStep, MissionPad, NotesPanel, PeoplePad } from '../Panel.tsx';

const PAIRS = 12;

/** Twelve pairs: the two that were shown are tapped, then who joins. */
function DraftPanel() {
  const { notes, tell } = useNotes();
  const [pair, setPair] = useState<readonly MaquisId[]>([]);
  const pairs = peopleAt(notes, 'deck').length;
  const [one, two] = pair;
  const about = m.resist_pair_of({ number: pairs + 1, pairs: PAIRS });
  if (one && two) {
    const join = (hidden: MaquisId, recruit: MaquisId) => {
      tell(`draft:${hidden}:${recruit}`);
      setPair([]);
    };
    return (
      <NotesPanel
        question={m.resist_ask_draft()}
        about={about}
        guide={[[m.resist_notes_guide_draft, 'resist.setup-draft']]}
        go={
          <>
            <GoButton onClick={() => join(one, two)}>
              {m.resist_joins({ maquis: maquisName(one) })}
            </GoButton>
            <GoButton onClick={() => join(two, one)}>
              {m.resist_joins({ maquis: maquisName(two) })}
            </GoButton>
          </>
        }
      >
        <div class="draft-pair">
          <FullCard maquis={one} />
          <FullCard maquis={two} />
        </div>
        <button type="button" class="rt-link" onClick={() => setPair([])}>
          {m.resist_notes_other_pair()}
        </button>
      </NotesPanel>
    );
  }
  return (
    <NotesPanel question={m.resist_notes_ask_pair()} about={about}>
      <PeoplePad
        label={m.resist_notes_ask_pair()}
        people={MAQUIS_IDS.filter((id) => notes.at[id] === undefined)}
        chosen={one}
        onTap={(id) => setPair(id === one ? [] : [...pair, id])}
      />
    </NotesPanel>
  );
}

/** Which Mission lies in the row: four at the set-up, one more for each that was defeated. */
function MissionsPanel() {
  const { notes, tell } = useNotes();
  const era = nextEra(notes);
  const seen = [...notes.row.map(({ mission }) => mission), ...notes.defeated];
  const open = MISSIONS.filter((one) => one.era === era && !seen.includes(one.id));
  const isSetUp = notes.phase === 'setup';
  const question = isSetUp ? m.resist_notes_ask_row() : m.resist_notes_ask_refill();
  return (
    <NotesPanel
      question={question}
      about={
        isSetUp
          ? m.resist_notes_of({ done: notes.row.length, most: GAME.row })
          : m.resist_ref_era({ era })
      }
      guide={[
        isSetUp
          ? [m.resist_notes_guide_garrison, 'resist.setup-garrisons']
          : [m.resist_notes_guide_refill, 'resist.mission-defeated'],
      ]}
    >
      <MissionPad
        label={question}
        missions={open.map(({ id }) => id)}
        onTap={(mission) => tell(`lay:${mission}`)}
      />
    </NotesPanel>
  );
}

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
function HandPanel() {
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

/** What is asked as cards are dealt, by the step of the machine. */
export const DEAL_PANELS = {
  draft: DraftPanel,
  row: MissionsPanel,
  refill: MissionsPanel,
  hand: HandPanel,
  recover: HandPanel,
};
