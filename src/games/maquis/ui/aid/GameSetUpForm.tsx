import type { ComponentChildren, JSX } from 'preact';
import {
  DIFFICULTIES,
  difficultyCalled,
  EDITION_IDS,
  type EditionId,
  editionCalled,
  SIDES,
  type Side,
} from '#games/maquis/data/index.ts';
import { RULESET } from '#games/maquis/engine/index.ts';
import { DIFFICULTY_NAMES, EDITION_NAMES, GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import {
  type GoalSource,
  gameSetUpOf,
  goalSourcesOf,
  goalsFor,
  USUAL_STARS,
} from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { CheckBox, type RadioChoice, Radios } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { storedThreeStar, storeEdition, storeThreeStar } from '../stored-edition.ts';
import { useAid } from './aid.ts';

/** What each way to come by goals is called; any two otherwise where goals also come by stars. */
export type GoalSourceNames = Readonly<Record<GoalSource | 'any-stars', () => string>>;

interface Props {
  readonly title: string;
  /** What its button says. */
  readonly start: string;
  /** What is said above all choices. */
  readonly lead?: ComponentChildren;
  readonly sources: GoalSourceNames;
  /** How the choices of edition and goals are drawn. */
  readonly as: <Value extends string>(props: RadioChoice<Value>) => JSX.Element;
  /** What else is decided. */
  readonly children: ComponentChildren;
}

/** What is decided before a game in every room: edition, mode and goals. Goals are drawn as it begins. */
export function GameSetUpForm({ title, start, lead, sources, as, children }: Props) {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const isReady = setUp.goalSource !== 'by-hand' || gameSetUpOf(setUp) !== undefined;
  const begin = () => {
    send({ type: 'drawGoals' });
    send({ type: 'start' });
    // The town begins at its top, however far down the button was.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <SetUpForm
      title={title}
      start={start}
      whyNot={isReady ? undefined : m.maquis_setup_goals_first()}
      onStart={begin}
    >
      {lead}
      <EditionChoice as={as} />
      <DifficultyChoice />
      <GoalChoice sources={sources} as={as} />
      {children}
    </SetUpForm>
  );
}

/** The six modes, and the rule of the one that is chosen. */
function DifficultyChoice() {
  const { state, send } = useAid();
  const { difficulty } = state.context.setUp;
  const chosen = difficultyCalled(difficulty);
  return (
    <>
      <Radios
        legend={m.maquis_practice_mode()}
        values={DIFFICULTIES.map(({ id }) => id)}
        value={difficulty}
        label={(id) => DIFFICULTY_NAMES[id]()}
        onChoose={(id) => send({ type: 'configure', change: { difficulty: id } })}
      />
      <RuleLink rule={chosen.rule} />
    </>
  );
}

/** How the goals come, and what that asks. */
function GoalChoice({ sources, as: ChoiceOfOne }: Pick<Props, 'sources' | 'as'>) {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const { goalSource, ruleset = RULESET } = setUp;
  const hasStars = editionCalled(ruleset).goalDraws.includes('by-stars');
  return (
    <>
      <ChoiceOfOne
        legend={m.maquis_practice_goals()}
        values={goalSourcesOf(setUp)}
        value={goalSource}
        label={(source) => sources[source === 'any-two' && hasStars ? 'any-stars' : source]()}
        onChoose={(source) => send({ type: 'decideGoalSource', source })}
      />
      {goalSource === 'by-stars' && <StarChoice />}
      {goalSource === 'by-hand' && <GoalsByHand />}
    </>
  );
}

const STARS_OF: Readonly<Record<Side, () => string>> = {
  west: m.maquis_goal_stars_west,
  east: m.maquis_goal_stars_east,
};

const STARS = [0, 1, 2] as const;

/** How many stars each goal has that is drawn; one of three lies in the east where it is played with. */
function StarChoice() {
  const { state, send } = useAid();
  const { stars = USUAL_STARS, threeStar, ruleset = RULESET } = state.context.setUp;
  const asked = SIDES.filter((side) => !(threeStar && side === 'east'));
  return (
    <>
      {asked.map((side) => (
        <Select
          key={side}
          legend={STARS_OF[side]()}
          values={STARS}
          value={STARS.find((count) => count === stars[side])}
          label={(count) => m.maquis_goal_stars({ count })}
          onChoose={(count) =>
            send({ type: 'configure', change: { goals: {}, stars: { ...stars, [side]: count } } })
          }
        />
      ))}
      {editionCalled(ruleset).isReconstructed && (
        <p class="aid-hint">{m.maquis_goal_stars_basis()}</p>
      )}
    </>
  );
}

const BEYOND: Readonly<Record<Side, () => string>> = {
  west: m.maquis_table_setup_goals_west,
  east: m.maquis_table_setup_goals_east,
};

/** The goal beyond each exit, chosen by hand; the two must differ. */
function GoalsByHand() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const { goals } = setUp;
  return (
    <>
      {SIDES.map((side) => (
        <Select
          key={side}
          legend={BEYOND[side]()}
          values={goalsFor(setUp, side)}
          value={goals[side]}
          label={(id) => GOAL_NAMES[id]()}
          onChoose={(id) =>
            send({ type: 'configure', change: { goals: { ...goals, [side]: id } } })
          }
          none={m.maquis_table_setup_goals_none()}
        />
      ))}
      {goals.west !== undefined && goals.west === goals.east && (
        <p class="aid-trouble" role="alert">
          {m.maquis_table_setup_goals_same()}
        </p>
      )}
    </>
  );
}

/** The edition that is played, and whether with a three-star mission: both are kept for the next game. */
function EditionChoice({ as: ChoiceOfOne }: Pick<Props, 'as'>) {
  const { state, send } = useAid();
  const { ruleset = RULESET, threeStar = false } = state.context.setUp;
  const { threeStarGoals, isReconstructed, rule, hasKit } = editionCalled(ruleset);
  const decide = (edition: EditionId, withThreeStar: boolean) => {
    storeEdition(edition);
    send({ type: 'decideEdition', ruleset: edition, threeStar: withThreeStar });
  };
  return (
    <>
      <ChoiceOfOne
        legend={m.maquis_edition_which()}
        values={EDITION_IDS}
        value={ruleset}
        label={(id) => EDITION_NAMES[id]()}
        onChoose={(id) => decide(id, storedThreeStar())}
      />
      {threeStarGoals.length > 0 && (
        <CheckBox
          name={m.maquis_edition_three_star_choice()}
          isOn={threeStar}
          onChange={(isOn) => {
            storeThreeStar(isOn);
            decide(ruleset, isOn);
          }}
        />
      )}
      {threeStar && <p class="aid-hint">{m.maquis_edition_three_star_basis()}</p>}
      {isReconstructed && <p class="aid-hint">{m.maquis_edition_box_basis()}</p>}
      {!hasKit && (
        <p class="aid-hint">
          {m.maquis_edition_milice()}{' '}
          <RuleLink rule={threeStar ? 'maquis.three-star-missions' : rule} brief />
        </p>
      )}
    </>
  );
}
