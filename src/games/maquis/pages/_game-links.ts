import {
  menuAddresses,
  paperAddress,
  positionAddress,
  practiceAddress,
  screenAddress,
} from '#site/layout/address.ts';
import type { Language } from '#site/layout/languages.ts';
import { GAME_ID } from '../index.ts';

/** Where the menus of the game lead, at the table and in practice. */
export const gameLinks = (language: Language) => ({
  ...menuAddresses(language, GAME_ID),
  practice: practiceAddress(language, GAME_ID),
  position: positionAddress(language, GAME_ID),
  screen: screenAddress(language, GAME_ID),
  kit: paperAddress(language, GAME_ID, 'kit'),
});
