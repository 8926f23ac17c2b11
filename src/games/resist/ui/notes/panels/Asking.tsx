import { type MaquisId, type MissionId, missionOf } from '#games/resist/data/index.ts';
import { enemyName, maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { ACTION_TEXTS, ENEMY_EFFECTS, missionEffect } from '#games/resist/i18n/effects.ts';
import { askedText } from '#games/resist/i18n/notes.ts';
import {
  actionAsked,
  detailNow,
  mayEnd,
  mayLeave,
  type NextDetail,
  type Notes,
  partAsked,
  typeOf,
} from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { GoButton, type GuideStep, NotesPanel } from '../Panel.tsx';
import { Answers } from './Answers.tsx';

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
