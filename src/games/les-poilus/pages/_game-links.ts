import { lesPoilus } from '#les-poilus/index.ts';
import { homeAddress, keptAddress, practiceAddress, rulesAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** Where the menus of the game lead. */
export const gameLinks = (language: Language) => ({
  rulebook: rulesAddress(language, lesPoilus.id),
  home: homeAddress(language),
  practice: practiceAddress(language, lesPoilus.id),
  kept: keptAddress(language),
});
