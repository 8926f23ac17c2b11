import { eventText } from '#games/les-poilus/i18n/events.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import { type AidSaves, unseenEvents } from '#games/les-poilus/session/index.ts';
import { KindSign } from '#games/les-poilus/ui/board/CardFace.tsx';
import { TileButtons } from '#games/les-poilus/ui/board/TileFace.tsx';
import { declinedLast, moveText } from '#games/les-poilus/ui/effect.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { sentences } from '#shared/list-text.ts';
import type { TableSession } from '../mode.ts';
import { AidPanel, ContinuePanel } from './AidPanel.tsx';

/** The mission has ended: the alarm at three, or the land cleared. Cards are moved now. */
function EndedPanel() {
  const { state } = useGameOnScreen();
  const { context } = useSession<TableSession>().state;
  const events = unseenEvents(context);
  const failed = events.find((event) => event.type === 'mission-failed');
  const cards = state.noMansLand.length;
  if (failed?.type !== 'mission-failed') {
    return (
      <section class="aid-panel table-panel" aria-labelledby="aid-prompt">
        <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
          {m.poilus_news_succeeded()}
        </h2>
        <ul class="table-told">
          <li>
            {cards > 0 ? m.poilus_aid_land_leaves({ count: cards }) : m.poilus_aid_land_empty()}{' '}
            <RuleLink rule="les-poilus.mission-success" />
          </li>
        </ul>
        <ContinuePanel>{m.poilus_go_on()}</ContinuePanel>
      </section>
    );
  }
  return (
    <section
      class="aid-panel table-panel table-panel--failed"
      aria-labelledby="aid-prompt"
      role="alert"
    >
      <p class="three" aria-hidden="true">
        {[1, 2, 3].map((one) => (
          <KindSign kind={failed.kind} key={one} />
        ))}
      </p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.poilus_aid_failed({ kind: KIND_NAMES[failed.kind]() })}
      </h2>
      <ul class="table-told">
        <li>
          {m.poilus_aid_land_shuffled({ count: cards })}{' '}
          <RuleLink rule="les-poilus.mission-failure" />
        </li>
        <li>{m.poilus_aid_nobody_acts()}</li>
      </ul>
      <ContinuePanel>{m.poilus_go_on()}</ContinuePanel>
    </section>
  );
}

/** A tile is turned up: each button names who receives it. */
function RevealPanel() {
  const { state, who, move } = useGameOnScreen();
  const seat = turnOf(state);
  const isSelfish = state.players[seat]?.hardships.includes('selfish') ?? false;
  return (
    <AidPanel title={m.poilus_aid_ask_tile({ who: who(seat) })}>
      <TileButtons part={2} onChoose={move} />
      {isSelfish && (
        <p class="aid-note">
          {m.poilus_aid_selfish({ who: who(seat) })} <RuleLink rule="les-poilus.selfish" />
        </p>
      )}
    </AidPanel>
  );
}

const TOLD = ['tile-kept', 'support-tied', 'support-won'];

/** Tiles have changed hands, and nobody takes a bonus: who was helped, or why nobody was. */
function SupportedPanel() {
  const { who, state } = useGameOnScreen();
  const { context } = useSession<TableSession>().state;
  const told = unseenEvents(context).filter(({ type }) => TOLD.includes(type));
  const isTied = told.some(({ type }) => type === 'support-tied');
  const won = told.find((event) => event.type === 'support-won');
  const isChaplain = won?.type === 'support-won' && won.seat >= state.players.length;
  return (
    <AidPanel title={isTied ? m.poilus_aid_tie() : m.poilus_aid_supported()}>
      <ul class="table-told">
        {told.map((event, n) => (
          <li key={n}>
            {eventText(event, who)} <RuleLink rule={event.rule} />
          </li>
        ))}
        {won && (
          <li>{isChaplain ? m.poilus_aid_chaplain_won() : m.poilus_aid_nothing_to_take()}</li>
        )}
        <li>{m.poilus_aid_tiles_move()}</li>
      </ul>
      <ContinuePanel>{m.poilus_go_on()}</ContinuePanel>
    </AidPanel>
  );
}

/** Merry Christmas relieves anybody of one hardship. */
function ChristmasPanel() {
  const { state, who } = useGameOnScreen();
  return (
    <AidPanel title={m.poilus_ask_cure({ who: who(turnOf(state)) })}>
      <Moves />
    </AidPanel>
  );
}

/** The bonus of support, as the rules give it after a success or a failure. */
function BonusPanel() {
  const { state, who, legal, hasHealed } = useGameOnScreen();
  const { replayed } = useActiveSession<AidSaves>();
  const events = replayed.events.flat();
  const won = events.findLast(({ type }) => type === 'support-won');
  const ended = events.findLast(
    ({ type }) => type === 'mission-failed' || type === 'mission-succeeded',
  );
  const isFailed = ended?.type === 'mission-failed';
  const bonus = isFailed
    ? m.poilus_aid_bonus_failed()
    : hasHealed
      ? m.poilus_aid_bonus_more()
      : legal.includes('charm-back')
        ? m.poilus_aid_bonus_charm()
        : m.poilus_aid_bonus_two();
  return (
    <AidPanel title={m.poilus_ask_bonus({ who: who(turnOf(state)) })}>
      <p>{sentences([...(won ? [eventText(won, who)] : []), bonus])}</p>
      <Moves />
    </AidPanel>
  );
}

/** All that can be done, one below the other, by one tap. */
function Moves() {
  const game = useGameOnScreen();
  const { legal, move } = game;
  return (
    <ul class="move-list">
      {declinedLast(legal).map((one) => (
        <li key={one}>
          <button type="button" onClick={() => move(one)}>
            {moveText(one, game)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is looked at and asked at the end of a mission, by the state of the turn. */
export const END_PANELS = {
  ended: EndedPanel,
  supported: SupportedPanel,
  christmas: ChristmasPanel,
  reveal: RevealPanel,
  bonus: BonusPanel,
};
