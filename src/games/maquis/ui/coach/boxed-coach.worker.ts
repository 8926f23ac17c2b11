import { advisorOf } from '#games/maquis/coach/advisor.ts';
import { BOXED } from '#games/maquis/coach/boxed/boxed.ts';
import { serveAdvisor } from '#play/advice/serve.ts';

serveAdvisor(advisorOf(BOXED));
