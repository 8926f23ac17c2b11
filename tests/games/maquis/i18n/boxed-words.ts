import { BOXED_WORDS } from '#games/maquis/i18n/boxed-sentences.ts';
import { setBoxedWords } from '#games/maquis/i18n/boxed-words.ts';

setBoxedWords(BOXED_WORDS);
