import { GAME_ID } from '#resist/index.ts';
import { homeAddress, keptAddress, practiceAddress, rulesAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** Where the menus of the game lead. */
export const gameLinks = (language: Language) => ({
  rulebook: rulesAddress(language, GAME_ID),
  home: homeAddress(language),
  practice: practiceAddress(language, GAME_ID),
  kept: keptAddress(language),
});
