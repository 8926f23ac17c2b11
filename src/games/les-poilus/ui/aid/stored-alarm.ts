import { CARD_IDS } from '#games/les-poilus/data/index.ts';

/** The cards of the alarm by itself, for as long as the page stays open, reloads included. */
const KEY = 'safe-house.les-poilus.alarm';

export function readAlarm(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((card) => CARD_IDS.includes(card)) : [];
  } catch {
    return [];
  }
}

export function saveAlarm(cards: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cards));
  } catch {
    // Not kept where the browser keeps nothing: the cards lie on the table.
  }
}
