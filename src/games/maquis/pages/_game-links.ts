import { GAME_ID } from '#maquis/index.ts';
import {
  homeAddress,
  keptAddress,
  positionAddress,
  practiceAddress,
  rulesAddress,
  screenAddress,
} from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** Where the menus of a game lead, at the table and in practice. */
export const gameLinks = (language: Language) => ({
  rulebook: rulesAddress(language, GAME_ID),
  home: homeAddress(language),
  practice: practiceAddress(language, GAME_ID),
  position: positionAddress(language, GAME_ID),
  screen: screenAddress(language, GAME_ID),
  kept: keptAddress(language),
});
