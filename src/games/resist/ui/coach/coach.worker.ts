import { resistAdvisor } from '#games/resist/coach/index.ts';
import { serveAdvisor } from '#play/advice/serve.ts';

serveAdvisor(resistAdvisor);
