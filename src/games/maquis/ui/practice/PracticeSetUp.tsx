import { editionCalled } from '#games/maquis/data/index.ts';
import { dailyDeal, RULESET } from '#games/maquis/engine/index.ts';
import { HELP_NAMES } from '#games/maquis/i18n/help.ts';
import { type GoalSource, gameSetUpOf, goalSourcesOf } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { useAid } from '../aid/aid.ts';
import { DifficultyChoice } from '../aid/DifficultyChoice.tsx';
import { EditionChoice } from '../aid/EditionChoice.tsx';
import { GoalSelects } from '../aid/GoalSelects.tsx';
import { StarChoice } from '../aid/StarChoice.tsx';
import { DealToCome } from '../coach/deal/HowHard.tsx';

const SOURCES: Readonly<Record<GoalSource, () => string>> = {
  'any-two': m.maquis_practice_goals_any_two,
  'one-of-each': m.maquis_practice_goals_one_of_each,
  'by-stars': m.maquis_goals_by_stars,
  'by-hand': m.maquis_practice_goals_by_hand,
};

/** Everything that is decided before a game: edition, mode, goals, seed, help. */
export function PracticeSetUp({ isDealt }: { readonly isDealt: boolean }) {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const isDrawn = setUp.goalSource !== 'by-hand';
  const canStart = isDrawn || gameSetUpOf(setUp) !== undefined;
  const start = () => {
    if (isDrawn) send({ type: 'drawGoals' });
    send({ type: 'start' });
    // The town begins at its top, however far down the button was.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <SetUpForm
      title={m.play_setup_new()}
      start={m.play_start()}
      whyNot={canStart ? undefined : m.maquis_setup_goals_first()}
      onStart={start}
    >
      {isDealt && <p>{m.maquis_practice_dealt()}</p>}
      <EditionChoice />
      <DifficultyChoice legend={m.maquis_practice_mode()} />
      <Goals />
      <Seed />
      <DealToCome />
      <HelpChoice names={HELP_NAMES} />
    </SetUpForm>
  );
}

function Goals() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const { goalSource, ruleset = RULESET } = setUp;
  const { goalDraws } = editionCalled(ruleset);
  return (
    <>
      <Radios
        legend={m.maquis_practice_goals()}
        values={goalSourcesOf(setUp)}
        value={goalSource}
        label={(source) =>
          source === 'any-two' && goalDraws.includes('by-stars')
            ? m.maquis_goals_any_two_of()
            : SOURCES[source]()
        }
        onChoose={(source) => send({ type: 'decideGoalSource', source })}
      />
      {goalSource === 'by-hand' && <GoalSelects />}
      {goalSource === 'by-stars' && <StarChoice />}
    </>
  );
}

function Seed() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const { seed, difficulty } = setUp;
  const dealOf = (date: string) => {
    const deal = dailyDeal(date, difficulty, setUp);
    send({ type: 'decideGoalSource', source: 'by-hand' });
    send({ type: 'configure', change: { goals: deal.goals, seed: deal.seed ?? '' } });
  };
  return (
    <>
      <SeedField
        seed={seed}
        onChange={(text) => send({ type: 'configure', change: { seed: text } })}
        onDaily={dealOf}
      />
      <p class="aid-hint">{m.maquis_practice_seed_hint()}</p>
    </>
  );
}
