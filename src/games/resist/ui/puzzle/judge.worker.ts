import { type JudgeRequest, newJudge } from './judging.ts';

const answerTo = newJudge();

addEventListener('message', ({ data }: MessageEvent<JudgeRequest>) => postMessage(answerTo(data)));
