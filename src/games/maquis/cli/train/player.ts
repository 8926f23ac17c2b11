import { parentPort, workerData } from 'node:worker_threads';
import { Learner } from '#games/maquis/coach/training/learner.ts';
import {
  type Order,
  type Report,
  Sampler,
  School,
  type Trade,
} from '#games/maquis/coach/training/school.ts';
import { subjectCalled } from '#games/maquis/coach/training/subject.ts';
import { RESULTS } from '#games/maquis/coach/value-net.ts';
import { randomFrom } from '#shared/random.ts';

/** A thread that plays games with what all threads have learned so far, and learns from them. */
const { seed, sampling, isBoxed, shared, timetable } = workerData as Trade;
const subject = subjectCalled(isBoxed);
const sampler = new Sampler(randomFrom(seed), sampling, subject);
const learner = new Learner(randomFrom(seed), subject.signs, shared);
const school = new School(learner, randomFrom(`school ${seed}`), timetable);
parentPort?.on('message', ({ games, beginnings, rate }: Order) => {
  const samples = sampler.play(learner.weights(), games, beginnings);
  school.learn(samples, rate);
  parentPort?.postMessage({
    games: samples.games,
    wins: samples.wins,
    turns: samples.targets.length / RESULTS,
    error: school.error,
  } satisfies Report);
});
