import { writeFileSync } from 'node:fs';
import { BadInput, commandWithOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { sourceName } from '#cli/records.ts';
import { MAQUIS_IDS, type MaquisId, MISSION_IDS, type MissionId } from '../data/index.ts';
import type { ResistHistory } from '../engine/index.ts';
import { resistVerdicts } from './record-faults.ts';

export const resistHabits = commandWithOptions({
  name: 'habits',
  syntax: '[FILE] [--out FILE]',
  summary:
    'Counts what was done in played games: rounds, who was revealed, which Missions fell or failed.',
  options: { out: 'string' },
  takesFile: true,
  async run({ file, values }) {
    const counted = new Habits();
    const isSound = await resistVerdicts.records.eachRecord(file, ({ replayed }) => {
      if (replayed.outcome) counted.add(replayed);
    });
    if (counted.games === 0)
      throw new BadInput(
        `No game in ${sourceName(file)} was played to its end; records of finished games were expected.`,
      );
    const found = { date: new Date().toISOString().slice(0, 10), ...counted.told() };
    await print(found);
    if (values.out) writeFileSync(values.out, `${JSON.stringify(found, undefined, 2)}\n`);
    return isSound;
  },
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
  games = 0;
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
    this.games++;
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
      games: this.games,
      rounds: Math.round((10 * this.#rounds) / this.games) / 10,
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
