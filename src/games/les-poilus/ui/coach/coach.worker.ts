import { poilusAdvisor } from '#games/les-poilus/coach/index.ts';
import { serveAdvisor } from '#play/advice/protocol.ts';

serveAdvisor(poilusAdvisor);
