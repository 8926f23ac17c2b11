import { describe, expect, test } from 'vitest';
import {
  forkOf,
  goThrough,
  loggedPosition,
  logText,
  positionHash,
  readLog,
  readLogText,
  sealOf,
  undoneDecision,
  withEvent,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import { damaged, torn } from '../../damage.ts';
import { LOG_TEXT, type Loose, logExample } from '../../examples.ts';
import { randomLog } from '../../random-log.ts';

const seconds = (read: ReturnType<typeof readLog>) => {
  if ('wrong' in read) throw new Error(read.wrong);
  return read;
};

describe('the made-up game', () => {
  const { course, fault, log } = seconds(readLogText(LOG_TEXT));

  test('comes out whole: 21 events, of which all but undo and redo count', () => {
    expect(fault).toBeUndefined();
    expect([course.events.length, course.counted.length]).toEqual([21, 19]);
  });

  test('ends where the table stood: damage up to the value, the excess as a point, then turn end', () => {
    const { phase, vp, areas, damageDone, ap } = loggedPosition(course);
    expect(phase).toBe('end.1');
    expect(vp).toEqual({ maquis: 13, german: 12 });
    expect(areas.birch).toMatchObject({ damage: 7, advantage: 'maquis' });
    expect(damageDone).toBe(1);
    expect(ap).toEqual({ maquis: 0, german: 0 });
  });

  test('is written and read again', () => {
    expect(seconds(readLogText(logText(log))).log).toEqual(log);
  });

  test.each([0, 1, 5, 12, 15, 16, 20])('its first %i events are a log', (length) => {
    expect(goThrough(log.events.slice(0, length)).fault).toBeUndefined();
  });

  test('4.2.2: a card is revealed only by the salt it was sealed with', () => {
    expect(sealOf('m3', 'a1')).toBe('af59866ac7ee60ab');
    const told = logExample();
    told.events[7].salt = 'a2';
    expect(seconds(readLog(told)).fault).toEqual({
      code: 'refused',
      params: { type: 'reveal', case: '4.2.2', cause: 'other-card' },
    });
  });
});

/** The made-up game with events changed from a place on. */
function played(from: number, ...events: Loose[]) {
  const before = logExample().events.slice(0, from);
  const numbered = events.map((event, place) => ({ n: from + place + 1, by: 'table', ...event }));
  return goThrough([...before, ...numbered]);
}
const opened = 11;
const cases = (gone: ReturnType<typeof goThrough>) => (gone.fault?.params as Loose)?.case;
const roll = { by: 'maquis', type: 'action', action: 'sabotage', attack: [6, 6], defend: [1] };
const select = { by: 'maquis', type: 'select', area: 'birch' };
const end = { by: 'maquis', type: 'end-impulse' };

describe('what the rules forbid is refused with its case', () => {
  test.each<[string, Loose[]]>([
    ['3.2.2', [{ by: 'german', type: 'select', area: 'birch' }]],
    ['3.2.6', [select, end]],
    [
      '8.1.11',
      [select, { by: 'maquis', type: 'action', action: 'recovery', areas: ['birch'] }, end],
    ],
    ['8.1.3', [select, roll, roll]],
    ['8.4.1', [{ by: 'maquis', type: 'kind', kind: 'maximum' }]],
    ['3.2.4', [{ by: 'maquis', type: 'kind', kind: 'residual' }]],
    ['8.7.1', [{ type: 'next' }]],
    ['8.6.9', [select, { by: 'maquis', type: 'lose', chooser: 'owner', what: 'strength' }]],
    ['8.6.2', [select, roll, { by: 'maquis', type: 'withhold', networks: 1 }]],
    ['4.3.6', [select, { ...roll, pips: 1 }]],
    ['8.4.3', [select, { ...roll, bought: 1 }]],
    ['3.3.7', [{ type: 'score', german: 1, maquis: 1 }]],
  ])('%s', (number, events) => {
    expect(cases(played(opened, ...events))).toBe(number);
  });

  test('3.3.7: turn end goes on from scoring only when it was scored', () => {
    const to7 = [{ type: 'correct', path: 'phase', to: 'end.7' }, { type: 'next' }];
    expect(cases(played(opened, ...to7))).toBe('3.3.7');
    const scored = played(
      opened,
      to7[0],
      { type: 'score', german: 3, maquis: 2 },
      { type: 'next' },
    );
    expect(loggedPosition(scored.course)).toMatchObject({
      phase: 'end.8',
      vp: { maquis: 14, german: 15 },
    });
  });

  test('a case that the table sets aside holds for one event', () => {
    const aside = { type: 'correct', path: 'overruled', to: '8.1.3', why: 'our house' };
    expect(played(opened, select, roll, aside, roll).fault).toBeUndefined();
    expect(cases(played(opened, select, roll, aside, roll, roll))).toBe('8.1.3');
  });

  test('8.4.1: a Maximum Effort costs 10 VP and leaves no point', () => {
    const gone = played(
      opened,
      { type: 'correct', path: 'ap.maquis', to: 2 },
      { by: 'maquis', type: 'kind', kind: 'maximum' },
      select,
      { ...roll, bought: 1 },
      end,
    );
    expect(gone.fault).toBeUndefined();
    expect(loggedPosition(gone.course)).toMatchObject({
      ap: { maquis: 0 },
      vp: { maquis: 2 },
      active: 'german',
    });
  });

  test('3.2.4: the only side with points plays the Residual Impulse, and operations are over', () => {
    const gone = played(
      opened,
      { type: 'correct', path: 'ap.german', to: 0 },
      select,
      { ...roll, pips: 1 },
      end,
      { type: 'next' },
    );
    expect(gone.fault).toBeUndefined();
    expect(loggedPosition(gone.course).phase).toBe('end.1');
  });
});

describe('losses and Morale', () => {
  const birch = (pieces: Loose) => ({ type: 'correct', path: 'areas.birch', to: pieces });
  const lose = (change: Loose) => ({
    by: 'maquis',
    type: 'lose',
    chooser: 'owner',
    what: 'strength',
    ...change,
  });

  test('8.6.9e: an Area is Demoralized and keeps its strength, once', () => {
    const gone = played(
      opened,
      birch({ strength: 2 }),
      select,
      roll,
      lose({ instead: 'demoralize' }),
      lose({ instead: 'demoralize' }),
    );
    expect(loggedPosition(gone.course).areas.birch).toMatchObject({
      strength: 2,
      demoralized: true,
    });
    expect(cases(gone)).toBe('8.6.9e');
  });

  test('8.6.9h: the opponent cannot pick what is Demoralized', () => {
    const gone = played(
      opened,
      birch({ strength: 2, demoralized: true }),
      select,
      roll,
      lose({ chooser: 'opponent' }),
    );
    expect(cases(gone)).toBe('8.6.9h');
  });

  test('8.6.9d, 6.3.10b: a Network is flushed for a point, or drops to Available', () => {
    const flush = lose({ what: 'network', instead: 'flush' });
    const gone = played(opened, birch({ strength: 2, active: 2 }), select, roll, flush);
    expect(loggedPosition(gone.course)).toMatchObject({
      arriving: 1,
      ap: { maquis: 2 },
      areas: { birch: { active: 1 } },
    });
    const unpaid = played(opened, birch({ active: 1 }), select, roll, {
      by: 'german',
      type: 'effect',
      do: 'flush',
      what: 'unpaid',
    });
    expect(loggedPosition(unpaid.course)).toMatchObject({ arriving: 0, ap: { maquis: 3 } });
  });

  test('6.2.8, 6.2.9: crossing zero turns all strength markers, and back', () => {
    const morale = (points: number) => ({ type: 'effect', do: 'morale', points });
    const down = played(opened, birch({ strength: 2 }), morale(-1));
    expect(loggedPosition(down.course)).toMatchObject({
      morale: -1,
      areas: { birch: { demoralized: true } },
    });
    const up = played(opened, birch({ strength: 2 }), morale(-1), morale(1));
    expect(loggedPosition(up.course)).toMatchObject({
      morale: 0,
      areas: { birch: { demoralized: false } },
    });
  });

  test('3.3.3, 6.3.9b: a Network arrives, is ready next turn and Active at its end', () => {
    const gone = played(
      opened,
      { type: 'correct', path: 'arriving', to: 2 },
      { type: 'correct', path: 'phase', to: 'org.clear' },
      { type: 'next' },
    );
    expect(loggedPosition(gone.course)).toMatchObject({
      arriving: 0,
      ready: { quiet: 2, active: 0 },
    });
    const later = played(
      opened,
      { type: 'correct', path: 'ready.quiet', to: 2 },
      { type: 'correct', path: 'phase', to: 'end.3' },
      { type: 'next' },
    );
    expect(loggedPosition(later.course)).toMatchObject({ ready: { quiet: 0, active: 2 } });
  });
});

describe('undo by decision', () => {
  const { course } = seconds(readLogText(LOG_TEXT));
  const upTo = (n: number) => goThrough(course.events.slice(0, n)).course;

  test('takes the roll back with all that came of it, and says what was seen', () => {
    expect(undoneDecision(upTo(14))).toMatchObject({ to: 12, seen: 1, isAcrossTurns: false });
  });

  test('takes what was done anyway back with its overruling', () => {
    const gone = played(
      opened,
      select,
      roll,
      { type: 'correct', path: 'overruled', to: '8.1.3' },
      roll,
    );
    expect(undoneDecision(gone.course)).toMatchObject({ to: 13 });
  });

  test('6.2: Morale that the table sets is taken back alone; the step and the roll before it stand', () => {
    const morale = { by: 'table', type: 'effect', do: 'morale', points: -1 };
    const set = played(opened, select, roll, morale);
    const { counted } = set.course;
    expect(undoneDecision(set.course)).toMatchObject({ to: counted.length - 1, seen: 0 });
  });

  test('5.4.6: an Advantage for damage is taken back alone; its step of turn end stands', () => {
    const { course } = played(
      opened,
      { type: 'correct', path: 'phase', to: 'end.5' },
      { type: 'correct', path: 'damageDone', to: 5 },
      { type: 'next' },
      { by: 'maquis', type: 'effect', do: 'advantage', side: 'maquis', area: 'birch' },
    );
    expect(loggedPosition(course).phase).toBe('end.6');
    expect(undoneDecision(course)).toMatchObject({ to: course.counted.length - 1 });
  });

  test('the beginning is never undone', () => {
    expect(undoneDecision(upTo(1))).toBeUndefined();
  });
});

describe('generated logs', () => {
  const courses = Array.from({ length: 12 }, (_, seed) => randomLog(`game ${seed}`, 250));

  test('every beginning is a log, and leads where it led', () => {
    for (const { events } of courses) {
      let whole = goThrough([]).course;
      for (const event of events) {
        const next = withEvent(whole, event);
        if (!('course' in next)) throw new Error(JSON.stringify(next.fault));
        whole = next.course;
      }
      for (const length of [1, 60, 123, 250]) {
        const { course, fault } = goThrough(events.slice(0, length));
        expect(fault).toBeUndefined();
        expect(course.events.length).toBe(length);
      }
      expect(positionHash(loggedPosition(goThrough(events).course))).toBe(
        positionHash(loggedPosition(whole)),
      );
    }
  });

  test('undo and redo give the same position to the byte', () => {
    for (const course of courses) {
      const text = JSON.stringify(loggedPosition(course));
      const to = Math.max(1, course.counted.length - 9);
      const n = course.events.length + 1;
      const { course: back } = goThrough([
        ...course.events,
        { n, by: 'table', type: 'undo', to },
        { n: n + 1, by: 'table', type: 'redo' },
      ]);
      expect(back.events.length).toBe(n + 1);
      expect(JSON.stringify(loggedPosition(back))).toBe(text);
    }
  });

  test('they get about: several turns, Impulses and losses', () => {
    const types = new Set(courses.flatMap(({ counted }) => counted.map(({ event }) => event.type)));
    expect([...types].sort()).toEqual(
      expect.arrayContaining(['action', 'end-impulse', 'lose', 'reveal', 'score']),
    );
    expect(Math.max(...courses.map((course) => loggedPosition(course).turn))).toBeGreaterThan(1);
  });

  test('two logs that part are told where', () => {
    const [one] = courses;
    const events = one?.events ?? [];
    const other = [
      ...events.slice(0, 40),
      { ...events[40], by: 'table', at: 'now', type: 'pass' } as Loose,
    ];
    expect(forkOf(events, other)).toMatchObject({ at: 41 });
    expect(forkOf(events, events.slice(0, 40))).toBeUndefined();
    expect(
      forkOf(
        events,
        events.map((event) => ({ ...event, at: 'then' })),
      ),
    ).toBeUndefined();
  });
});

describe('damaged files', () => {
  test('1,500 never throw; what is a log before the damage is kept', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const file = damaged(logExample(), `log ${seed}`);
      const read = readLog(file);
      if ('wrong' in read) continue;
      expect(read.log.events).toEqual(file.events.slice(0, read.log.events.length));
      expect(read.fault === undefined).toBe(read.log.events.length === file.events.length);
    }
  });

  test('1,500 torn texts never throw', () => {
    for (let seed = 0; seed < 1500; seed++) readLogText(torn(LOG_TEXT, `torn ${seed}`));
  });
});

test('6.5.3: of Teams told in kinds, those leave that took part', () => {
  const told = logExample().events.slice(0, 12);
  Object.assign(told[0].areas.birch, { teams: 3, otherTeams: 2 });
  const gone = goThrough([...told, { n: 13, ...roll, pools: { jed: 1, og: 1 } }]);
  expect(gone.fault).toBeUndefined();
  expect(loggedPosition(gone.course).areas.birch).toMatchObject({ teams: 1, otherTeams: 1 });
});
