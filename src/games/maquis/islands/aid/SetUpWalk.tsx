import {
  DIFFICULTIES,
  type DifficultyId,
  GOAL_IDS,
  type GoalId,
  MORALE_TRACK,
  SIDES,
  type Side,
  TILE_IDS,
  TOKENS_OF_A_KIND,
} from '#maquis/data/index.ts';
import { DIFFICULTY_NAMES, GOAL_NAMES, TILE_NAMES } from '#maquis/messages/names.ts';
import {
  type GoalSource,
  gameSetUpOf,
  SET_UP_STEPS,
  type SetUp,
  type SetUpStep,
  startingPawns,
} from '#maquis/table/index.ts';
import * as m from '#messages';
import { useAid } from './aid.ts';
import { Games } from './Games.tsx';
import { Keepers } from './Keepers.tsx';
import { RuleLink } from './RuleLink.tsx';

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
  return (
    <section class="aid-setup" aria-labelledby="aid-prompt">
      <p class="aid-kicker">
        {m.maquis_table_setup_title()} ·{' '}
        {m.maquis_table_step({ step: at + 1, steps: SET_UP_STEPS.length })}
      </p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {TITLE[step]()}
      </h2>
      <Step step={step} setUp={setUp} />
      <div class="aid-buttons">
        {at > 0 && (
          <button type="button" class="aid-secondary" onClick={() => send({ type: 'back' })}>
            {m.maquis_table_back()}
          </button>
        )}
        {isLast ? (
          <button
            type="button"
            class="aid-primary"
            disabled={gameSetUpOf(setUp) === undefined}
            onClick={() => send({ type: 'start' })}
          >
            {m.maquis_table_setup_start()}
          </button>
        ) : (
          <button type="button" class="aid-primary" onClick={() => send({ type: 'next' })}>
            {m.maquis_table_next()}
          </button>
        )}
      </div>
      {at === 0 && <Games />}
    </section>
  );
}

function Step({ step, setUp }: { readonly step: SetUpStep; readonly setUp: SetUp }) {
  switch (step) {
    case 'difficulty':
      return <Difficulty setUp={setUp} />;
    case 'keepers':
      return (
        <>
          <p class="aid-hint">{m.maquis_table_setup_keepers_hint()}</p>
          <Keepers keepers={setUp.keepers} />
        </>
      );
    case 'goals':
      return <Goals setUp={setUp} />;
    default:
      return <ToDo step={step} setUp={setUp} />;
  }
}

function Difficulty({ setUp }: { readonly setUp: SetUp }) {
  const { send } = useAid();
  const choose = (difficulty: DifficultyId) => send({ type: 'decide', change: { difficulty } });
  const chosen = DIFFICULTIES.find(({ id }) => id === setUp.difficulty) ?? DIFFICULTIES[0];
  return (
    <>
      <p class="aid-hint">{m.maquis_table_setup_difficulty_hint()}</p>
      <fieldset class="aid-radios">
        <legend class="aid-hidden">{m.maquis_table_setup_difficulty()}</legend>
        {DIFFICULTIES.map(({ id }) => (
          <label key={id} class="aid-radio">
            <input
              type="radio"
              name="difficulty"
              checked={id === setUp.difficulty}
              onChange={() => choose(id)}
            />
            {DIFFICULTY_NAMES[id]()}
          </label>
        ))}
      </fieldset>
      <RuleLink rule={chosen.rule} />
    </>
  );
}

/** What to do on the real table in this step. */
function ToDo({
  step,
  setUp,
}: {
  readonly step: 'board' | 'tokens' | 'tiles' | 'pawns';
  readonly setUp: SetUp;
}) {
  const { deck, goods, tracks } = setUp.keepers;
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
        : m.maquis_table_setup_tokens_1_visitor({ count: TOKENS_OF_A_KIND }),
      tracks === 'site'
        ? m.maquis_table_setup_tokens_2_site()
        : m.maquis_table_setup_tokens_2_visitor({ morale: MORALE_TRACK.start }),
    ],
    tiles: [m.maquis_table_setup_tiles_1()],
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
          {TILE_IDS.map((id) => (
            <li key={id}>{TILE_NAMES[id]()}</li>
          ))}
        </ul>
      )}
      <RuleLink rule={rule[step]} />
    </>
  );
}

const SOURCES: readonly (readonly [GoalSource, () => string])[] = [
  ['any-two', m.maquis_table_setup_goals_any_two],
  ['one-of-each', m.maquis_table_setup_goals_one_of_each],
  ['by-hand', m.maquis_table_setup_goals_by_hand],
];

function Goals({ setUp }: { readonly setUp: SetUp }) {
  const { send } = useAid();
  const { west, east } = setUp.goals;
  return (
    <>
      <fieldset class="aid-radios aid-radios--column">
        <legend class="aid-hidden">{m.maquis_table_setup_goals()}</legend>
        {SOURCES.map(([source, label]) => (
          <label key={source} class="aid-radio">
            <input
              type="radio"
              name="goal-source"
              checked={source === setUp.goalSource}
              onChange={() => send({ type: 'decideGoalSource', source })}
            />
            {label()}
          </label>
        ))}
      </fieldset>
      {setUp.goalSource === 'by-hand' ? (
        SIDES.map((side) => <GoalSelect key={side} side={side} setUp={setUp} />)
      ) : west && east ? (
        <p class="aid-note" role="status">
          {m.maquis_table_setup_goals_drawn({ west: GOAL_NAMES[west](), east: GOAL_NAMES[east]() })}
        </p>
      ) : (
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'drawGoals' })}>
          {m.maquis_table_setup_goals_draw()}
        </button>
      )}
      {west !== undefined && west === east && (
        <p class="aid-trouble" role="alert">
          {m.maquis_table_setup_goals_same()}
        </p>
      )}
      <RuleLink rule="maquis.setup-goals" />
    </>
  );
}

function GoalSelect({ side, setUp }: { readonly side: Side; readonly setUp: SetUp }) {
  const { send } = useAid();
  const label =
    side === 'west' ? m.maquis_table_setup_goals_west() : m.maquis_table_setup_goals_east();
  return (
    <label class="aid-field">
      {label}
      <select
        value={setUp.goals[side] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          send({
            type: 'decide',
            change: { goals: { ...setUp.goals, [side]: value as GoalId } },
          })
        }
      >
        <option value="" disabled>
          {m.maquis_table_setup_goals_none()}
        </option>
        {GOAL_IDS.map((id) => (
          <option key={id} value={id}>
            {GOAL_NAMES[id]()}
          </option>
        ))}
      </select>
    </label>
  );
}
