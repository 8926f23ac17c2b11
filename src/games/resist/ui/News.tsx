import * as m from '#messages';
import type { GameHistory } from '#play/history/game-history.ts';
import type { Step } from '#play/rules/game-rules.ts';
import { listed } from '#shared/list-text.ts';
import { type GameEvent, type Resist, resistRules } from '../engine/index.ts';
import { cardNames, enemyName, missionName } from '../i18n/cards.ts';
import { eventText } from '../i18n/events.ts';

/** What anybody sees on the board without being told, or did a moment ago. */
const QUIET: ReadonlySet<GameEvent['type']> = new Set([
  'played',
  'used',
  'not-used',
  'mission-chosen',
  'garrison-dealt',
  'looked-at',
  'put-back',
  'game-over',
  'struck',
  'drafted',
  'round-began',
]);

/** Sentences; cards that come one after another are told in one. */
export function newsTexts(events: readonly GameEvent[]): string[] {
  const texts: string[] = [];
  /** The Missions of a new game lie on the table, and are no news. */
  const isStart = events.filter(({ type }) => type === 'mission-laid').length > 1;
  let cards: string[] = [];
  for (const [n, event] of events.entries()) {
    if (event.type === 'drawn') {
      cards.push(event.card);
      if (events[n + 1]?.type === 'drawn') continue;
      texts.push(m.resist_event_drawn({ card: cardNames(cards) }));
      cards = [];
    } else if (event.type === 'turned-up') {
      cards.push(event.kind);
      if (events[n + 1]?.type === 'turned-up') continue;
      const mission = missionName(event.mission);
      texts.push(m.resist_event_turned_up({ mission, enemy: listed(cards.map(enemyName)) }));
      cards = [];
    } else if (!QUIET.has(event.type) && !(isStart && event.type === 'mission-laid'))
      texts.push(eventText(event));
  }
  return texts;
}

/**
 * What happened in the last step that somebody decided, and in all that followed from it by itself.
 *
 * @param moment how many steps are looked at; all of them where nobody says
 */
export function eventsSinceChoice(
  steps: readonly Step<Resist>[],
  { events, positions }: GameHistory<Resist>,
  moment = steps.length,
): readonly GameEvent[] {
  let at = moment - 1;
  while (at > 0 && followsByItself(steps[at], positions[at])) at--;
  return events.slice(Math.max(0, at), moment).flat();
}

const followsByItself = (step: Step<Resist>, before: Resist['position']): boolean =>
  'move' in step &&
  (resistRules.isChanceMove(step.move) || resistRules.isForced(before, step.move));
