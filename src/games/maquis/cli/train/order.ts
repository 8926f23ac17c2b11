import type {
  Beginnings,
  Samples,
  Sampling,
  Timetable,
} from '#games/maquis/coach/training/school.ts';

/** What a playing thread is started with. */
export interface Trade {
  readonly seed: string;
  readonly sampling: Sampling;
  readonly isBoxed: boolean;
  /** The numbers of the learner that all threads share. */
  readonly shared: SharedArrayBuffer;
  readonly timetable: Timetable;
}

/** What it is asked for again and again. */
export interface Order {
  readonly games: number;
  readonly beginnings: Beginnings;
  /** How far each lesson changes what was learned. */
  readonly rate: number;
}

/** What it says when that is done. */
export interface Report extends Pick<Samples, 'games' | 'wins'> {
  readonly turns: number;
  /** The mean cross entropy of its last lessons. */
  readonly error: number;
}
