import type { LocationId } from '#games/maquis/data/index.ts';
import {
  actionsOffered,
  goalPairOf,
  type Position,
  wouldComeHome,
} from '#games/maquis/engine/index.ts';
import { placeWithGoal, thePlaceWithGoal } from '#games/maquis/i18n/goals.ts';
import type { TableGame } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import { isClosed, Offers } from './Offers.tsx';
import { GoalRulesAt, VisitNote } from './OpenCards.tsx';
import { WayHome } from './ReturnPanel.tsx';
import { ShootButton, useShots } from './Shots.tsx';

/** Whose turn is it to act? Each worker with how the way home stands. Of one, it need not be asked. */
export function ChooseWorkerPanel() {
  const { send } = useAid();
  const { position, now } = useMaquisSession();
  const [only, ...others] = now.workers;
  if (only && others.length === 0) return <ActPanel place={only} />;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={m.maquis_table_act_hint()}>{m.maquis_table_act_prompt()}</PromptTitle>
      <ul class="aid-choices">
        {now.workers.map((place) => {
          const isOpen = wouldComeHome(position, place);
          return (
            <li key={place}>
              <button
                type="button"
                class="aid-choice"
                onClick={() => send({ type: 'select', choice: place })}
              >
                <b>{placeWithGoal(place, goalPairOf(position))}</b>
                <span class={isOpen ? 'aid-good' : 'aid-lost'}>
                  {isOpen ? m.maquis_table_act_open() : m.maquis_table_act_cut()}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <PromptActions>
        <ShootButton />
      </PromptActions>
    </section>
  );
}

/** What the chosen worker can do, and what not, with the reason; and nothing at all. */
export function ActPanel({ place }: { readonly place: LocationId }) {
  const { send, state, isStepwise = false } = useAid();
  const { game, position, now } = useMaquisSession();
  const shots = useShots();
  const isOpen = wouldComeHome(position, place);
  const stops = isStepwise || (state.context.pausesToShoot && shots.length > 0);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={isOpen && !stops ? m.maquis_table_act_then_home() : undefined}>
        {m.maquis_table_act_at({ place: thePlaceWithGoal(place, goalPairOf(position)) })}
      </PromptTitle>
      <Offers place={place} acts />
      <WayHome place={place} />
      <GoalRulesAt place={place} />
      <VisitNote place={place} />
      <PromptActions>
        <ShootButton />
        {now.workers.length > 1 && (
          <button
            type="button"
            class="aid-secondary"
            onClick={() => send({ type: 'select', choice: undefined })}
          >
            {m.maquis_table_act_other()}
          </button>
        )}
        <button
          type="button"
          class={canAct(game, position, place) ? 'aid-secondary' : 'aid-primary'}
          onClick={() =>
            send({ type: isStepwise ? 'move' : 'moveHome', move: `act:${place}:none` })
          }
        >
          {isOpen ? m.maquis_action_none() : m.maquis_table_act_none_cut()}
        </button>
      </PromptActions>
    </section>
  );
}

const canAct = (game: TableGame, position: Position, place: LocationId): boolean =>
  actionsOffered(position, place).some(
    (offer) => offer.action.id !== 'none' && !isClosed(game, position, offer),
  );
