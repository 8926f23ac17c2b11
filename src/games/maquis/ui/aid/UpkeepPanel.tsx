import { TURN_TRACK } from '#games/maquis/data/index.ts';
import {
  type GameEvent,
  type GoalPair,
  goalPairOf,
  goodsWantedAtTheEnd,
  parseMove,
  play,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { eventText } from '#games/maquis/i18n/events.ts';
import { goodsText, spaceText } from '#games/maquis/i18n/in-sentences.ts';
import { eventOf, tableHolding } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import type { Owner } from '#play/history/game.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import { ShootButton } from './Shots.tsx';
import { useWords } from './words.ts';

/** Everybody is back, and a shot is still possible. */
export function LastShotPanel() {
  const { send } = useAid();
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_table_dusk_prompt()}</PromptTitle>
      <p class="aid-hint">{m.maquis_table_dusk_hint()}</p>
      <PromptActions>
        <ShootButton />
        <button type="button" class="aid-primary" onClick={() => send({ type: 'noShot' })}>
          {m.maquis_table_dusk_no_shot()}
        </button>
      </PromptActions>
    </section>
  );
}

/** The upkeep as a list of what to do on the board, foretold by playing it ahead. */
export function UpkeepPanel() {
  const words = useWords();
  const { send } = useAid();
  const { game, position } = useMaquisSession();
  const parsed = parseMove('upkeep');
  if (!('move' in parsed)) return null;
  const { events, position: next } = play(position, parsed.move);
  const goesBack = snapshotOf(next).day === TURN_TRACK.start;
  const isEnd = eventOf(events, 'game-over') !== undefined;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_table_upkeep_prompt()}</PromptTitle>
      <p class="aid-hint">{words.upkeepHint()}</p>
      <ol class="aid-checklist">
        {beforePatrolsLeave(events, goalPairOf(position)).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{words.patrolsLeave()}</li>
        <li>
          {goesBack ? m.maquis_table_upkeep_marker_wrap() : markerText(events, game.owners.tracks)}
        </li>
        <li>
          {moraleText(events)} <RuleLink rule="maquis.calendar-morale" />
        </li>
      </ol>
      <LastQuestion />
      <PromptActions>
        <ShootButton />
        <button
          type="button"
          class="aid-primary"
          onClick={() => send({ type: 'move', move: 'upkeep' })}
        >
          {isEnd ? m.maquis_table_upkeep_done_end() : m.maquis_table_upkeep_done()}
        </button>
      </PromptActions>
    </section>
  );
}

/** Whoever stayed on a card until today goes home, or is arrested, while the patrols are still out. */
const beforePatrolsLeave = (events: readonly GameEvent[], goals: GoalPair): readonly string[] =>
  events
    .slice(
      0,
      events.findIndex(({ type }) => type === 'patrols-left'),
    )
    .map((event) => eventText(event, goals));

function markerText(events: readonly GameEvent[], owner: Owner): string {
  const day = spaceText(eventOf(events, 'day-passed')?.day ?? 0);
  return owner === 'site'
    ? m.maquis_table_upkeep_marker_site({ day })
    : m.maquis_table_upkeep_marker({ day });
}

function moraleText(events: readonly GameEvent[]): string {
  const day = spaceText(eventOf(events, 'day-passed')?.day ?? 0);
  const changed = eventOf(events, 'morale-changed');
  return changed
    ? m.maquis_table_upkeep_morale({ day, morale: changed.to })
    : m.maquis_table_upkeep_no_morale({ day });
}

/** Where the goods are the visitor's, a goal decided by what is in hand is asked about, not counted. */
function LastQuestion() {
  const { send } = useAid();
  const { game, position } = useMaquisSession();
  const wanted = goodsWantedAtTheEnd(position);
  if (game.owners.goods !== 'visitor' || !wanted) return null;
  const goods = goodsText(wanted);
  const table = tableHolding(position, wanted);
  return (
    <>
      <p class="aid-note">
        {m.maquis_table_upkeep_holding({ goods })} <RuleLink rule="maquis.goal-liberate-the-town" />
      </p>
      {table && (
        <button
          type="button"
          class="aid-secondary"
          onClick={() => send({ type: 'correct', board: table })}
        >
          {m.maquis_table_upkeep_holding_yes({ goods })}
        </button>
      )}
    </>
  );
}
