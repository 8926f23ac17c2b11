import { advisorOf } from '#games/maquis/coach/advisor.ts';
import { FREE } from '#games/maquis/coach/free.ts';
import { serveAdvisor } from '#play/advice/protocol.ts';

serveAdvisor(advisorOf(FREE));
