import type { BackupRead, BackupRequest } from '#backup/protocol.ts';
import DeviceData from '#backup/screen/DeviceData.tsx';
import { readBackup } from '#backup/worker/read-backup.ts';
import { advisorOf } from '#games/maquis/coach/advisor.ts';
import { BOXED } from '#games/maquis/coach/boxed/boxed.ts';
import { FREE } from '#games/maquis/coach/free.ts';
import type { Learned } from '#games/maquis/coach/learned.ts';
import { RULES } from '#games/maquis/data/index.ts';
import { puzzleOf } from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import FirstDay from '#games/maquis/ui/FirstDay.tsx';
import PositionEditor from '#games/maquis/ui/PositionEditor.tsx';
import Practice from '#games/maquis/ui/Practice.tsx';
import Puzzle from '#games/maquis/ui/Puzzle.tsx';
import TableAid from '#games/maquis/ui/TableAid.tsx';
import { type AdviceRequest, handleAdvice } from '#play/advice/protocol.ts';
import { handleJudging } from '#play/puzzles/judging.ts';
import { localize } from '#play/puzzles/stated-puzzle.ts';
import { visiting } from '../../../play/ui/in-memory/visit.ts';
import type { Work } from '../../../play/ui/in-memory/workers.ts';
import { PUZZLE_FILES, puzzleCalled, toldFirstDay, wordsIn } from '../puzzles/files.ts';

const rules = { '/en/maquis/rules/all/': Object.fromEntries(RULES.map(({ id }) => [id, id])) };
const links = {
  rulebook: '/en/maquis/rules/',
  home: '/en/maquis/',
  kept: '/en/kept/',
  practice: '/en/maquis/practice/',
  position: '/en/maquis/position/',
  screen: '/en/maquis/screen/',
};
const room = { rules, links, site: { version: '1.2.3' } };

const SCENARIOS = '/en/maquis/scenarios/';

const puzzle = (id: string) => (
  <Puzzle
    rulebook={links.rulebook}
    task={{
      puzzle: localize(puzzleCalled(id), wordsIn('en').scenarios),
      inOrder: PUZZLE_FILES.map((file) => file.replace('.yml', '')),
      list: SCENARIOS,
      rules,
    }}
  />
);

const firstDay = () => {
  const first = { id: 'a', title: 'The first puzzle', href: `${SCENARIOS}a/` };
  return (
    <FirstDay
      day={toldFirstDay()}
      rules={rules}
      links={{ ...links, scenarios: SCENARIOS, first }}
    />
  );
};

const judging: Work = (answer) => {
  const hear = handleJudging(
    { rules: PUZZLE_RULES, puzzleOf, refute },
    { answer, later: (then) => void setImmediate(then), now: () => performance.now() },
  );
  return (asked) => hear(asked as Parameters<typeof hear>[0]);
};

const opening: Work = (answer) => {
  let backup: BackupRead | undefined;
  return async (asked) => {
    const request = asked as BackupRequest;
    if (!('file' in request)) {
      return answer({ values: backup?.items(request.game, request.shelf, request.n) ?? [] });
    }
    const read = readBackup(await request.file.text());
    if ('backup' in read) backup = read.backup;
    answer(
      'backup' in read ? { held: { games: read.backup.games, site: read.backup.site } } : read,
    );
  };
};

const advisingBy =
  (learned: Learned): Work =>
  (answer) => {
    const hear = handleAdvice(advisorOf(learned), {
      answer,
      later: (then) => void setImmediate(then),
      now: () => performance.now(),
    });
    return (asked) => hear(asked as AdviceRequest<never>);
  };

/** Opens a room of Maquis in memory, as a new visitor. */
export const visit = visiting(
  {
    'maquis/practice/': () => <Practice {...room} />,
    'maquis/table/': () => <TableAid {...room} />,
    'maquis/position/': () => <PositionEditor {...room} />,
    'maquis/scenarios/first-day/': firstDay,
    'kept/': () => <DeviceData games={[{ id: 'maquis', name: 'Maquis' }]} />,
    'maquis/scenarios/': (rest) => puzzle(rest.replace('/', '')),
  },
  {
    'judge.worker': judging,
    'boxed-coach.worker': advisingBy(BOXED),
    'coach.worker': advisingBy(FREE),
    'backup.worker': opening,
  },
);
