import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import * as m from '#messages';
import { addressOf } from '#site/layout/address.ts';
import { LANGUAGES, languageOf } from '#site/layout/languages.ts';
import { newsDays, newsFeed } from '#site/seo/news-feed.ts';

export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = async (context) => {
  const language = languageOf(context);
  const news = await getEntry('pages', `${language}/news`);
  const feed = newsFeed(newsDays(news?.body ?? ''), {
    title: `${m.site_name()}: ${m.footer_news()}`,
    language,
    page: new URL(addressOf.news(language), context.site),
    self: new URL(addressOf.feed(language), context.site),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
