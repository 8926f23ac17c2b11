import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteServerAsyncLocalStorage } from '#messages/runtime';
import type { GameFacts } from './games/game.ts';
import { GAMES, gameCalled } from './games/registry.ts';
import { untranslated } from './site/i18n-build/untranslated.ts';
import { address } from './site/layout/address.ts';
import { type Language, languageOf } from './site/layout/languages.ts';
import { partsToChoose } from './site/offline/parts-to-choose.ts';

const speaking = new AsyncLocalStorage<{ locale?: Language }>();
overwriteServerAsyncLocalStorage(speaking);

declare global {
  namespace App {
    interface Locals {
      /** All games, in the order of the shelf. */
      games: readonly GameFacts[];
      /** The game a page belongs to, by the second part of its address; none for pages of the site. */
      game: GameFacts | undefined;
      /** What of that game comes to a device only by a choice, for the page’s own script. */
      partsToChoose: string | undefined;
    }
  }
}

/**
 * Everything a page says while it is made is in the language of its address. What frames a page knows
 * no game by itself: it is handed them here.
 */
export const onRequest = defineMiddleware((context, next) =>
  speaking.run({ locale: languageOf(context) }, async () => {
    const [, game] = context.url.pathname.slice(address('').length).split('/');
    context.locals.games = GAMES;
    context.locals.game = gameCalled(game);
    context.locals.partsToChoose = partsToChoose(context.locals.game?.id);
    const page = await next();
    // Read here to its end: a page is made while it is read.
    const isHtml = page.headers.get('content-type')?.startsWith('text/html');
    const whole = isHtml ? untranslated(await page.text()) : await page.arrayBuffer();
    return new Response(whole, page);
  }),
);
