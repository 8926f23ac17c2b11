import { parentPort, workerData } from 'node:worker_threads';
import { Sampler } from '#games/maquis/coach/training/sampler.ts';
import { subjectCalled } from '#games/maquis/coach/training/subject.ts';
import { randomFrom } from '#shared/random.ts';
import type { Order, Trade } from './order.ts';

/** A thread that plays games with the weights it is sent, and sends back what they taught. */
const { seed, sampling, isBoxed } = workerData as Trade;
const sampler = new Sampler(randomFrom(seed), sampling, subjectCalled(isBoxed));
parentPort?.on('message', ({ weights, games, beginnings }: Order) => {
  parentPort?.postMessage(sampler.play(weights, games, beginnings));
});
