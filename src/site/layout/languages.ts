/** The languages of the site, the first one for visitors who ask for none of them. */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

/** The languages as previews of links call them. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', zh: 'zh_CN' };

/** Languages written without spaces between their words. */
export const UNSPACED: readonly Language[] = ['zh'];

/** The paths of a page that stands in every language. */
export const everyLanguage = () => LANGUAGES.map((lang) => ({ params: { lang } }));

const isLanguage = (tag: string | undefined): tag is Language =>
  LANGUAGES.some((language) => language === tag);

/** The language of a page by the first part of its address; pages without one speak the first. */
export function languageOf(page: { readonly currentLocale: string | undefined }): Language {
  return isLanguage(page.currentLocale) ? page.currentLocale : LANGUAGES[0];
}
