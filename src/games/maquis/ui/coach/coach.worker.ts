import { advisor } from '#games/maquis/coach/advisor.ts';
import { serveAdvisor } from '#play/advice/serve.ts';

serveAdvisor(advisor);
