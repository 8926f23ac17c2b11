import { useState } from 'preact/hooks';
import {
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { enemyName, maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { ACTION_TEXTS, ENEMY_EFFECTS, missionEffect } from '#games/resist/i18n/effects.ts';
import { askedText } from '#games/resist/i18n/notes.ts';
import { civilianOdds } from '#games/resist/odds/index.ts';
import {
  actionAsked,
  answersNow,
  detailNow,
  mayEnd,
  mayLeave,
  type NextDetail,
  type Notes,
  partAsked,
  typeOf,
} from '#games/resist/session/notes/index.ts';
import { EnemyChip } from '#games/resist/ui/board/MissionCard.tsx';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { useNotes } from '../mode.ts';
import {
  CivilianPad,
  EnemyPad,
  GoButton,
  type GuideStep,
  MissionPad,
  NotesPanel,
  PeoplePad,
} from '../Panel.tsx';
import { EnemyKinds } from './TurnUp.tsx';

/** Whose action or effect is asked about, and what it says. */
function sourceOf(notes: Notes, { asking }: NextDetail): readonly [name: string, says: string] {
  const action = actionAsked(notes, asking);
  if (action) return [maquisName(asking.of as MaquisId), ACTION_TEXTS[action]()];
  return effectSource(asking.of);
}

/** An Enemy or a Mission, and what its effect says. */
function effectSource(of: string): readonly [name: string, says: string] {
  const type = typeOf(of);
  if (type) return [enemyName(of), ENEMY_EFFECTS[type.id]()];
  return [missionName(of), missionEffect(missionOf(of as MissionId).effect)];
}

interface QuestionProps {
  readonly asked: NextDetail;
  readonly guide?: readonly GuideStep[];
}

/** One question about what a card has done with the others. */
function Question({ asked, guide = [] }: QuestionProps) {
  const { notes, tell } = useNotes();
  const [name, says] = sourceOf(notes, asked);
  const question = askedText(notes, asked);
  const hasBegun = asked.asking.up !== undefined || notes.looking !== null;
  const left = notes.due.length;
  return (
    <NotesPanel
      question={question}
      about={`${name}${left > 1 ? ` · ${m.resist_notes_due_left({ count: left })}` : ''}`}
      guide={guide}
      go={
        (mayLeave(notes, asked) || mayEnd(asked)) && (
          <>
            {mayLeave(notes, asked) && (
              <GoButton plain onClick={() => tell('skip')}>
                {m.resist_notes_not_used()}
              </GoButton>
            )}
            {mayEnd(asked) && (
              <GoButton plain onClick={() => tell('enough')}>
                {hasBegun ? m.resist_notes_no_more() : m.resist_notes_none()}
              </GoButton>
            )}
          </>
        )
      }
    >
      <p class="rt-effect">{says}</p>
      <Answers label={question} />
    </NotesPanel>
  );
}

/** A card has been played, or a Mission defends itself: what it did is asked before anything else. */
function AskingPanel() {
  const { notes } = useNotes();
  const asked = detailNow(notes);
  return asked ? <Question asked={asked} /> : null;
}

/** An effect that is due: what came of it, or the text alone where nobody notes such things. */
function DuePanel() {
  const { notes, tell, isOn } = useNotes();
  const asked = detailNow(notes);
  const [due] = notes.due;
  if (due === undefined) return null;
  const rule = typeOf(due)?.rule ?? missionOf(due as MissionId).rule;
  const guide: readonly GuideStep[] = [[m.resist_notes_guide_due, rule]];
  if (asked && isOn(partAsked(asked))) return <Question asked={asked} guide={guide} />;
  const [name, says] = effectSource(due);
  return (
    <NotesPanel
      question={`${name}: ${says}`}
      about={
        notes.due.length > 1 ? m.resist_notes_due_left({ count: notes.due.length }) : undefined
      }
      guide={guide}
      go={
        <GoButton plain onClick={() => tell('done')}>
          {m.resist_notes_due_done()}
        </GoButton>
      }
    />
  );
}

/** What is asked about actions and effects, by the step of the machine. */
export const ASKING_PANELS = {
  asking: AskingPanel,
  due: DuePanel,
};

interface AnswersProps {
  /** What is asked, as the label of what is tapped. */
  readonly label: string;
}

/** Everything that may be told now, each kind of thing as it lies on the table. */
function Answers({ label }: AnswersProps) {
  const { notes, tell } = useNotes();
  const told = answersNow(notes).map((text) => text.split(':'));
  const about = (...words: readonly string[]) =>
    told.filter(([word]) => words.includes(word)).map(([, ...parts]) => parts);
  const answer = (thing: string) =>
    tell(told.find((parts) => parts.includes(thing))?.join(':') ?? '');
  // A card drawn whose name is known has a button of its own.
  const things = told.filter(([word]) => word !== 'draw').flatMap(([, ...parts]) => parts);
  const people = MAQUIS_IDS.filter((id) => things.includes(id));
  const missions = MISSION_IDS.filter((id) => about('at').some(([one]) => one === id));
  const [down] = about('up', 'down');
  const sifted = about('sift').map(([kind]) => kind as EnemyKindId);
  return (
    <>
      <Cards />
      {people.length > 0 && <PeoplePad label={label} people={people} onTap={answer} />}
      {missions.length > 0 && <MissionPad label={label} missions={missions} onTap={answer} />}
      <EnemiesUp label={label} />
      {about('shift').length > 0 && <Moved label={label} />}
      {down && (
        <EnemyKinds
          label={label}
          mission={down[0] as MissionId}
          word={about('up').length > 0 ? 'up' : 'down'}
        />
      )}
      {sifted.length > 0 && <EnemyPad label={label} kinds={sifted} onTap={answer} />}
      {about('civilian').length > 0 && <Civilian />}
    </>
  );
}

/** Cards without a name of their own: a Maquis or a Spy drawn, a Spy seen, a Spy gone, something simply done. */
function Cards() {
  const { notes, tell } = useNotes();
  const cards = answersNow(notes).flatMap((text): readonly (readonly [string, string])[] => {
    const [word, one, two] = text.split(':');
    if (word === 'use') return [[text, m.resist_notes_it_happened()]];
    if (word === 'spy') {
      return [[text, two === 'out' ? m.resist_notes_spy_out() : m.resist_notes_spy_away()]];
    }
    if (word === 'seen' && one === 'spy') return [[text, m.resist_spy()]];
    if (word === 'draw') return [[text, drawnName(one)]];
    return [];
  });
  if (cards.length === 0) return null;
  return (
    <div class="rt-row">
      {cards.map(([text, name]) => (
        <button key={text} type="button" class="aid-primary" onClick={() => tell(text)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function drawnName(card: string): string {
  if (card === 'spy') return m.resist_spy();
  return card === 'one' ? m.resist_notes_a_maquis() : maquisName(card as MaquisId);
}

/** Enemies face up, of which one leaves. */
function EnemiesUp({ label }: AnswersProps) {
  const { notes, now, tell } = useNotes();
  const up = answersNow(notes).flatMap((text) => {
    const [word, ...parts] = text.split(':');
    if (word === 'gain') return [{ text, kind: parts[0] as EnemyKindId, isHere: true }];
    if (word !== 'off') return [];
    return [{ text, kind: parts[1] as EnemyKindId, isHere: parts[0] === notes.target }];
  });
  if (up.length === 0) return null;
  return (
    <ul class="rt-enemies" aria-label={label}>
      {up.map(({ text, kind, isHere }) => (
        <li key={text}>
          <Enemy
            kind={kind}
            defense={isHere ? now.defense?.[kind] : undefined}
            onTap={() => tell(text)}
          />
        </li>
      ))}
    </ul>
  );
}

interface EnemyProps {
  readonly kind: EnemyKindId;
  readonly defense?: number | undefined;
  readonly onTap: () => void;
}

const Enemy = ({ kind, defense, onTap }: EnemyProps) => (
  <button type="button" class="rt-enemy" aria-label={enemyName(kind)} onClick={onTap}>
    <EnemyChip kind={kind} defense={defense} />
  </button>
);

/** An Enemy here, then the Mission it moves to. */
function Moved({ label }: AnswersProps) {
  const { notes, now, tell } = useNotes();
  const [moved, setMoved] = useState<EnemyKindId>();
  const moves = answersNow(notes)
    .map((text) => text.split(':'))
    .filter(([word]) => word === 'shift') as [string, MissionId, EnemyKindId, MissionId][];
  const kinds = [...new Set(moves.map(([, , kind]) => kind))];
  const kind = moved ?? (kinds.length === 1 ? kinds[0] : undefined);
  if (!kind) {
    return (
      <ul class="rt-enemies" aria-label={label}>
        {kinds.map((one) => (
          <li key={one}>
            <Enemy kind={one} defense={now.defense?.[one]} onTap={() => setMoved(one)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <p class="prompt__note">{m.resist_notes_moves_to({ enemy: enemyName(kind) })}</p>
      <MissionPad
        label={label}
        missions={moves.filter((move) => move[2] === kind).map((move) => move[3])}
        onTap={(mission) => tell(`shift:${notes.target}:${kind}:${mission}`)}
      />
    </>
  );
}

function Civilian() {
  const { notes, position, tell } = useNotes();
  const [next] = civilianOdds(position);
  return (
    <>
      <CivilianPad graveyard={notes.graveyard} onTap={(number) => tell(`civilian:${number}`)} />
      {next.ways > 0n && (
        <p class="prompt__note">{m.resist_danger_civilians({ chance: percentText(next) })}</p>
      )}
    </>
  );
}
