import { benchOf } from '#cli/bench.ts';
import { gameCommands } from '#cli/game-commands.ts';
import { mineOf } from '#cli/mine.ts';
import type { Command } from '#cli/options.ts';
import { habitsOf } from '#cli/records.ts';
import { resistAdvice, resistOddsCommand } from './cli/advise.ts';
import { mined } from './cli/mine.ts';
import { resistPlay } from './cli/play.ts';
import { resistVerdicts } from './cli/record-faults.ts';
import { resistStrength } from './cli/strength.ts';
import { people, resistTrain } from './cli/train.ts';
import { MAQUIS_IDS, type MaquisId, MISSION_IDS, type MissionId } from './data/index.ts';
import { newGame, type ResistHistory } from './engine/index.ts';
import { resistEngine } from './engine/rules.ts';

const resistBench = benchOf({
  engine: resistEngine,
  games: 500,
  startOf: (n) => newGame({ split: 'random', reading: 'strict', seed: `bench ${n}` }),
  summary: 'Measures games and moves a second.',
});

interface Played {
  hidden: number;
  revealed: number;
}

interface Fate {
  chosen: number;
  defeated: number;
}

/** What was done, summed up over games. */
class Habits {
  #games = 0;
  #rounds = 0;
  #enemiesDefeated = 0;
  #enemiesSurvived = 0;
  readonly #people = new Map<MaquisId, Played>(
    MAQUIS_IDS.map((id) => [id, { hidden: 0, revealed: 0 }]),
  );
  readonly #missions = new Map<MissionId, Fate>(
    MISSION_IDS.map((id) => [id, { chosen: 0, defeated: 0 }]),
  );

  add({ events }: ResistHistory): void {
    this.#games++;
    for (const event of events.flat()) {
      if (event.type === 'round-began') this.#rounds++;
      else if (event.type === 'enemy-defeated') this.#enemiesDefeated++;
      else if (event.type === 'survived') this.#enemiesSurvived++;
      else if (event.type === 'played') {
        const played = this.#people.get(event.maquis);
        if (played) played[event.side]++;
      } else if (event.type === 'mission-chosen') this.#fate(event.mission).chosen++;
      else if (event.type === 'mission-scored') this.#fate(event.mission).defeated++;
    }
  }

  #fate(mission: MissionId): Fate {
    const fate = this.#missions.get(mission) ?? { chosen: 0, defeated: 0 };
    this.#missions.set(mission, fate);
    return fate;
  }

  /** Means a round or a game, and counts by person and Mission. */
  told() {
    const all = [...this.#people.values()];
    const sum = (side: keyof Played): number => all.reduce((total, one) => total + one[side], 0);
    const perRound = (count: number): number => Math.round((100 * count) / this.#rounds) / 100;
    return {
      rounds: Math.round((10 * this.#rounds) / this.#games) / 10,
      perRound: {
        hidden: perRound(sum('hidden')),
        revealed: perRound(sum('revealed')),
        enemiesDefeated: perRound(this.#enemiesDefeated),
        enemiesSurvived: perRound(this.#enemiesSurvived),
      },
      people: Object.fromEntries(this.#people),
      missions: Object.fromEntries(this.#missions),
    };
  }
}

/** The commands of RESIST!, in the order of its usage. */
export const commands: readonly Command[] = [
  ...gameCommands({
    engine: resistEngine,
    verdicts: resistVerdicts,
    play: resistPlay,
    odds: resistOddsCommand,
    advise: resistAdvice,
  }),
  resistBench,
  resistStrength,
  habitsOf(resistVerdicts.records, {
    counts: 'rounds, who was revealed, which Missions fell or failed',
    begin: () => new Habits(),
  }),
  mineOf(mined),
  people,
  resistTrain,
];
