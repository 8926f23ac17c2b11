import { useContext } from 'preact/hooks';
import { dailyDeal } from '#games/maquis/engine/index.ts';
import { MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { DrawnNext } from '#play/ui/frame/skeleton.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { OwnPuzzles, ownLoader } from '#play/ui/my-puzzles/use-own.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { SettingsContext, useAid } from '../aid/aid.ts';
import { GameSetUpForm, type GoalSourceNames } from '../aid/GameSetUpForm.tsx';
import { FILES } from '../aid/game-files.ts';
import { DealToCome } from '../coach/deal/HowHard.tsx';

/** Puzzles of one's own in Maquis, in files of their own. */
export const loadMyPuzzles = ownLoader(() => import('../coach/my-puzzles/own.ts'));

/** Between games: a new one, a set position, or one of those kept, and what they came to. */
export function PracticeRoom({ isDealt }: { readonly isDealt: boolean }) {
  const { links } = useContext(SettingsContext);
  return (
    <div class="practice-room">
      <PracticeSetUp isDealt={isDealt} />
      <DrawnNext>
        <a class="aid-secondary" href={links.position}>
          {m.maquis_editor_title()}
        </a>
        <Games files={FILES} />
        <OwnPuzzles load={loadMyPuzzles} />
        <Statistics load={() => import('./Counted.tsx')} />
      </DrawnNext>
    </div>
  );
}

const SOURCES: GoalSourceNames = {
  'any-two': m.maquis_practice_goals_any_two,
  'any-stars': m.maquis_goals_any_two_of,
  'one-of-each': m.maquis_practice_goals_one_of_each,
  'by-stars': m.maquis_goals_by_stars,
  'by-hand': m.maquis_practice_goals_by_hand,
};

/** Everything that is decided before a game: edition, mode, goals, seed, help. */
const PracticeSetUp = ({ isDealt }: { readonly isDealt: boolean }) => (
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
