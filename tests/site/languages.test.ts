import { describe, expect, it } from 'vitest';
import { scriptOf } from '#site/i18n-build/scripts-of-a-language.ts';
import { sameAddress } from '#site/layout/address.ts';
import { languageOf } from '#site/layout/languages.ts';

describe('the language of a page', () => {
  it('is that of its address, and the first one where the address names none', () => {
    expect(languageOf({ currentLocale: 'zh' })).toBe('zh');
    expect(languageOf({ currentLocale: undefined })).toBe('en');
    expect(languageOf({ currentLocale: 'tlh' })).toBe('en');
  });

  it('leads to the same page in another one', () => {
    expect(sameAddress('/en/maquis/rules/end/', 'zh')).toBe('/zh/maquis/rules/end/');
    expect(sameAddress('/zh/', 'en')).toBe('/en/');
  });

  it('leads home from a page above all languages', () => {
    expect(sameAddress('/', 'zh')).toBe('/zh/');
    expect(sameAddress('/404.html', 'zh')).toBe('/zh/');
  });
});

describe('the script of a language', () => {
  const ASKED = 'globalThis.__LANGUAGE_OF_THE_PAGE__';
  const words = `const en=()=>"Grocer",zh=()=>"杂货店",grocer=()=>${ASKED}==="zh"?zh():en();`;

  it('holds the words of that language and no others', async () => {
    const code = `${words}export{grocer as g};`;
    const chinese = await scriptOf('a.js', code, 'zh');
    expect(chinese).toContain('杂货店');
    expect(chinese).not.toContain('Grocer');
    expect(await scriptOf('a.js', code, 'en')).not.toContain('杂货店');
  });

  it('says the same when it runs', async () => {
    const code = await scriptOf('a.js', `${words}export{grocer as g};`, 'zh');
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(module.g()).toBe('杂货店');
  });

  it('loads the other scripts of that language', async () => {
    const code = 'export const later=()=>import("/sub/_astro/later.Ab_1-.js"),css="_astro/a.css";';
    const script = await scriptOf('a.js', code, 'zh');
    expect(script).toContain('/sub/_astro/zh/later.Ab_1-.js');
    expect(script).toContain('_astro/a.css');
  });

  it('is refused with its name where it is no script', async () => {
    await expect(scriptOf('a.js', 'export const =', 'zh')).rejects.toThrow('a.js in zh');
  });
});
