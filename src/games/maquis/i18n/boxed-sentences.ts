import * as m from '#messages';
import type { GoalId } from '../data/index.ts';
import type { Reason } from '../engine/index.ts';
import type { BoxedEvent, BoxedWords } from './boxed-words.ts';
import { MISSION_RULES } from './goal-missions.ts';
import { spaceText, thePlace } from './in-sentences.ts';
import { GOAL_NAMES } from './names.ts';

/** What happened, as a line of the log. */
function eventText(event: BoxedEvent): string {
  switch (event.type) {
    case 'major-success':
      return m.maquis_event_major_success({ goal: GOAL_NAMES[event.goal]() });
    case 'visited':
      return m.maquis_event_visited({
        place: thePlace(event.place),
        goal: GOAL_NAMES[event.goal](),
      });
    case 'gun-destroyed':
      return m.maquis_event_gun_destroyed({ place: thePlace(event.place) });
    case 'distracted':
      return m.maquis_event_distracted({ goal: GOAL_NAMES[event.goal]() });
    case 'stayed':
      return event.as === 'mole'
        ? m.maquis_event_stayed_mole()
        : m.maquis_event_stayed_cryptographer();
    case 'worker-removed':
      return m.maquis_event_worker_removed({ place: thePlace(event.place) });
    case 'bridge-destroyed':
      return m.maquis_event_bridge_destroyed({
        place: thePlace(event.place),
        market: thePlace('black-market'),
      });
    case 'fake-id-kept':
      return m.maquis_event_fake_id_kept();
    case 'fake-id-spent':
      return m.maquis_event_fake_id_spent();
    case 'card-seen':
      return m.maquis_event_card_seen({ card: event.card });
    case 'card-turned-over':
      return m.maquis_event_card_turned_over({ card: event.card, place: thePlace(event.place) });
  }
}

const goal = (id: Reason['params'][string]) => GOAL_NAMES[id as GoalId]();

const REASONS: BoxedWords['reasons'] = {
  'no-step-there-now': ({ goal: id, place }) =>
    m.maquis_reason_no_step_there_now({ goal: goal(id), place: thePlace(place) }),
  'step-not-today': ({ goal: id, day }) =>
    m.maquis_reason_step_not_today({ goal: goal(id), space: spaceText(Number(day)) }),
  'morale-too-low': ({ goal: id, need, have }) =>
    m.maquis_reason_morale_too_low({ goal: goal(id), need, have }),
  'gun-is-gone': ({ place }) => m.maquis_reason_gun_is_gone({ place: thePlace(place) }),
  'no-way-home': ({ place }) => m.maquis_reason_no_way_home({ place: thePlace(place) }),
  'place-is-closed': ({ place }) => m.maquis_reason_place_is_closed({ place: thePlace(place) }),
  'no-fake-id-there': () => m.maquis_reason_no_fake_id_there({ cafe: thePlace('cafe') }),
  'cannot-be-borrowed': ({ place }) =>
    m.maquis_reason_cannot_be_borrowed({ place: thePlace(place) }),
  'card-to-see': () => m.maquis_reason_card_to_see(),
  'worker-to-remove': () => m.maquis_reason_worker_to_remove(),
  'bridge-to-destroy': () => m.maquis_reason_bridge_to_destroy(),
  'not-to-be-removed': ({ place }) => m.maquis_reason_not_to_be_removed({ place: thePlace(place) }),
  'bridge-is-gone': ({ place }) => m.maquis_reason_bridge_is_gone({ place: thePlace(place) }),
  'shots-between-actions': () => m.maquis_reason_shots_between_actions(),
  'shots-forbidden': () => m.maquis_reason_shots_forbidden(),
};

/** For `setBoxedWords`: a file that only did that when it is loaded would be left out of a built site. */
export const BOXED_WORDS: BoxedWords = {
  goalRules: MISSION_RULES,
  event: eventText,
  reasons: REASONS,
};
