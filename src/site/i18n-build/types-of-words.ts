// The types of the compiled words: what is said, as a comment that an editor shows, and what is asked for.
//
//     /** @typedef {{ title: NonNullable<unknown> }} Page_TitleInputs */
//     export const page_title = /** @type {((inputs: Page_TitleInputs, options?: …) => …} */ (…)
//                              ↓
//     export declare const page_title: Told<'title'>;
//
// The compiler can write types as well, by having TypeScript read its scripts: that takes four times as
// long as all the rest together, and makes three megabytes of them.
const HEAD = `type Options = { locale?: string };
type Plain = (inputs?: Record<never, never>, options?: Options) => string;
type Told<Part extends string> = (inputs: Record<Part, NonNullable<unknown>>, options?: Options) => string;
`;

const INPUTS = /^\/\*\* @typedef \{\{(.*)\}\} (\w+) \*\/$/gm;
const WORD =
  /^\/\*\*\n((?:\*.*\n)+)\*\/\nexport const (\w+) = \/\*\* @type \{\(\(inputs\??: (\w+)/gm;

/** The declarations for `messages/_index.js`. */
export function typesOfWords(index: string): string {
  const parts = new Map<string, readonly string[]>();
  for (const [, inputs = '', name = ''] of index.matchAll(INPUTS)) {
    parts.set(
      name,
      [...inputs.matchAll(/(\w+):/g)].map(([, part = '']) => part),
    );
  }
  const words = [...index.matchAll(WORD)].map(([, comment = '', word, inputs = '']) => {
    const told = parts.get(inputs) ?? [];
    const type = told.length > 0 ? `Told<${told.map((part) => `'${part}'`).join(' | ')}>` : 'Plain';
    return `/**\n${comment.replace(/^\*( @.*)?\n/gm, '')}*/\nexport declare const ${word}: ${type};\n`;
  });
  return `${HEAD}${words.join('')}`;
}
