import type { Language } from '../layout/languages.ts';

/** The languages of the site as previews of links call them. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', zh: 'zh_CN' };
