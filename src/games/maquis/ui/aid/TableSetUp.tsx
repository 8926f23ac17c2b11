import { editionCalled } from '#games/maquis/data/index.ts';
import { RULESET } from '#games/maquis/engine/index.ts';
import {
  type Component,
  type GoalSource,
  gameSetUpOf,
  goalSourcesOf,
} from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { Select } from '#play/ui/parts/Select.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { useAid } from './aid.ts';
import { DifficultyChoice } from './DifficultyChoice.tsx';
import { EditionChoice } from './EditionChoice.tsx';
import { GoalSelects } from './GoalSelects.tsx';
import { LayOut } from './LayOut.tsx';
import { MaquisGames } from './MaquisGames.tsx';
import { COMPONENT_NAMES, OWNER_CHOICES } from './owners.ts';
import { StarChoice } from './StarChoice.tsx';

/** All that is decided before the first turn at the real table, on one page, and what is laid out meanwhile. */
export function TableSetUp() {
  const { state, send } = useAid();
  const isReady =
    state.context.setUp.goalSource !== 'by-hand' || gameSetUpOf(state.context.setUp) !== undefined;
  const start = () => {
    send({ type: 'drawGoals' });
    send({ type: 'start' });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <SetUpForm
        title={m.maquis_table_setup_title()}
        start={m.maquis_table_setup_start()}
        whyNot={isReady ? undefined : m.maquis_setup_goals_first()}
        onStart={start}
      >
        <EditionChoice as={Select} />
        <DifficultyChoice legend={m.maquis_practice_mode()} />
        <Goals />
        <OwnComponents />
        <LayOut />
      </SetUpForm>
      <MaquisGames />
    </>
  );
}

const SOURCES: Readonly<Record<GoalSource, () => string>> = {
  'any-two': m.maquis_table_setup_goals_any_two,
  'one-of-each': m.maquis_table_setup_goals_one_of_each,
  'by-stars': m.maquis_goals_by_stars_draw,
  'by-hand': m.maquis_table_setup_goals_by_hand,
};

function Goals() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const { ruleset = RULESET } = setUp;
  return (
    <>
      <Select
        legend={m.maquis_practice_goals()}
        values={goalSourcesOf(setUp)}
        value={setUp.goalSource}
        label={(source) =>
          source === 'any-two' && editionCalled(ruleset).goalDraws.includes('by-stars')
            ? m.maquis_goals_any_two_draw()
            : SOURCES[source]()
        }
        onChoose={(source) => send({ type: 'decideGoalSource', source })}
      />
      {setUp.goalSource === 'by-stars' && <StarChoice />}
      {setUp.goalSource === 'by-hand' && <GoalSelects />}
    </>
  );
}

/** What the visitor looks after; the site does the rest. */
function OwnComponents() {
  const { state, send } = useAid();
  const { owners } = state.context.setUp;
  const components = Object.keys(COMPONENT_NAMES) as Component[];
  return (
    <fieldset class="aid-radios">
      <legend>{m.maquis_table_setup_keepers()}</legend>
      {components.map((component) => (
        <label key={component} class="aid-check">
          <input
            type="checkbox"
            checked={owners[component] === 'visitor'}
            onChange={({ currentTarget: { checked } }) =>
              send({ type: 'keep', change: { [component]: checked ? 'visitor' : 'site' } })
            }
          />
          {COMPONENT_NAMES[component]()}
        </label>
      ))}
      {components
        .filter((component) => owners[component] === 'visitor')
        .map((component) => (
          <p key={component} class="aid-hint">
            {m.maquis_table_setup_keeper({
              component: COMPONENT_NAMES[component](),
              answer: OWNER_CHOICES[component].visitor(),
            })}
          </p>
        ))}
      <p class="aid-hint">{m.maquis_table_setup_keepers_hint()}</p>
    </fieldset>
  );
}
