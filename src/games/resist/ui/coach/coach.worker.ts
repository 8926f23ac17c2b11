import { resistAdvisor } from '#games/resist/coach/index.ts';
import { serveAdvisor } from '#play/advice/protocol.ts';

serveAdvisor(resistAdvisor);
