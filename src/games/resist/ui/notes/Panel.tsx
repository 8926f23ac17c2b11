import type { ComponentChildren } from 'preact';
import {
  CIVILIANS,
  ENEMY_KINDS,
  type EnemyKindId,
  MAQUIS,
  type MaquisId,
  type MissionId,
  missionOf,
  type RuleId,
} from '#games/resist/data/index.ts';
import { enemyName, missionName } from '#games/resist/i18n/cards.ts';
import { PHASE_NAMES } from '#games/resist/i18n/moments.ts';
import { ENEMY_NAMES } from '#games/resist/i18n/names.ts';
import type { Notes } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { missionCardInWords } from '../board/MissionCard.tsx';
import { Laurel, Shield, Value } from '../board/Numbers.tsx';
import { maquisInWords } from '../board/PersonCard.tsx';
import { ENEMY_SIGNS, SignIcon } from '../drawings/Sign.tsx';
import { useNotes } from './mode.ts';

/** A step of the round in a sentence, with its rule. */
export type GuideStep = readonly [say: () => string, rule: RuleId];

interface PanelProps {
  readonly question: string;
  /** What it is about, beside the phase. */
  readonly about?: string | undefined;
  /** What is easily forgotten here. */
  readonly guide?: readonly GuideStep[];
  /** Whether that stands below what is tapped, which comes card after card. */
  readonly isGuideLast?: boolean;
  readonly children?: ComponentChildren;
  /** The answer that leads on: always in sight. */
  readonly go?: ComponentChildren;
}

/** What is asked now, what is easily forgotten here, and the answer. */
export function NotesPanel(props: PanelProps) {
  const { question, about, guide = [], isGuideLast = false, children, go } = props;
  const { notes, isOn } = useNotes();
  const reminders = isOn('guide') && guide.length > 0 && <Guide steps={guide} />;
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">
        {PHASE_NAMES[notes.phase]()}
        {about && ` · ${about}`}
      </p>
      <h2 id={PROMPT} tabIndex={-1}>
        {question}
      </h2>
      {!isGuideLast && reminders}
      {children}
      {isGuideLast && reminders}
      {go && <div class="rt-go">{go}</div>}
    </section>
  );
}

const Guide = ({ steps }: { readonly steps: readonly GuideStep[] }) => (
  <ul class="rt-guide" aria-label={m.resist_notes_guide()}>
    {steps.map(([say, rule]) => (
      <li key={rule}>
        {say()} <RuleLink rule={rule} brief />
      </li>
    ))}
  </ul>
);

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

/* Cards to tap, as they lie on the real table. */

interface PeoplePadProps {
  readonly label: string;
  readonly people: readonly MaquisId[];
  readonly chosen?: MaquisId | undefined;
  readonly onTap: (maquis: MaquisId) => void;
}

/** People by name, with the value of each side; who cannot see them is told the whole card. */
export function PeoplePad({ label, people, chosen, onTap }: PeoplePadProps) {
  return (
    <ul class="rt-pad rt-pad--people" aria-label={label}>
      {MAQUIS.filter(({ id }) => people.includes(id)).map(({ id, name, hidden, revealed }) => (
        <li key={id}>
          <button
            type="button"
            class="rt-key"
            aria-pressed={chosen === id}
            aria-describedby={`card-${id}`}
            onClick={() => onTap(id)}
          >
            <span class="visually-hidden">{name}</span>
            <span class="seen" aria-hidden="true">
              <span class="rt-key__name">{name}</span>
              <Value side="hidden" of={hidden.attack} />
              <Value side="revealed" of={revealed.attack} />
            </span>
          </button>
          <span id={`card-${id}`} hidden>
            {maquisInWords(id)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface EnemyPadProps {
  readonly label: string;
  /** What can still be turned up. */
  readonly kinds: readonly EnemyKindId[];
  readonly onTap: (kind: EnemyKindId) => void;
}

/** Enemies by type, a key for each printed Defense that may still come. */
export function EnemyPad({ label, kinds, onTap }: EnemyPadProps) {
  const types = [...new Set(ENEMY_KINDS.map(({ type }) => type))];
  return (
    <ul class="rt-pad rt-pad--enemies" aria-label={label}>
      {types.map(({ id, effect }) => (
        <li key={id} class={`rt-type rt-type--${effect.when.toLowerCase()}`}>
          <span class="rt-type__name" aria-hidden="true">
            <SignIcon of={ENEMY_SIGNS[id]} /> {ENEMY_NAMES[id]()}
          </span>
          <span class="rt-type__keys">
            {ENEMY_KINDS.filter(({ type }) => type.id === id).map((kind) => (
              <button
                key={kind.id}
                type="button"
                class="rt-number"
                aria-label={enemyName(kind.id)}
                disabled={!kinds.includes(kind.id)}
                onClick={() => onTap(kind.id)}
              >
                {kind.defense}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface MissionPadProps {
  readonly label: string;
  readonly missions: readonly MissionId[];
  readonly onTap: (mission: MissionId) => void;
}

/** Missions by name, with Defense and points; who cannot see them is told the whole card. */
export function MissionPad({ label, missions, onTap }: MissionPadProps) {
  return (
    <ul class="rt-pad rt-pad--missions" aria-label={label}>
      {missions.map((id) => (
        <li key={id}>
          <button
            type="button"
            class="rt-key rt-key--mission"
            aria-describedby={`card-${id}`}
            onClick={() => onTap(id)}
          >
            <span class="visually-hidden">{missionName(id)}</span>
            <span class="seen" aria-hidden="true">
              <span class="rt-key__name">{missionName(id)}</span>
              <Shield of={missionOf(id).defense} />
              <Laurel of={missionOf(id).points} />
            </span>
          </button>
          <span id={`card-${id}`} hidden>
            {missionCardInWords(id)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CivilianPadProps {
  readonly graveyard: Notes['graveyard'];
  readonly onTap: (number: number) => void;
}

/** The number on the Civilian card drawn; the 0 is the cat. */
export function CivilianPad({ graveyard, onTap }: CivilianPadProps) {
  const left = (number: number): number =>
    CIVILIANS.filter((one) => one === number).length -
    graveyard.filter((one) => one === number).length;
  return (
    <fieldset class="rt-row">
      <legend class="visually-hidden">{m.resist_notes_which_civilian()}</legend>
      {[...new Set(CIVILIANS)].map((number) => (
        <button
          key={number}
          type="button"
          class="aid-secondary rt-civilian"
          aria-label={number === 0 ? m.resist_notes_cat() : m.resist_notes_civilian({ number })}
          disabled={left(number) === 0}
          onClick={() => onTap(number)}
        >
          {number === 0 ? m.resist_notes_cat_short() : number}
          <small aria-hidden="true">×{left(number)}</small>
        </button>
      ))}
    </fieldset>
  );
}
