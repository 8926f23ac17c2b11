import {
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
  MISSIONS,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { revealsNow } from '#games/resist/engine/index.ts';
import { maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { ACTION_TEXTS } from '#games/resist/i18n/effects.ts';
import {
  actionInPlay,
  availableMissions,
  mayAct,
  mayActLater,
  notedHandSize,
  peopleAt,
  positionWithHand,
} from '#games/resist/session/notes/index.ts';
import { FullCard } from '#games/resist/ui/board/PersonCard.tsx';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { type NotesView, useNotes } from '../mode.ts';
import { GoButton, MissionPad, NotesPanel, PeoplePad } from '../Panel.tsx';
import { Effect } from './TurnUp.tsx';

const considered = <Id extends string>(
  { selected }: NotesView,
  what: string,
  ids: readonly Id[],
): Id | undefined => ids.find((id) => selected === `${what}:${id}`);

/** "5 in hand, 1 of them a Spy"; nothing where nobody tells of hands. */
function handText({ notes, isOn }: NotesView): string | undefined {
  if (!isOn('spies')) return undefined;
  return m.resist_notes_in_hand({ cards: notedHandSize(notes), spies: notes.handSpies });
}

/** Who may come into play: those named in hand, and whoever may be among the unnamed. */
const playable = ({ notes, isOn }: NotesView): readonly MaquisId[] => {
  const named = peopleAt(notes, 'hand');
  if (isOn('spies') && notes.unnamed === 0) return named;
  return MAQUIS_IDS.filter((id) => {
    const spot = notes.at[id];
    return spot === undefined || spot === 'hand' || spot === 'deck' || spot === 'top';
  });
};

/** PLAN: people come into play if you like; then a Mission is chosen, and only then turned up. */
function PlanPanel() {
  const view = useNotes();
  const { notes, tell, select, isOn } = view;
  const person = considered(view, 'maquis', MAQUIS_IDS);
  const mission = considered(view, 'mission', MISSION_IDS);
  if (person) return <Person maquis={person} />;
  if (mission) {
    return (
      <NotesPanel
        question={m.resist_ask_attack({ mission: missionName(mission) })}
        guide={[[m.resist_notes_guide_choose, 'resist.choose-mission']]}
        go={
          <>
            <GoButton plain onClick={() => select(undefined)}>
              {m.resist_notes_back()}
            </GoButton>
            <GoButton onClick={() => tell(`choose:${mission}`)}>{m.resist_notes_choose()}</GoButton>
          </>
        }
      >
        <Effect mission={mission} />
      </NotesPanel>
    );
  }
  const row = availableMissions(notes).map((one) => one.mission);
  const others = isOn('missions') && row.length > 0 ? row : MISSIONS.map(({ id }) => id);
  if (view.selected === 'choose') {
    return (
      <NotesPanel
        question={m.resist_ask_which()}
        guide={[[m.resist_notes_guide_choose, 'resist.choose-mission']]}
        go={
          <GoButton plain onClick={() => select(undefined)}>
            {m.resist_notes_back()}
          </GoButton>
        }
      >
        <MissionPad
          label={m.resist_ask_which()}
          missions={others}
          onTap={(id) => select(`mission:${id}`)}
        />
      </NotesPanel>
    );
  }
  return (
    <NotesPanel
      question={m.resist_notes_ask_plan()}
      about={handText(view)}
      guide={[
        [m.resist_notes_guide_plan, 'resist.play-in-plan'],
        [m.resist_notes_guide_keep, 'resist.play-everyone'],
      ]}
      go={<GoButton onClick={() => select('choose')}>{m.resist_choose_mission()}</GoButton>}
    >
      <PeoplePad
        label={m.resist_notes_ask_plan()}
        people={playable(view)}
        onTap={(id) => select(`maquis:${id}`)}
      />
    </NotesPanel>
  );
}

/** ATTACK: everyone drawn must be played; Enemies may go before the strike. */
function AttackPanel() {
  const view = useNotes();
  const { notes, now, position, tell, select } = view;
  const { target } = notes;
  const person = considered(view, 'maquis', MAQUIS_IDS);
  if (person) return <Person maquis={person} />;
  const limit = revealsNow(position);
  return (
    <NotesPanel
      question={m.resist_notes_ask_attack()}
      about={[handText(view), limit && m.resist_revealed_of(limit)].filter(Boolean).join(' · ')}
      guide={[
        [m.resist_notes_guide_everyone, 'resist.play-everyone'],
        [m.resist_notes_guide_actions, 'resist.action-optional'],
      ]}
      go={
        <GoButton onClick={() => tell('strike')}>
          {m.resist_strike_with({ strength: now.strength })}
        </GoButton>
      }
    >
      {target && isInForce(target) && <Effect mission={target} />}
      <PeoplePad
        label={m.resist_notes_ask_attack()}
        people={playable(view)}
        onTap={(id) => select(`maquis:${id}`)}
      />
    </NotesPanel>
  );
}

/** Whether a Mission defends itself as long as it stands; what happens at once has happened before. */
function isInForce(mission: MissionId): boolean {
  const { effect, tells } = missionOf(mission);
  return effect.when === 'DEFEND' && effect.does !== 'discard-in-play' && tells.length === 0;
}

/** Somebody read in full: played on a side, taken back, their lasting action counted or not. */
function Person({ maquis }: { readonly maquis: MaquisId }) {
  const view = useNotes();
  const { notes, tell, select } = view;
  const spot = notes.at[maquis];
  const back = (
    <GoButton plain onClick={() => select(undefined)}>
      {m.resist_notes_back()}
    </GoButton>
  );
  if (spot !== 'hidden' && spot !== 'revealed') {
    return (
      <NotesPanel question={m.resist_ask_how({ maquis: maquisName(maquis) })} go={back}>
        <FullCard
          maquis={maquis}
          play={{
            position: positionWithHand(notes, maquis),
            onPlay: (side) => tell(`play:${maquis}:${side}`),
          }}
        />
      </NotesPanel>
    );
  }
  const action = actionInPlay(notes, maquis);
  const isCounted = notes.acted.includes(maquis);
  return (
    <NotesPanel
      question={maquisName(maquis)}
      about={m.resist_in_play()}
      go={
        <>
          {back}
          <GoButton plain onClick={() => tell(`back:${maquis}`)}>
            {m.resist_notes_take_back()}
          </GoButton>
        </>
      }
    >
      <FullCard maquis={maquis} />
      {action && (isCounted || mayAct(notes, maquis)) && (
        <CheckBox
          name={m.resist_notes_counted({ action: ACTION_TEXTS[action]() })}
          isOn={isCounted}
          onChange={() => tell(`act:${maquis}`)}
        />
      )}
      {mayActLater(notes, maquis) && (
        <GoButton plain onClick={() => tell(`act:${maquis}`)}>
          {m.resist_use_it()}
        </GoButton>
      )}
    </NotesPanel>
  );
}

/** What is asked as people are played, by the step of the machine. */
export const PLAY_PANELS = {
  plan: PlanPanel,
  attack: AttackPanel,
};
