import { dailyDeal } from '#games/maquis/engine/index.ts';
import { MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { useAid } from '../aid/aid.ts';
import { GameSetUpForm, type GoalSourceNames } from '../aid/GameSetUpForm.tsx';
import { DealToCome } from '../coach/deal/HowHard.tsx';

const SOURCES: GoalSourceNames = {
  'any-two': m.maquis_practice_goals_any_two,
  'any-stars': m.maquis_goals_any_two_of,
  'one-of-each': m.maquis_practice_goals_one_of_each,
  'by-stars': m.maquis_goals_by_stars,
  'by-hand': m.maquis_practice_goals_by_hand,
};

/** Everything that is decided before a game: edition, mode, goals, seed, help. */
export const PracticeSetUp = ({ isDealt }: { readonly isDealt: boolean }) => (
  <GameSetUpForm
    title={m.play_setup_new()}
    start={m.play_start()}
    lead={isDealt && <p>{m.maquis_practice_dealt()}</p>}
    sources={SOURCES}
    as={Radios}
  >
    <Seed />
    <DealToCome />
    <HelpChoice names={MAQUIS_HELP_NAMES} />
  </GameSetUpForm>
);

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
