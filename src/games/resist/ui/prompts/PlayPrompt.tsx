import type { MaquisId, MissionId } from '#games/resist/data/index.ts';
import { revealsNow } from '#games/resist/engine/index.ts';
import { maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { ACTION_TEXTS } from '#games/resist/i18n/effects.ts';
import * as m from '#messages';
import { MissionText, missionConsidered, personConsidered } from '../board/Board.tsx';
import { Value } from '../board/Numbers.tsx';
import { FullCard, maquisOf } from '../board/PersonCard.tsx';
import { ActionSign } from '../drawings/Sign.tsx';
import { after, useView } from '../view.ts';
import { PromptChoice, ResistPrompt } from './Prompt.tsx';

/** What is selected while a Mission is to be chosen, and none is yet. */
const SOME_MISSION = 'mission';

/** PLAN: somebody is played, or a Mission is attacked. */
function PlanPrompt() {
  const view = useView();
  const { send, isPuzzle, selected } = view;
  const person = personConsidered(view);
  const missions = after(view, 'attack') as MissionId[];
  const first = isPuzzle ? undefined : missions[0];
  const mission = missionConsidered(view) ?? (person ? undefined : first);
  if (mission && missions.includes(mission)) {
    return (
      <ResistPrompt question={m.resist_ask_attack({ mission: missionName(mission) })}>
        <MissionText mission={mission} />
        <div class="aid-buttons">
          {person && (
            <button
              type="button"
              class="aid-secondary"
              onClick={() => send({ type: 'select', choice: `maquis:${person}` })}
            >
              {m.resist_back_to_hand()}
            </button>
          )}
          <button
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'move', move: `attack:${mission}` })}
          >
            {m.resist_attack_it()}
          </button>
        </div>
      </ResistPrompt>
    );
  }
  if (!person || selected === SOME_MISSION) {
    return (
      <ResistPrompt question={m.resist_ask_which()}>
        <PromptChoice
          name={m.resist_ask_which()}
          options={missions.map((id) => ({ id, text: missionName(id) }))}
          chosen={undefined}
          onChoose={(id) => send({ type: 'select', choice: `mission:${id}` })}
        />
      </ResistPrompt>
    );
  }
  return (
    <ResistPrompt question={m.resist_ask_plan({ maquis: maquisName(person) })}>
      <Playable maquis={person} />
      <button
        type="button"
        class="aid-primary"
        onClick={() => send({ type: 'select', choice: first ? `mission:${first}` : SOME_MISSION })}
      >
        {m.resist_choose_mission()}
      </button>
    </ResistPrompt>
  );
}

/** ATTACK: everyone in hand is played; then the strike. */
function AttackPrompt() {
  const view = useView();
  const { send, now, position } = view;
  const person = personConsidered(view);
  const left = now.hand.filter((card) => card !== 'spy').length;
  const limit = revealsNow(position);
  const acting = after(view, 'act') as MaquisId[];
  return (
    <ResistPrompt
      question={person ? m.resist_ask_how({ maquis: maquisName(person) }) : m.resist_ask_strike()}
      about={limit && m.resist_revealed_of(limit)}
    >
      {person && <Playable maquis={person} />}
      {acting.map((maquis) => (
        <button
          key={maquis}
          type="button"
          class="aid-secondary"
          onClick={() => send({ type: 'move', move: `act:${maquis}` })}
        >
          {m.resist_act_now({ maquis: maquisName(maquis), action: actionOf(maquis, now.revealed) })}
        </button>
      ))}
      <button
        type="button"
        class="aid-primary"
        aria-disabled={left > 0 ? true : undefined}
        onClick={() => send({ type: 'move', move: 'strike' })}
      >
        {left > 0
          ? m.resist_still_in_hand({ count: left })
          : m.resist_strike_with({ strength: now.strength })}
      </button>
    </ResistPrompt>
  );
}

function actionOf(maquis: MaquisId, revealed: readonly MaquisId[]): string {
  const { action } = maquisOf(maquis)[revealed.includes(maquis) ? 'revealed' : 'hidden'];
  return action ? ACTION_TEXTS[action]() : '';
}

function Playable({ maquis }: { readonly maquis: MaquisId }) {
  const { position, send } = useView();
  return (
    <FullCard
      maquis={maquis}
      play={{
        position,
        onPlay: (side) => send({ type: 'move', move: `play:${maquis}:${side}` }),
      }}
    />
  );
}

/** An action is used at once, or it is gone. */
function UsePrompt() {
  const { asked, now, send } = useView();
  const { user } = asked;
  if (!user) return null;
  const side = now.revealed.includes(user) ? 'revealed' : 'hidden';
  const { attack, action } = maquisOf(user)[side];
  return (
    <ResistPrompt question={m.resist_ask_use()} about={maquisName(user)}>
      <p class={`one-side one-side--${side}`}>
        <Value side={side} of={attack} />
        <span>{action && ACTION_TEXTS[action]()}</span>
        <ActionSign action={action} />
      </p>
      <p class="prompt__note">{m.resist_use_or_gone()}</p>
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          onClick={() => send({ type: 'move', move: 'skip' })}
        >
          {m.resist_leave_it()}
        </button>
        <button
          type="button"
          class="aid-primary"
          onClick={() => send({ type: 'move', move: 'use' })}
        >
          {m.resist_use_it()}
        </button>
      </div>
    </ResistPrompt>
  );
}

/** The prompts of a hand that is played, by what is asked. */
export const PLAY_PROMPTS = { plan: PlanPrompt, attack: AttackPrompt, use: UsePrompt };
