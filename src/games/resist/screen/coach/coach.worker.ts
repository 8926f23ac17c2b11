import { answerInWorker } from '#play/advice/worker.ts';
import { adviser } from '#resist/coach/index.ts';

answerInWorker(adviser);
