import { writeFileSync } from 'node:fs';
import { BadInput, commandWithOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { sourceName } from '#cli/records.ts';
import { goalPairOf } from '../engine/index.ts';
import { addGame, type HabitCounts, noHabits, pairName } from '../review/index.ts';
import { records } from './records.ts';

export const habits = commandWithOptions({
  name: 'habits',
  syntax: '[FILE] [--out FILE]',
  does: 'Counts what was done in played games, by goals and result: where workers went, what was called for, when rooms were bought.',
  options: { out: 'string' },
  takesFile: true,
  async run({ file, values }) {
    const pairs = new Map<string, ByResult>();
    let games = 0;
    const isSound = await records.eachRecord(file, ({ replayed }) => {
      if (!replayed.outcome) return;
      games++;
      const pair = pairName(goalPairOf(replayed.positions[0]));
      const counted = pairs.get(pair) ?? { win: noHabits(), draw: noHabits(), loss: noHabits() };
      pairs.set(pair, counted);
      addGame(counted[replayed.outcome.result], replayed);
    });
    if (games === 0)
      throw new BadInput(
        `No game in ${sourceName(file)} was played to its end; records of finished games were expected.`,
      );
    const found = {
      games,
      date: new Date().toISOString().slice(0, 10),
      pairs: Object.fromEntries([...pairs].sort(([one], [other]) => (one < other ? -1 : 1))),
    };
    await print(found);
    if (values.out) writeFileSync(values.out, `${JSON.stringify(found)}\n`);
    return isSound;
  },
});

type ByResult = Readonly<Record<'win' | 'draw' | 'loss', HabitCounts>>;
