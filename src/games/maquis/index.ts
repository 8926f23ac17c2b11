/** What the site and the rulebook may know of Maquis: its facts, its rules by id, its names. */
import * as m from '#messages';

export * from './data/index.ts';
export * from './measured/index.ts';
export * from './words/names.ts';

export const GAME_ID = 'maquis';

export const gameName = m.maquis_name;
