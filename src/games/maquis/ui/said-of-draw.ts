import type { GameEvent } from '../engine/index.ts';
import { eventText } from '../i18n/events.ts';

/** What is read out when a card is drawn, as the log tells it: the card, and what became of its patrol. */
export const saidOfDraw = (events: readonly GameEvent[]): string | undefined =>
  events.some(({ type }) => type === 'card-drawn') ? events.map(eventText).join(' ') : undefined;
