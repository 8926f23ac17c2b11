import { advisorOf } from '#games/maquis/coach/advisor.ts';
import { BOXED } from '#games/maquis/coach/boxed/boxed.ts';
import { serveAdvisor } from '#play/advice/protocol.ts';

serveAdvisor(advisorOf(BOXED));
