import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteServerAsyncLocalStorage } from '#messages/runtime';
import { untranslated } from './site/i18n-build/untranslated.ts';
import { type Language, languageOf } from './site/layout/languages.ts';

const speaking = new AsyncLocalStorage<{ locale?: Language }>();
overwriteServerAsyncLocalStorage(speaking);

/** Everything a page says while it is made is in the language of its address. */
export const onRequest = defineMiddleware((context, next) =>
  speaking.run({ locale: languageOf(context) }, async () => {
    const page = await next();
    // Read here to its end: a page is made while it is read.
    const isHtml = page.headers.get('content-type')?.startsWith('text/html');
    const whole = isHtml ? untranslated(await page.text()) : await page.arrayBuffer();
    return new Response(whole, page);
  }),
);
