import { GAME, missionOf } from '#games/resist/data/index.ts';
import { stillToClear, tierNow } from '#games/resist/engine/index.ts';
import { missionName } from '#games/resist/i18n/cards.ts';
import { outcomeText } from '#games/resist/i18n/moments.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import {
  availableMissions,
  civiliansLost,
  failedMissions,
  type NotesSaves,
} from '#games/resist/session/notes/index.ts';
import { EndNow } from '#games/resist/ui/board/EndNow.tsx';
import { StrikeChoice } from '#games/resist/ui/prompts/StrikeChoice.tsx';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { freshSeed } from '#shared/seeds.ts';
import { useNotes } from '../mode.ts';
import { GoButton, NotesPanel } from '../Panel.tsx';

/** What the strength is spent on; strength that no card here shows can be added. */
function StrikePanel() {
  const { position, now, notes, send, tell } = useNotes();
  return (
    <NotesPanel
      question={m.resist_ask_spend()}
      about={`${m.resist_strength_of({ strength: now.strength })} · ${m.resist_notes_to_clear_of({ sum: stillToClear(position) })}`}
      guide={[
        [m.resist_notes_guide_order, 'resist.grunts-first'],
        [m.resist_notes_guide_spend, 'resist.stop-striking'],
      ]}
    >
      <StrikeChoice
        key={`${notes.strength} ${notes.due.length}`}
        position={position}
        now={now}
        onSpend={(moves) => send({ type: 'carryOut', moves })}
      />
      <div class="rt-row rt-add">
        <span>{m.resist_notes_adjust()}</span>
        <button
          type="button"
          class="aid-secondary"
          aria-label={m.resist_notes_add_less()}
          onClick={() => tell('add:less')}
        >
          −1
        </button>
        <button
          type="button"
          class="aid-secondary"
          aria-label={m.resist_notes_add_more()}
          onClick={() => tell('add:more')}
        >
          +1
        </button>
      </div>
    </NotesPanel>
  );
}

/** All effects are carried out: AFTERMATH, civilians first, then the Mission. */
function SurvivePanel() {
  const { notes, tell, isOn } = useNotes();
  const { target } = notes;
  if (!target) return null;
  const civilians = civiliansLost(notes);
  const name = missionName(target);
  return (
    <NotesPanel
      question={
        notes.beaten
          ? m.resist_notes_falls({ mission: name, points: missionOf(target).points })
          : m.resist_notes_fails({ mission: name, failed: failedMissions(notes) + 1 })
      }
      about={
        isOn('civilians')
          ? m.resist_notes_civilians_of({ civilians, most: GAME.civilianLimit })
          : undefined
      }
      guide={[
        [m.resist_notes_guide_judge, 'resist.civilians-lost'],
        [m.resist_notes_guide_clear, 'resist.survive'],
      ]}
      go={
        isOn('missions') ? (
          <GoButton onClick={() => tell('judge')}>{m.resist_notes_judge()}</GoButton>
        ) : (
          <GoButton onClick={() => tell('round')}>{m.resist_notes_next_round()}</GoButton>
        )
      }
    />
  );
}

const DANGERS = ['spies', 'missions', 'civilians'] as const;

/** To end, or to go on: what is sure, and what going on risks. */
function DecidePanel() {
  const { notes, now, position, tell, isOn } = useNotes();
  const { result } = tierNow(position);
  const mayGoOn = availableMissions(notes).length > 0;
  return (
    <NotesPanel
      question={m.resist_ask_decide()}
      about={m.resist_points_of({ points: now.points })}
      go={
        <>
          {mayGoOn && <GoButton onClick={() => tell('continue')}>{m.resist_go_on()}</GoButton>}
          <GoButton plain onClick={() => tell('end')}>
            {m.resist_end_with({ result: RESULT_NAMES[result]() })}
          </GoButton>
        </>
      }
    >
      <EndNow
        position={position}
        dangers={DANGERS.filter((danger) => danger === 'missions' || isOn(danger))}
      />
    </NotesPanel>
  );
}

/** What the game came to. */
function NotesOverPanel() {
  const { send } = useSession();
  const { outcome } = useActiveSession<NotesSaves>().replayed;
  if (!outcome) return null;
  return (
    <NotesPanel
      question={RESULT_NAMES[outcome.result]()}
      go={
        <GoButton onClick={() => send({ type: 'newGame', seed: freshSeed() })}>
          {m.play_new_game()}
        </GoButton>
      }
    >
      <p class="outcome">{outcomeText(outcome)}</p>
    </NotesPanel>
  );
}

/** What is asked from the strike to the end, by the step of the machine. */
export const STRIKE_PANELS = {
  strike: StrikePanel,
  survive: SurvivePanel,
  decide: DecidePanel,
  over: NotesOverPanel,
};
