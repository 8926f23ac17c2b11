import type { GameEvent } from '#maquis/engine/index.ts';
import { eventText } from '#maquis/words/events.ts';
import type { OnDraw } from '../aid/preferences.ts';
import { say } from './speech.ts';
import { soundOfACard } from './tone.ts';
import { buzz } from './vibration.ts';

/**
 * What the device does when a card is drawn, as the visitor wants it.
 *
 * @param events of the draw: the card, and what became of its patrol; they are read as the log tells
 * them
 */
export function tellDraw(events: readonly GameEvent[], { aloud, sound, vibration }: OnDraw): void {
  if (vibration) buzz();
  if (sound) soundOfACard();
  if (aloud) void say(events.map(eventText).join(' '), document.documentElement.lang);
}
