import { compileWords } from './compile-words.ts';

await compileWords('compiled');
