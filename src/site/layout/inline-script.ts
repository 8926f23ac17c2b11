/** A script that stands inside of a page, without the comments: every page that has it would send them. */
export const inlineScript = (code: string): string => code.replace(/^\s*\/\/.*\n/gm, '');
