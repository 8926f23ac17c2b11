import { ListOrdered, Menu, Share2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { EVERY_RESOURCE, MORALE_TRACK } from '#games/maquis/data/index.ts';
import { dealLink, goalPairOf, positionLink, type Table } from '#games/maquis/engine/index.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import { MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import {
  gameOfTable,
  numbersOfGame,
  SAVE_VERSION,
  SITE_OWNS_ALL,
  type TableGame,
} from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { BigTypeSwitch, ExitLinks, NewGame, SaveAsFile } from '#play/ui/frame/menu-parts.tsx';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { LogSheet } from '#play/ui/log/LogSheet.tsx';
import { PromptActions } from '#play/ui/parts/Prompt.tsx';
import { ReviewButton } from '#play/ui/review/after-game.tsx';
import { ShareLink } from '#play/ui/share/ShareLink.tsx';
import { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
import { inARow } from '#shared/list-text.ts';
import { freshSeed } from '#shared/seeds.ts';
import { SettingsContext, useAid, useMaquisSession } from '../aid/aid.ts';
import { FILES } from '../aid/game-files.ts';
import { links } from '../aid/game-links.ts';
import { EditPosition, MaquisMore } from '../aid/MenuParts.tsx';
import { OverPanel } from '../aid/OverPanel.tsx';
import { DealPlayed } from '../coach/deal/HowHard.tsx';
import { ReviewedTurn } from '../coach/ReviewedTurn.tsx';

/** A game in practice, with its past and the coach's review of it. */
export const PracticeTurn = ({ lead }: { readonly lead: ComponentChildren }) => (
  <ReviewedTurn tools={<PracticeTools />} past={<PastPanel />} end={<PracticeOver />} lead={lead} />
);

const SHEETS: readonly Sheet[] = [
  {
    name: 'log',
    isBeside: true,
    icon: ListOrdered,
    keys: ['log'],
    label: m.play_tool_log,
    body: (close) => <Log onDone={close} />,
  },
  { name: 'share', icon: Share2, label: m.play_share, body: () => <Share /> },
  {
    name: 'menu',
    icon: Menu,
    keys: ['menu', 'help'],
    label: m.play_tool_menu,
    body: (close) => <PracticeMenu onDone={close} />,
  },
];

/** Always at hand: undo and redo by name, the past, the log, sharing, the menu. */
const PracticeTools = () => <Toolbar label={m.play_tools()} sheets={SHEETS} hasPast />;

function Log({ onDone }: { readonly onDone: () => void }) {
  const { setMoment } = useAid();
  return (
    <LogSheet
      onMoment={(step) => {
        setMoment(step);
        onDone();
      }}
    />
  );
}

function Share() {
  const { moment } = useAid();
  const { game } = useMaquisSession();
  return <ShareSheet game={game} at={moment ?? game.steps.length} />;
}

/** Type size, the game as a file, leaving it, and the ways out of the page. */
function PracticeMenu({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <HelpChoice names={MAQUIS_HELP_NAMES} />
      <BigTypeSwitch />
      <SaveAsFile files={FILES} />
      <EditPosition />
      <ReviewButton onDone={onDone} />
      <NewGame isLeaving onDone={onDone} />
      <MaquisMore />
      <ExitLinks />
    </>
  );
}

/** After the game: the result and its reason, the game in numbers, and again in three ways. */
function PracticeOver() {
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

interface ShareSheetProps {
  readonly game: TableGame;
  /** The moment the link opens at: how many steps were done. */
  readonly at: number;
}

/** The game as a link, at this moment, and its deal alone for somebody else to play. */
export function ShareSheet({ game, at }: ShareSheetProps) {
  return game.from ? (
    <PlayedFromPosition game={game} at={at} from={game.from} />
  ) : (
    <PlayedFromStart game={game} at={at} />
  );
}

/** A game from a set position: with what was played, and the position alone with the same cards. */
function PlayedFromPosition({ game, at, from }: ShareSheetProps & { readonly from: Table }) {
  const { seed = '' } = game.setUp;
  return (
    <>
      <GameLink game={game} at={at} hint={m.maquis_practice_share_set_game_hint()} />
      <ShareLink
        name={m.maquis_practice_share_position()}
        hint={m.maquis_editor_share_position_hint()}
        fragment={positionLink({ table: from, seed, moves: [], at: 0 })}
      />
    </>
  );
}

function PlayedFromStart({ game, at }: ShareSheetProps) {
  return (
    <>
      <GameLink game={game} at={at} hint={m.play_share_game_hint()} />
      <ShareLink
        name={m.play_share_deal()}
        hint={m.maquis_practice_share_deal_hint()}
        fragment={dealLink(game.setUp)}
      />
    </>
  );
}

function GameLink({ game, at, hint }: ShareSheetProps & { readonly hint: string }) {
  const fragment = links.game(game, at);
  return fragment === undefined ? (
    <p class="aid-trouble">{m.maquis_practice_share_too_long()}</p>
  ) : (
    <ShareLink name={m.play_share_game()} hint={hint} fragment={fragment} />
  );
}
