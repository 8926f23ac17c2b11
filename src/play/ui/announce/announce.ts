import type { Announced } from '../settings.ts';
import { say } from './speech.ts';
import { buzz, soundOfACard } from './tone.ts';

/** What the device does when chance has brought something, as the visitor wants it. */
export function announce(text: string, { aloud, sound, vibration }: Announced): void {
  if (vibration) buzz();
  if (sound) soundOfACard();
  if (aloud) void say(text, document.documentElement.lang);
}
