import { GAME_ID } from '#maquis/index.ts';
import { menuAddresses, positionAddress, practiceAddress, screenAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** Where the menus of the game lead, at the table and in practice. */
export const gameLinks = (language: Language) => ({
  ...menuAddresses(language, GAME_ID),
  practice: practiceAddress(language, GAME_ID),
  position: positionAddress(language, GAME_ID),
  screen: screenAddress(language, GAME_ID),
});
