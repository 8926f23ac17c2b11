import { useContext } from 'preact/hooks';
import { EVERY_RESOURCE, MORALE_TRACK } from '#games/maquis/data/index.ts';
import { goalPairOf, type Table } from '#games/maquis/engine/index.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import {
  gameOfTable,
  numbersOfGame,
  SAVE_VERSION,
  SITE_OWNS_ALL,
} from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { PromptActions } from '#play/ui/parts/Prompt.tsx';
import { ReviewButton } from '#play/ui/review/review-button.tsx';
import { freshSeed } from '#shared/fresh-seed.ts';
import { inARow } from '#shared/list-text.ts';
import { SettingsContext, useAid, useMaquisSession } from '../aid/aid.ts';
import { OverPanel } from '../aid/OverPanel.tsx';
import { DealPlayed } from '../coach/deal/HowHard.tsx';

/** After the game: the result and its reason, the game in numbers, and again in three ways. */
export function PracticeOver() {
  const { send } = useAid();
  const { game, position } = useMaquisSession();
  const { difficulty, seed } = game.setUp;
  const again = (change: { seed: string; sameGoals: boolean }) => {
    send({ type: 'newGame', seed: change.seed, id: freshSeed() });
    send({ type: 'configure', change: { difficulty } });
    if (!change.sameGoals) return;
    send({ type: 'decideGoalSource', source: 'by-hand' });
    send({ type: 'configure', change: { goals: goalPairOf(position) } });
    send({ type: 'start' });
  };
  return (
    <OverPanel>
      <Numbers />
      {seed !== undefined && <p class="aid-hint">{m.play_seed_of({ seed })}</p>}
      {!game.from && <DealPlayed deal={game.setUp} />}
      {game.from ? (
        <FromPosition from={game.from} seed={seed} />
      ) : (
        <>
          {seed !== undefined && (
            <button
              type="button"
              class="aid-secondary"
              onClick={() => again({ seed, sameGoals: true })}
            >
              {m.play_again_deal()}
            </button>
          )}
          <button
            type="button"
            class="aid-secondary"
            onClick={() => again({ seed: freshSeed(), sameGoals: true })}
          >
            {m.maquis_practice_again_goals()}
          </button>
        </>
      )}
      <PromptActions>
        <ReviewButton />
        <button
          type="button"
          class="aid-primary"
          onClick={() => again({ seed: freshSeed(), sameGoals: false })}
        >
          {m.play_new_game()}
        </button>
      </PromptActions>
    </OverPanel>
  );
}

interface FromPositionProps {
  readonly from: Table;
  readonly seed: string | undefined;
}

/** The set position once more, with the same cards to come or with others. */
function FromPosition({ from, seed = '' }: FromPositionProps) {
  const { open } = useContext(SettingsContext);
  const again = (dealt: string) => {
    const now = Date.now();
    const progress = { game: gameOfTable(from, dealt, SITE_OWNS_ALL) };
    open({ version: SAVE_VERSION, id: freshSeed(), begun: now, changed: now, progress });
  };
  return (
    <>
      <button type="button" class="aid-secondary" onClick={() => again(seed)}>
        {m.maquis_practice_again_same_position()}
      </button>
      <button type="button" class="aid-secondary" onClick={() => again(freshSeed())}>
        {m.maquis_practice_again_other_position()}
      </button>
    </>
  );
}

/** The game in numbers: goods gained and lost, and morale turn by turn. */
function Numbers() {
  const { replayed } = useMaquisSession();
  const { gained, lost, morale } = numbersOfGame(replayed);
  const hasLost = EVERY_RESOURCE.some((kind) => lost[kind] > 0);
  return (
    <>
      <p class="aid-hint">{m.maquis_numbers_gained({ goods: goodsText(gained) })}</p>
      {hasLost && <p class="aid-hint">{m.maquis_numbers_lost({ goods: goodsText(lost) })}</p>}
      <MoraleChart morale={morale} />
    </>
  );
}

interface Props {
  /** Morale at the start and after each turn. */
  readonly morale: readonly number[];
}

/** The height of a step of morale and the width of a turn, in the chart's own units. */
const STEP = 8;
const TURN = 16;

/** Morale over the turns as a line of steps; told in words to whoever does not see it. */
function MoraleChart({ morale }: Props) {
  const height = MORALE_TRACK.max * STEP;
  const width = Math.max(1, morale.length - 1) * TURN;
  const line = morale.map((value, turn) => `${turn * TURN},${height - value * STEP}`).join(' ');
  const label = m.maquis_numbers_morale({ values: inARow(morale) });
  return (
    <figure class="practice-chart">
      <svg viewBox={`-2 -4 ${width + 4} ${height + 8}`} role="img" aria-label={label}>
        <path d={`M0 0V${height}H${width}`} />
        <polyline points={line} />
      </svg>
      <figcaption class="aid-hint">{m.maquis_numbers_chart()}</figcaption>
    </figure>
  );
}
