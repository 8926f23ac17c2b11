import * as m from '#messages';
import {
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
  MISSIONS,
  type MissionId,
} from '#resist/data/index.ts';
import { defensesAt, revealsNow } from '#resist/engine/index.ts';
import {
  actionInPlay,
  availableMissions,
  handSize,
  mayAct,
  peopleAt,
  positionOf,
} from '#resist/table/notes/index.ts';
import { enemyName, maquisName, missionName } from '#resist/words/cards.ts';
import { ACTION_WORDS, missionEffect } from '#resist/words/effects.ts';
import { WHEN_NAMES } from '#resist/words/names.ts';
import { EnemyChip } from '../../board/EnemyChip.tsx';
import { FullCard } from '../../board/FullCard.tsx';
import { missionOf } from '../../board/MissionCard.tsx';
import { type NotesView, useNotes } from '../kit.ts';
import { GoButton, Panel } from '../Panel.tsx';
import { MissionPad, PeoplePad } from '../pads.tsx';

const considered = <Id extends string>(
  { selected }: NotesView,
  what: string,
  ids: readonly Id[],
): Id | undefined => ids.find((id) => selected === `${what}:${id}`);

/** "5 in hand, 1 of them a Spy"; nothing where nobody tells of hands. */
function handText({ notes, isOn }: NotesView): string | undefined {
  if (!isOn('spies')) return undefined;
  return m.resist_notes_in_hand({ cards: handSize(notes), spies: notes.handSpies });
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
export function PlanPanel() {
  const view = useNotes();
  const { notes, tell, select, isOn } = view;
  const person = considered(view, 'maquis', MAQUIS_IDS);
  const mission = considered(view, 'mission', MISSION_IDS);
  if (person) return <Person maquis={person} />;
  if (mission) {
    return (
      <Panel
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
      </Panel>
    );
  }
  const row = availableMissions(notes).map((one) => one.mission);
  const others = isOn('missions') && row.length > 0 ? row : MISSIONS.map(({ id }) => id);
  if (view.selected === 'choose') {
    return (
      <Panel
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
      </Panel>
    );
  }
  return (
    <Panel
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
      <Drawn />
    </Panel>
  );
}

/** ATTACK: everyone drawn must be played; Enemies may go before the strike. */
export function AttackPanel() {
  const view = useNotes();
  const { notes, now, position, tell, select, selected } = view;
  const { target } = notes;
  const person = considered(view, 'maquis', MAQUIS_IDS);
  if (person) return <Person maquis={person} />;
  const here = target ? defensesAt(position, target) : [];
  const enemy = here.find(({ kind }) => selected === `enemy:${kind}`);
  if (enemy && target) return <EnemyGoes kind={enemy.kind} defense={enemy.defense} />;
  const limit = revealsNow(position);
  return (
    <Panel
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
      {target && missionOf(target).effect.when === 'DEFEND' && <Effect mission={target} />}
      {here.length > 0 && (
        <ul class="rt-enemies" aria-label={m.resist_notes_enemies_here()}>
          {here.map(({ kind, defense }, n) => (
            <li key={`${kind} ${n}`}>
              <button
                type="button"
                class="rt-enemy"
                aria-label={enemyName(kind)}
                onClick={() => select(`enemy:${kind}`)}
              >
                <EnemyChip kind={kind} defense={defense} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PeoplePad
        label={m.resist_notes_ask_attack()}
        people={playable(view)}
        onTap={(id) => select(`maquis:${id}`)}
      />
      <Drawn />
    </Panel>
  );
}

/** What a Mission does, and when. */
function Effect({ mission }: { readonly mission: MissionId }) {
  const { effect } = missionOf(mission);
  return (
    <p class="rt-effect">
      <b>{WHEN_NAMES[effect.when]()}</b> {missionEffect(effect)}
    </p>
  );
}

/** One more card that an action lets draw; a name is told when somebody is played. */
function Drawn() {
  const { tell, isOn, notes } = useNotes();
  if (!isOn('spies')) return null;
  return (
    <div class="rt-row rt-drawn">
      <span>{m.resist_notes_also_drawn()}</span>
      <button type="button" class="button" onClick={() => tell('draw:one')}>
        {m.resist_notes_a_maquis()}
      </button>
      <button type="button" class="button" onClick={() => tell('draw:spy')}>
        {m.resist_spy()}
      </button>
      {notes.handSpies > 0 && (
        <button type="button" class="button" onClick={() => tell('spy:hand:discard')}>
          {m.resist_notes_spy_away()}
        </button>
      )}
      {notes.handSpies > 0 && (
        <button type="button" class="button" onClick={() => tell('spy:hand:out')}>
          {m.resist_notes_spy_out()}
        </button>
      )}
    </div>
  );
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
      <Panel question={m.resist_ask_how({ maquis: maquisName(maquis) })} go={back}>
        <FullCard
          maquis={maquis}
          play={{
            // Whoever is asked about is in hand, named or not.
            position: positionOf({ ...notes, at: { ...notes.at, [maquis]: 'hand' } }),
            onPlay: (side) => tell(`play:${maquis}:${side}`),
          }}
        />
      </Panel>
    );
  }
  const action = actionInPlay(notes, maquis);
  const isCounted = notes.acted.includes(maquis);
  return (
    <Panel
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
        <label class="aid-check">
          <input type="checkbox" checked={isCounted} onChange={() => tell(`act:${maquis}`)} />
          {m.resist_notes_counted({ action: ACTION_WORDS[action]() })}
        </label>
      )}
    </Panel>
  );
}

interface EnemyGoesProps {
  readonly kind: EnemyKindId;
  readonly defense: number;
}

/** An Enemy leaves before the strike: discarded, turned into strength, or moved. */
function EnemyGoes({ kind, defense }: EnemyGoesProps) {
  const { notes, tell, select } = useNotes();
  const { target } = notes;
  const others = availableMissions(notes).filter(({ mission }) => mission !== target);
  return (
    <Panel
      question={m.resist_notes_ask_enemy({ enemy: enemyName(kind) })}
      guide={[[m.resist_notes_guide_discard, 'resist.discarding-actions']]}
      go={
        <GoButton plain onClick={() => select(undefined)}>
          {m.resist_notes_back()}
        </GoButton>
      }
    >
      <div class="rt-choices">
        <button type="button" class="button" onClick={() => tell(`off:${target}:${kind}`)}>
          {m.resist_notes_discard_it()}
        </button>
        <button type="button" class="button" onClick={() => tell(`gain:${kind}`)}>
          {m.resist_notes_gain_it({ defense })}
        </button>
        {others.map(({ mission }) => (
          <button
            key={mission}
            type="button"
            class="button"
            onClick={() => tell(`shift:${target}:${kind}:${mission}`)}
          >
            {m.resist_notes_move_it({ mission: missionName(mission) })}
          </button>
        ))}
      </div>
    </Panel>
  );
}
