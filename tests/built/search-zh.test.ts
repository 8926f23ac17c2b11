import { askEverything } from './search-questions.ts';

askEverything('zh');
