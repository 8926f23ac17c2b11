import { paperAddress, positionAddress } from '#site/layout/address.ts';
import { languageOf } from '#site/layout/languages.ts';
import { playProps } from '#site/templates/play-props.ts';
import { GAME_ID } from '../index.ts';

/** What a page of playing is told, and where this game's menus lead besides. */
export async function maquisProps(page: Parameters<typeof playProps>[0]) {
  const { links, ...props } = await playProps(page);
  const language = languageOf(page);
  const position = positionAddress(language, GAME_ID);
  return { ...props, links: { ...links, position, kit: paperAddress(language, GAME_ID, 'kit') } };
}
