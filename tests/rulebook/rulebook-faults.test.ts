import { describe, expect, it } from 'vitest';
import { rulebookFaults } from '#rulebook/rulebook-faults.ts';

type Expected = Parameters<typeof rulebookFaults>[0];
type FoundInBook = Parameters<typeof rulebookFaults>[1];

const expected: Expected = {
  chapters: ['way-home', 'shooting'],
  rules: [
    { id: 'maquis.route-home', chapter: 'way-home' },
    { id: 'maquis.shooting', chapter: 'shooting' },
  ],
  rulings: ['R01', 'R02'],
};

const wayHome = {
  name: 'way-home',
  rules: [{ id: 'maquis.route-home', title: 'Every worker must come home' }],
  sees: ['maquis.shooting'],
};
const shooting = {
  name: 'shooting',
  rules: [{ id: 'maquis.shooting', title: 'One shot a turn' }],
  sees: [],
};
const whole: FoundInBook = {
  chapters: [wayHome, shooting],
  rulings: ['R01', 'R02'],
  words: ['maquis.shooting'],
  errata: ['maquis.shooting'],
  terms: [{ id: 'shot', rule: 'maquis.shooting', forms: ['shot', 'shots'] }],
};

const faultsWith = (change: Partial<FoundInBook>) =>
  rulebookFaults(expected, { ...whole, ...change });

describe('a rulebook and its game', () => {
  it('has no faults when everything is there once', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it('reports a missing rule with the chapter it belongs in', () => {
    expect(faultsWith({ chapters: [wayHome, { ...shooting, rules: [] }] })).toEqual([
      'The rule "maquis.shooting" is not written; it belongs in the chapter "shooting".',
    ]);
  });

  it('reports an unknown rule', () => {
    const rules = [...shooting.rules, { id: 'maquis.shoting', title: 'A slip of the pen' }];
    expect(faultsWith({ chapters: [wayHome, { ...shooting, rules }] })).toEqual([
      'The chapter "shooting" writes the rule "maquis.shoting", which no game knows.',
    ]);
  });

  it('reports a doubled rule', () => {
    const rules = [...shooting.rules, ...shooting.rules];
    expect(faultsWith({ chapters: [wayHome, { ...shooting, rules }] })).toEqual([
      'The rule "maquis.shooting" is written more than once.',
    ]);
  });

  it('reports a rule in the wrong chapter', () => {
    const chapters = [
      { ...wayHome, rules: [...wayHome.rules, ...shooting.rules] },
      { ...shooting, rules: [] },
    ];
    expect(faultsWith({ chapters })).toEqual([
      'The rule "maquis.shooting" stands in the chapter "way-home" and belongs in "shooting".',
    ]);
  });

  it('reports a rule without a title', () => {
    const rules = [{ id: 'maquis.shooting', title: '' }];
    expect(faultsWith({ chapters: [wayHome, { ...shooting, rules }] })).toEqual([
      'The rule "maquis.shooting" in the chapter "shooting" has no title.',
    ]);
  });

  it('reports a link to an unknown rule', () => {
    const chapters = [wayHome, { ...shooting, sees: ['maquis.guns'] }];
    expect(faultsWith({ chapters })).toEqual([
      'The chapter "shooting" points to the rule "maquis.guns", which no game knows.',
    ]);
  });

  it("reports players' words for an unknown rule", () => {
    expect(faultsWith({ words: ['maquis.guns'] })).toEqual([
      'Players\' words point to the rule "maquis.guns", which no game knows.',
    ]);
  });

  it('reports an erratum of an unknown rule', () => {
    expect(faultsWith({ errata: ['maquis.guns'] })).toEqual([
      'An erratum is about the rule "maquis.guns", which no game knows.',
    ]);
  });

  it('reports a missing and an unknown chapter', () => {
    expect(faultsWith({ chapters: [wayHome, { ...shooting, name: 'shots' }] })).toEqual([
      'The chapter "shooting" is not written.',
      'The chapter "shots" is written, but the game does not list it.',
      'The rule "maquis.shooting" stands in the chapter "shots" and belongs in "shooting".',
    ]);
  });

  it('reports missing, unknown and doubled rulings', () => {
    expect(faultsWith({ rulings: ['R01', 'R01', 'R99'] })).toEqual([
      'The ruling R02 is not written.',
      'The ruling R99 is written, but the game does not list it.',
      'The ruling R01 is written more than once.',
    ]);
  });

  it('reports a term of an unknown rule, a doubled term and a word of two terms', () => {
    const shot = { id: 'shot', rule: 'maquis.shooting', forms: ['shot', 'shots'] };
    const lost = { id: 'arrest', rule: 'maquis.arest', forms: ['shots'] };
    expect(faultsWith({ terms: [shot, { ...shot, forms: [] }, lost] })).toEqual([
      'The term "arrest" points to the rule "maquis.arest", which no game knows.',
      'The term "shot" is defined more than once.',
      'The word "shots" belongs to more than one term.',
    ]);
  });
});
