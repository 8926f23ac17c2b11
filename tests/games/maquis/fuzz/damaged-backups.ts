import { expect } from 'vitest';
import { faultText } from '#backup/open-backup.ts';
import { restore } from '#backup/restore.ts';
import { readBackup } from '#backup/worker/read-backup.ts';
import { device, OWN, saveOf } from './device.ts';
import { puzzleOf } from './kept-things.ts';
import { chances, damagedText, damagedValue } from './mutations.ts';

/** A backup of another device, on which one game went further and one lies whole that is torn here. */
export const BACKUP = {
  format: 'safe-house-backup',
  version: 1,
  made: '2026-11-21T20:00:00.000Z',
  games: {
    table: [saveOf('going on', 14), saveOf('same', 12), saveOf('torn', 3)],
    practice: [saveOf('far away', 6)],
  },
  puzzles: [puzzleOf('puzzle a'), puzzleOf('puzzle torn'), puzzleOf('puzzle b')],
  small: {
    preferences: JSON.stringify({
      version: 2,
      keepers: { deck: 'visitor', goods: 'site', tracks: 'site' },
      bigType: false,
      help: 'odds',
      onDraw: { aloud: false, sound: true, vibration: false },
    }),
    marks: JSON.stringify({ version: 1, solved: ['solved there'], tried: ['tried there'] }),
    'draft, set aside': '{',
  },
};

/** Does with a text what worker and page do with a file; gives the device, and what is told. */
export const open = (text: string, here = device()) => takeIn(readBackup(text), noRest, here);

/** Does what the page does with a backup that the worker has read. */
export async function takeIn(
  read: ReturnType<typeof readBackup>,
  rest: () => Promise<void>,
  here = device(),
) {
  if ('fault' in read) {
    expect(faultText(read)).toMatch(/\S\.$/);
    expect([here.table.size, here.practice.size]).toEqual([OWN.size, 0]);
    return { here, fault: read.fault };
  }
  return {
    here,
    restored: await restore(
      read.backup,
      async (game) => (game === 'maquis' ? here.part : undefined),
      rest,
    ),
  };
}

const noRest = async () => undefined;

export function* damagedBackups(count: number) {
  const below = chances('damaged backups');
  const sound = JSON.stringify(BACKUP);
  for (let n = 0; n < count; n++) {
    const text = below(3) === 0 ? sound : (JSON.stringify(damagedValue(BACKUP, below)) ?? '');
    yield text === sound || below(6) === 0 ? damagedText(text, below) : text;
  }
}
