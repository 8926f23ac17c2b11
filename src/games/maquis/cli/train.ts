import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BadInput, commandWithOptions } from '#cli/options.ts';
import { printError } from '#cli/output.ts';
import { amountFrom, countFrom, required } from '#cli/values.ts';
import { randomFrom } from '#shared/random.ts';
import { BOXED_WEIGHTS, BOXED_WEIGHTS_MADE } from '../coach/boxed/weights.ts';
import { FREE_SIGNS } from '../coach/features.ts';
import { LEARNED } from '../coach/inputs.ts';
import { Learner } from '../coach/training/learner.ts';
import { type Order, type Report, type Trade, timetableFor } from '../coach/training/school.ts';
import { trial } from '../coach/training/self-play.ts';
import { heirOf, subjectCalled } from '../coach/training/subject.ts';
import { WEIGHTS, WEIGHTS_MADE } from '../coach/value/weights.ts';
import { weightsFrom, weightsText } from '../coach/weights-text.ts';
import { editionArgs, editionPlayed } from './options.ts';

const USUAL_SIMULATIONS = '30';
/** How many games a thread plays before it learns from them. */
const GAMES_AT_ONCE = 40;
/** Learning goes on at a steady rate, and slows to a tenth of it in the last third. */
const RATE = 0.001;
const LAST_PART = 1 / 3;
/** So many minutes apart the training is kept, and tried out on games of its own. */
const MINUTES_APART = 5;
const TRIED_ON = { games: 100, simulations: 100 };
const IN_A_MINUTE = 60_000;

export const train = commandWithOptions({
  name: 'train',
  syntax:
    '--minutes N --seed S --keep FILE [--beginner] [--out FILE] [--simulations N] [--threads N]',
  summary:
    'Lets the coach learn from its own games; with the same --keep file it goes on where it stopped, and --out writes the weights.',
  options: {
    minutes: 'string',
    seed: 'string',
    keep: 'string',
    beginner: 'boolean',
    out: 'string',
    simulations: 'string',
    threads: 'string',
  },
  async run({ values, command, args }) {
    const example = { minutes: '--minutes 60', keep: '--keep training.bin', seed: '--seed 1' };
    const time = required(values.minutes, {
      command,
      option: '--minutes',
      example: example.minutes,
    });
    const minutes = amountFrom('--minutes', time);
    const seed = required(values.seed, { command, option: '--seed', example: example.seed });
    const kept = required(values.keep, { command, option: '--keep', example: example.keep });
    const simulations = countFrom('--simulations', values.simulations ?? USUAL_SIMULATIONS);
    const threads = countFrom('--threads', values.threads ?? String(availableParallelism()));
    const edition = editionPlayed();
    const isBoxed = edition.ruleset !== LEARNED.id;
    const learner = new Learner(randomFrom(`learner ${seed}`), subjectCalled(isBoxed).signs);
    const before = takeUp(kept, learner, () =>
      values.beginner ? NOTHING_DONE : beginningOf(learner, isBoxed),
    );
    const said = ['train', ...args, ...editionArgs(edition)].join(' ');
    const plan = { minutes, seed, simulations, threads, isBoxed, said };
    await new Promise<void>((resolve) => {
      new Training(learner, before, plan, (done) => {
        keepTraining(kept, learner, done);
        if (values.out) writeFileSync(values.out, weightsFile(learner, done));
      }).run(resolve);
    });
    return true;
  },
});

/** Goes on from the weights that ship. */
function beginningOf(learner: Learner, isBoxed: boolean): Done {
  const shipped = isBoxed ? BOXED_WEIGHTS : WEIGHTS;
  const made = isBoxed ? BOXED_WEIGHTS_MADE : WEIGHTS_MADE;
  if (made.games === 0) learner.adopt(heirOf(weightsFrom(WEIGHTS, FREE_SIGNS)));
  else learner.adopt(weightsFrom(shipped, learner.signs));
  return made;
}

interface Plan {
  readonly minutes: number;
  readonly seed: string;
  readonly simulations: number;
  readonly threads: number;
  readonly isBoxed: boolean;
  /** The command as it was given. */
  readonly said: string;
}

/** One run of training: threads play and learn together, this one keeps what they learned, and tells how it goes. */
class Training {
  readonly #learner: Learner;
  readonly #before: Done;
  readonly #plan: Plan;
  readonly #save: (done: Done) => void;
  readonly #began = performance.now();
  #games = 0;
  #turns = 0;
  #wins = 0;
  #saves = 0;

  constructor(learner: Learner, before: Done, plan: Plan, save: (done: Done) => void) {
    this.#learner = learner;
    this.#before = before;
    this.#plan = plan;
    this.#save = save;
  }

  run(finished: () => void): void {
    const { threads, seed, simulations, isBoxed } = this.#plan;
    const sampling = { trust: 0.8, pace: { simulations, strays: 25, blur: 0.01 } };
    const given = {
      sampling,
      isBoxed,
      shared: this.#learner.shared,
      timetable: timetableFor(threads, this.#before.games > 0),
    };
    let playing = threads;
    for (let n = 0; n < threads; n++) {
      const workerData: Trade = { seed: `player ${seed} ${n}`, ...given };
      const player = new Worker(new URL('./train/player.ts', import.meta.url), { workerData });
      player.on('message', (report: Report) => {
        this.#take(report);
        if (this.#minutes < this.#plan.minutes) {
          player.postMessage(this.#order());
          return;
        }
        void player.terminate();
        playing--;
        if (playing > 0) return;
        this.#save(this.#done());
        finished();
      });
      player.postMessage(this.#order());
    }
  }

  get #minutes(): number {
    return (performance.now() - this.#began) / IN_A_MINUTE;
  }

  #order(): Order {
    const left = 1 - this.#minutes / this.#plan.minutes;
    const rate = left < LAST_PART ? RATE * Math.max(0.1, left / LAST_PART) : RATE;
    return { games: GAMES_AT_ONCE, beginnings: this.#beginnings(), rate };
  }

  /** A beginner learns the ends of games first; who knows them learns from the beginning. */
  #beginnings() {
    const learned = Math.min(1, (this.#before.games + this.#games) / 60_000);
    return { invented: 0.4 - 0.1 * learned, reached: 0.3, open: 0.2 };
  }

  #take({ games, turns, wins, error }: Report): void {
    this.#games += games;
    this.#turns += turns;
    this.#wins += wins;
    if (this.#minutes < (this.#saves + 1) * MINUTES_APART) return;
    this.#saves++;
    this.#save(this.#done());
    const { win, draw } = trial(
      this.#learner.weights(),
      TRIED_ON,
      randomFrom(`trial ${this.#saves}`),
      subjectCalled(this.#plan.isBoxed),
    );
    printError(
      `${this.#minutes.toFixed(1)} minutes, ${this.#games} games, ${Math.round((100 * this.#wins) / this.#games)} % won while learning, error ${error.toFixed(4)}; tried on ${TRIED_ON.games} normal games at ${TRIED_ON.simulations} simulations: ${win} won, ${draw} drawn.`,
    );
  }

  #done(): Done {
    const { commands, games, turns, minutes } = this.#before;
    return {
      commands: [...commands, this.#plan.said],
      games: games + this.#games,
      turns: turns + this.#turns,
      minutes: Math.round(minutes + this.#minutes),
    };
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** The module that the coach loads its weights from; it says which commands made it. */
function weightsFile(learner: Learner, { commands, games, turns, minutes }: Done): string {
  const date = new Date().toISOString().slice(0, 10);
  const name = learner.signs === FREE_SIGNS ? 'WEIGHTS' : 'BOXED_WEIGHTS';
  return `/** Weights that these commands made, one after the other; nobody edits them. */
export const ${name}_MADE = {
  commands: [
${commands.map((command) => `    ${quoted(command)},\n`).join('')}  ],
  date: '${date}',
  games: ${games},
  turns: ${turns},
  minutes: ${minutes},
};

export const ${name} =
  '${weightsText(learner.weights(), learner.signs)}';
`;
}

const FORMAT = 'maquis-coach-training';

/** What was done so far, as it stands in the first line of the file. */
interface Done {
  /** The commands, in the order they were given. */
  readonly commands: readonly string[];
  readonly games: number;
  readonly turns: number;
  readonly minutes: number;
}

const NOTHING_DONE: Done = { commands: [], games: 0, turns: 0, minutes: 0 };

/**
 * Training that can be gone on with: a line of JSON that says what was done, and after it everything
 * the learner keeps, four bytes a number.
 */
function keepTraining(file: string, learner: Learner, done: Done): void {
  const numbers = learner.kept();
  const line = Buffer.from(
    `${JSON.stringify({ format: FORMAT, numbers: numbers.length, ...done })}\n`,
  );
  writeFileSync(`${file}.new`, Buffer.concat([line, Buffer.from(numbers.buffer)]));
  renameSync(`${file}.new`, file);
}

/**
 * Takes up the training kept in a file; where there is none, begins as `begin` does.
 *
 * @throws {BadInput} where the file is something else, or was made with other signs
 */
function takeUp(file: string, learner: Learner, begin: () => Done): Done {
  if (!existsSync(file)) return begin();
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const header = headerIn(bytes.subarray(0, Math.max(0, end)).toString('utf8'));
  const size = learner.kept().length;
  const rest = bytes.subarray(end + 1);
  if (header?.format !== FORMAT || header.numbers !== size || rest.length !== 4 * size) {
    throw new BadInput(
      `The file “${file}” holds no training that this version can go on with; name another file to begin anew.`,
    );
  }
  learner.restore(new Float32Array(Uint8Array.from(rest).buffer));
  const { commands, games, turns, minutes } = header;
  return { commands, games, turns, minutes };
}

function headerIn(text: string): (Done & { format: string; numbers: number }) | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
