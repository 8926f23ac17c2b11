import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Red means one thing. The tokens give every meaning a property of its own, and here stands where each
 * may be used: a rule of style is known by the words of its selector.
 */

interface Rule {
  readonly file: string;
  readonly selector: string;
  readonly body: string;
}

const TOKENS = 'src/site/layout/style/tokens.css';

const rules: readonly Rule[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.(css|astro)$/.test(file))
  .flatMap((file) =>
    stylesIn(file).flatMap((css) =>
      [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        file,
        selector: selector.trim(),
        body,
      })),
    ),
  );

function stylesIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const sheets = file.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return sheets.map((css) => css.replaceAll(/\/\*.*?\*\//gs, ''));
}

const using = (name: string): readonly Rule[] =>
  rules.filter(({ file, body }) => file !== TOKENS && new RegExp(`--${name}\\b`).test(body));

const told = ({ file, selector }: Rule): string => `${file}: ${selector}`;

/** Where somebody plays, or learns by playing. */
const isRoomOfPlay = ({ file }: Rule): boolean => /^src\/(play|games\/[^/]+\/screen)\//.test(file);

/** What is lost or about to be lost, as the selectors of every game call it. */
const DANGER = new RegExp(
  [
    // Everybody: a game, a trial or a way that is lost.
    'lost|loss|cut|grave|fail|bad|danger|cost',
    // Maquis: an arrest, the patrols that cannot be shot, odds against coming home.
    'arrest|soldier(?!_)',
    // RESIST!: those who are exposed, enemies that hurt, civilians that die.
    'revealed|survive|pips|status__count em',
    // Les Poilus: threats, and a soldier about to break or bound to leave.
    '\\.kind|threat|--low|--near|--bound',
    // Set Europe Ablaze: an area about to be lost, a throw that does not succeed.
    'data-hot|"no"|\\.no\\b',
  ].join('|'),
);

describe('red means danger', () => {
  it('has no name but those of its meanings', () => {
    expect(using('red').map(told)).toEqual([]);
  });

  it('is used of nothing else', () => {
    const strange = using('danger').filter(({ selector }) => !DANGER.test(selector));
    expect(strange.map(told)).toEqual([]);
  });

  it('is not the press’s where somebody plays', () => {
    expect(using('press').filter(isRoomOfPlay).map(told)).toEqual([]);
  });

  it('is printed on arrows alone', () => {
    const strange = using('printed-red').filter(
      ({ selector }) => !/arrow|glyph--red/.test(selector),
    );
    expect(strange.map(told)).toEqual([]);
  });

  it('says neither what is chosen nor what is mistaken', () => {
    const chosen =
      /chosen|pressed|--open\b(?!er)|primary(?!--grave)|:checked|trouble|refusal|mistake|faulty/;
    const strange = using('danger').filter(({ selector }) => chosen.test(selector));
    expect(strange.map(told)).toEqual([]);
  });
});

/** The value of a property in one theme, followed through other properties. */
function colourOf(name: string, theme: 'light' | 'dark'): string {
  const tokens = readFileSync(TOKENS, 'utf8');
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colourOf(other, theme);
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  const found = theme === 'light' ? light : dark;
  if (!found) throw new Error(`--${name} has no value: ${value}`);
  return found;
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is written in one colour on another. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ...['danger', 'choice', 'amber', 'press', 'green'].flatMap((text) => [
    [text, 'sheet'] as const,
    [text, 'paper'] as const,
    [text, 'paper-2'] as const,
  ]),
  ['danger', 'danger-soft'],
  ['choice', 'choice-soft'],
  ['ink-2', 'choice-soft'],
  ['amber', 'amber-soft'],
  ['ink', 'danger-soft'],
  ['ink', 'amber-soft'],
  ['sheet', 'danger'],
  ['sheet', 'choice'],
];

describe.each(['light', 'dark'] as const)(
  '%s: colours that mean something can be read',
  (theme) => {
    it.each(WRITTEN)('%s on %s', (text, ground) => {
      expect(contrast(colourOf(text, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
    });
  },
);
