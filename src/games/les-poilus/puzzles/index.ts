/** Set positions of Les Poilus: examples to try. */
export { type Example, readExample, SHOWN_PARTS, type ShownPart } from './example.ts';
export { type ExampleSetUp, exampleStart } from './example-set-up.ts';
