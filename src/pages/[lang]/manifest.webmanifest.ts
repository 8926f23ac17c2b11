import type { APIRoute } from 'astro';
import { LANGUAGES, languageOf } from '#site/layout/languages.ts';
import { manifestIn } from '#site/offline/manifest.ts';

export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = (context) => Response.json(manifestIn(languageOf(context)));
