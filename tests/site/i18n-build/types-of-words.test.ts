import { expect, it } from 'vitest';
import { typesOfWords } from '#site/i18n-build/compile-words.ts';

/** As the compiler writes words: one that asks for nothing, and one with two parts and two forms. */
const INDEX = `/* eslint-disable */
/** @typedef {{}} Nav_SkipInputs */
/** @typedef {{ count: NonNullable<unknown>, game: NonNullable<unknown> }} Kept_GamesInputs */
import * as __en from "./en.js"
/**
* | output |
* | --- |
* | "Skip to the text" |
*
* @param {Nav_SkipInputs} inputs
* @returns {LocalizedString}
*/
export const nav_skip = /** @type {((inputs?: Nav_SkipInputs, options?: { locale?: "en" | "zh" }) => LocalizedString) & {}} */ ((inputs = {}, options = {}) => {
	return __en.nav_skip(inputs)
});
/**
* | count | output |
* | --- | --- |
* | "one" | "One game of {game}" |
*
* @param {Kept_GamesInputs} inputs
* @returns {LocalizedString}
*/
export const kept_games = /** @type {((inputs: Kept_GamesInputs, options?: { locale?: "en" | "zh" }) => LocalizedString) & {}} */ ((inputs, options = {}) => {
	return __en.kept_games(inputs)
});
`;

it('types of words say what a word asks for, and what it says', () => {
  const types = typesOfWords(INDEX);
  expect(types).toContain('* | "Skip to the text" |\n*/\nexport declare const nav_skip: Plain;\n');
  expect(types).toContain("export declare const kept_games: Told<'count' | 'game'>;\n");
  expect(types).not.toContain('@param');
});
