import { setEuropeAblaze } from '#set-europe-ablaze/index.ts';
import { homeAddress, keptAddress, rulesAddress, screenAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** Where the menus of the game lead. */
export const gameLinks = (language: Language) => ({
  rulebook: rulesAddress(language, setEuropeAblaze.id),
  home: homeAddress(language),
  kept: keptAddress(language),
  screen: screenAddress(language, setEuropeAblaze.id),
});
