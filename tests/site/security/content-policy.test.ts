import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFile, inlineOf, withPolicy } from '#site/security/content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const NOTHING = { scripts: [], styles: [], attributes: [] };

/** The policy that a page with this inside it is given. */
const policyOf = (inline: ReturnType<typeof inlineOf>) =>
  /content="([^"]+)"/.exec(withPolicy('<meta charset="utf-8">', inline))?.[1] ?? '';

/** What hosts are told of one page. */
const headersOf = (inline: ReturnType<typeof inlineOf>, base = '/', file = 'en/index.html') =>
  headersFile(new Map([[file, inline]]), base);

describe('what stands inside a page', () => {
  it('is taken letter by letter, as the browser hashes it', () => {
    const script = '\n  if (1 < 2 && "é") go();\n';
    const style = 'a > b { color: red }';
    const { scripts, styles } = inlineOf(
      `<head><script>${script}</script><style>${style}</style></head>`,
    );
    expect(scripts).toEqual([script]);
    expect(styles).toEqual([style]);
  });

  it('leaves out files of their own, and scripts that are data', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">x</script>';
    expect(inlineOf(html).scripts).toEqual(['x']);
  });

  it('names the values of style attributes, entities resolved, each once', () => {
    const html =
      '<i style="left:1%"></i><b style="left:1%"></b><p style="content:&quot;&amp;&quot;"></p>';
    expect(inlineOf(html).attributes).toEqual(['left:1%', 'content:"&"']);
  });
});

describe('the policy of a page', () => {
  it('allows its own scripts and styles by their hash', () => {
    const policy = policyOf({ scripts: ['go()'], styles: ['a{}'], attributes: [] });
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash('go()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(policy).not.toContain('unsafe-hashes');
    expect(policy).not.toContain('unsafe-inline');
  });

  it('allows style attributes by hash where there are any', () => {
    const policy = policyOf({ scripts: [], styles: [], attributes: ['left:1%'] });
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('left:1%')};`);
  });

  it('stands before everything but the charset', () => {
    const html = withPolicy('<head><meta charset="utf-8"><script>x</script></head>', NOTHING);
    expect(html).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src /,
    );
  });

  it('is not left out where there is nowhere to put it', () => {
    expect(() => withPolicy('<head></head>', NOTHING)).toThrow(/charset/);
  });
});

describe('the headers for hosts', () => {
  it('hold for the folder the site lives in', () => {
    const text = headersOf({ ...NOTHING, scripts: ['go()'] }, '/sub');
    expect(text).toMatch(/^\/sub\/\*\n {2}Content-Security-Policy: default-src 'none'/);
    expect(text).toContain(hash('go()'));
    expect(text).toContain('\n/sub/_astro/*\n');
  });

  it('leave the camera to the site, in README.md as well, and nothing else that is asked about', () => {
    const text = headersOf(NOTHING);
    const features = /Permissions-Policy: (.+)/.exec(text)?.[1]?.split(', ') ?? [];
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)']);
    expect(features.length).toBeGreaterThan(5);
    expect(readFileSync('README.md', 'utf8')).toContain(
      'add_header Permissions-Policy "camera=(self)" always;',
    );
  });

  it('are refused where a line is longer than a host takes', () => {
    const many = Array.from({ length: 40 }, (_, n) => `go(${n})`);
    expect(() => headersOf({ ...NOTHING, scripts: many })).toThrow(
      /characters, more than the 2000/,
    );
  });

  const inline = (attributes: number) => ({
    scripts: ['go()'],
    styles: ['a{}'],
    attributes: Array.from({ length: attributes }, (_, n) => `left:${n}%`),
  });
  const ofKind = (attributes: number) => {
    const text = headersOf(inline(attributes), '/', 'en/maquis/rules/turn/index.html');
    return text.split('\n/:language/maquis/rules/*\n')[1] ?? '';
  };

  it('are as strict for the pages of a kind as the pages themselves are', () => {
    const own = policyOf(inline(2));
    for (const directive of own.split('; ')) expect(ofKind(2)).toContain(directive);
    expect(ofKind(2)).toContain("frame-ancestors 'none'");
    expect(ofKind(2)).not.toContain('unsafe-inline');
  });

  it('allow any style attribute where their hashes are more than a line takes, and no other style', () => {
    expect(ofKind(60)).toContain(`style-src-elem 'self' ${hash('a{}')}; style-src-attr`);
  });

  it('ask for trusted types on every page', () => {
    expect(headersOf(NOTHING)).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it('know the kind of a page by its address', () => {
    const kind = (file: string) => /^\/(:language.*)$/m.exec(headersOf(NOTHING, '/', file))?.[1];
    expect(kind('en/maquis/rules/patrols/index.html')).toBe(':language/maquis/rules/*');
    expect(kind('zh/maquis/rules/index.html')).toBe(':language/maquis/rules/*');
    expect(kind('en/maquis/index.html')).toBe(':language/maquis/');
    expect(kind('en/rule/maquis.turn/index.html')).toBe(':language/rule/*');
    expect(kind('en/index.html')).toBe(':language/');
    expect(kind('404.html')).toBe(undefined);
  });
});
