import { useContext } from 'preact/hooks';
import { editionCalled, MORALE_TRACK, TOKENS_OF_A_KIND } from '#games/maquis/data/index.ts';
import { RULESET } from '#games/maquis/engine/index.ts';
import { GOAL_NAMES, TILE_NAMES } from '#games/maquis/i18n/names.ts';
import {
  type GameSetUp,
  type GoalSource,
  gameSetUpOf,
  goalSourcesOf,
  SET_UP_STEPS,
  type SetUpStep,
  startingPawns,
} from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { ComponentOwners } from '#play/ui/frame/ComponentOwners.tsx';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PromptActions } from '#play/ui/parts/Prompt.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SettingsContext, useAid } from './aid.ts';
import { DifficultyChoice } from './DifficultyChoice.tsx';
import { EditionChoice } from './EditionChoice.tsx';
import { GoalSelects } from './GoalSelects.tsx';
import { MaquisGames } from './MaquisGames.tsx';
import { COMPONENT_NAMES, OWNER_CHOICES } from './owners.ts';
import { StarChoice } from './StarChoice.tsx';
import { StartsOfGoals } from './StartsOfGoals.tsx';
import '../style/panels.css';

const TITLE: Readonly<Record<SetUpStep, () => string>> = {
  difficulty: m.maquis_table_setup_difficulty,
  keepers: m.maquis_table_setup_keepers,
  board: m.maquis_table_setup_board,
  tokens: m.maquis_table_setup_tokens,
  tiles: m.maquis_table_setup_tiles,
  pawns: m.maquis_table_setup_pawns,
  goals: m.maquis_table_setup_goals,
};

/** Walks through setting up the real table. No card is drawn before the last step is done. */
export function SetUpWalk() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const step = SET_UP_STEPS.find((name) => state.matches({ setUp: name })) ?? SET_UP_STEPS[0];
  const at = SET_UP_STEPS.indexOf(step);
  const isLast = at === SET_UP_STEPS.length - 1;
  const isReady = gameSetUpOf(setUp) !== undefined;
  return (
    <section class="aid-setup" aria-labelledby="aid-prompt">
      <p class="aid-kicker">
        {m.maquis_table_setup_title()} ·{' '}
        {m.maquis_table_setup_step({ step: at + 1, steps: SET_UP_STEPS.length })}
      </p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {TITLE[step]()}
      </h2>
      <Step step={step} setUp={setUp} />
      <PromptActions>
        {isLast && !isReady && <p id="setup-why">{m.maquis_setup_goals_first()}</p>}
        {at > 0 && (
          <button type="button" class="aid-secondary" onClick={() => send({ type: 'back' })}>
            {m.maquis_table_setup_back()}
          </button>
        )}
        {isLast ? (
          <button
            type="button"
            class="aid-primary"
            disabled={!isReady}
            aria-describedby={isReady ? undefined : 'setup-why'}
            onClick={() => send({ type: 'start' })}
          >
            {m.maquis_table_setup_start()}
          </button>
        ) : (
          <button type="button" class="aid-primary" onClick={() => send({ type: 'next' })}>
            {m.maquis_table_setup_next()}
          </button>
        )}
      </PromptActions>
      {at === 0 && <MaquisGames />}
    </section>
  );
}

function Step({ step, setUp }: { readonly step: SetUpStep; readonly setUp: GameSetUp }) {
  switch (step) {
    case 'difficulty':
      return (
        <>
          <p class="aid-hint">{m.maquis_table_setup_difficulty_hint()}</p>
          <DifficultyChoice legend={m.maquis_table_setup_difficulty()} isTold={false} />
          <EditionChoice />
        </>
      );
    case 'keepers':
      return (
        <>
          <p class="aid-hint">{m.maquis_table_setup_keepers_hint()}</p>
          <ComponentOwners names={COMPONENT_NAMES} choices={OWNER_CHOICES} owners={setUp.owners} />
        </>
      );
    case 'goals':
      return <Goals setUp={setUp} />;
    default:
      return <ToDo step={step} setUp={setUp} />;
  }
}

/** What to do on the real table in this step. */
function ToDo({
  step,
  setUp,
}: {
  readonly step: 'board' | 'tokens' | 'tiles' | 'pawns';
  readonly setUp: GameSetUp;
}) {
  const { deck, goods, tracks } = setUp.owners;
  const { ruleset = RULESET } = setUp;
  const { hasKit, tiles } = editionCalled(ruleset);
  const { kit } = useContext(SettingsContext).links;
  const pawns = startingPawns(setUp.difficulty);
  const lines = {
    board: [
      m.maquis_table_setup_board_1(),
      deck === 'site'
        ? m.maquis_table_setup_board_2_site()
        : m.maquis_table_setup_board_2_visitor(),
    ],
    tokens: [
      goods === 'site'
        ? m.maquis_table_setup_tokens_1_site()
        : (hasKit ? m.maquis_table_setup_tokens_1_visitor : m.maquis_setup_tokens_boxed)({
            count: TOKENS_OF_A_KIND,
          }),
      tracks === 'site'
        ? m.maquis_table_setup_tokens_2_site()
        : m.maquis_table_setup_tokens_2_visitor({ morale: MORALE_TRACK.start }),
    ],
    tiles: [hasKit ? m.maquis_table_setup_tiles_1() : m.maquis_setup_tiles_boxed()],
    pawns: [
      m.maquis_table_setup_pawns_1({ count: pawns.safeHouse }),
      m.maquis_table_setup_pawns_2({ count: pawns.cafe }),
      m.maquis_table_setup_pawns_3(),
    ],
  } as const;
  const rule = {
    board: 'maquis.setup-deck',
    tokens: 'maquis.setup-supply',
    tiles: 'maquis.setup-tiles',
    pawns: 'maquis.setup-workers',
  } as const;
  return (
    <>
      <ol class="aid-checklist">
        {lines[step].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {step === 'tiles' && (
        <ul class="aid-list">
          {tiles.map((id) => (
            <li key={id}>{TILE_NAMES[id]()}</li>
          ))}
        </ul>
      )}
      {hasKit && (
        <p class="aid-hint">
          <a href={kit}>{m.maquis_table_setup_kit()}</a>
        </p>
      )}
      <RuleLink rule={rule[step]} />
    </>
  );
}

const SOURCES: Readonly<Record<GoalSource, () => string>> = {
  'any-two': m.maquis_table_setup_goals_any_two,
  'one-of-each': m.maquis_table_setup_goals_one_of_each,
  'by-stars': m.maquis_goals_by_stars_draw,
  'by-hand': m.maquis_table_setup_goals_by_hand,
};

function Goals({ setUp }: { readonly setUp: GameSetUp }) {
  const { send } = useAid();
  const { ruleset = RULESET } = setUp;
  const { west, east } = setUp.goals;
  return (
    <>
      <Radios
        legend={m.maquis_table_setup_goals()}
        isLegendHidden
        class="aid-radios--column"
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
      {setUp.goalSource === 'by-hand' ? (
        <GoalSelects />
      ) : west && east ? (
        <p class="aid-note" role="status">
          {m.maquis_table_setup_goals_drawn({ west: GOAL_NAMES[west](), east: GOAL_NAMES[east]() })}
        </p>
      ) : (
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'drawGoals' })}>
          {m.maquis_table_setup_goals_draw()}
        </button>
      )}
      <StartsOfGoals goals={setUp.goals} />
      <RuleLink rule="maquis.setup-goals" />
    </>
  );
}
