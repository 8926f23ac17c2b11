import {
  EMPTY_COURSE,
  type LogState,
  loggedPosition,
  withEvent,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { type Loose, logExample } from './examples.ts';

const AREAS = ['paris', 'birch', 'ash', 'belgium'];
const ACTIONS = [
  ...[
    'sabotage',
    'intelligence-collection',
    'temporary-interdiction',
    'propaganda-maquis',
    'sweep',
  ],
  ...['counterintelligence', 'propaganda-german', 'repair', 'status-change', 'recovery', 'eid'],
];
const PIECES = {
  strength: 3,
  active: 3,
  quiet: 1,
  teams: 1,
  caches: 2,
  labor: 1,
  security: 2,
  detachments: 2,
};

/** Something that people could do next; much of it is refused. */
function attempt(course: LogState, random: Below): Loose {
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const { phase, active, ap } = loggedPosition(course);
  const dice = (most: number) => Array.from({ length: 1 + random(most) }, () => 1 + random(6));
  const by = pick(['maquis', 'german', active] as const);
  const area = pick(AREAS);
  const step = phase.startsWith('ops') ? 4 : 2;
  if (random(12) === 0)
    return { by, type: 'undo', to: Math.max(1, course.counted.length - random(6)) };
  if (random(8) === 0) return { by, type: 'redo' };
  if (random(step) === 0)
    return { by: 'table', type: 'next', ...(random(9) === 0 && { first: 'german' }) };
  return pick<Loose>([
    { by, type: 'lay', count: 1 + random(2) },
    { by, type: 'reveal', card: `c${random(24)}`, use: pick(['ap', 'event']), ap: 2 + random(5) },
    { by, type: 'reveal', card: `c${random(24)}`, use: 'ap', ap: 6 },
    { by: active, type: 'select', area },
    {
      by: active,
      type: 'action',
      action: pick(ACTIONS),
      attack: dice(9),
      defend: dice(6),
      pools: { cache: random(2), network: random(3), team: random(2) },
    },
    {
      by: active,
      type: 'action',
      action: pick(ACTIONS),
      attackTotal: random(40),
      attackDice: 8,
      defendTotal: random(30),
      defendDice: 5,
    },
    { by: active, type: 'action', action: pick(ACTIONS) },
    { by: active, type: 'end-impulse', terminalImpossible: random(3) === 0 },
    { by: active, type: 'pass' },
    { by: active, type: 'kind', kind: pick(['maximum', 'residual']) },
    {
      by,
      type: 'effect',
      do: pick([
        'damage',
        'vp',
        'morale',
        'flush',
        'capture',
        'deceive',
        'advantage',
        'repair',
        'interdict',
      ]),
      area,
      points: 1 + random(3),
      side: by,
    },
    {
      by,
      type: 'lose',
      chooser: pick(['owner', 'opponent']),
      what: pick(['strength', 'network', 'security']),
      ...(random(2) === 0 && { instead: pick(['demoralize', 'flush', 'team', 'deceive']) }),
    },
    { by, type: 'withhold', networks: 1 + random(3) },
    { by, type: 'hq', which: pick(['soe', 'mbf']) },
    { by, type: 'place', what: pick(['strength', 'network', 'cache', 'security', 'hero']), area },
    {
      by,
      type: 'buy',
      what: pick(['strength', 'networks', 'security', 'labor']),
      price: random(4),
      die: 1 + random(6),
    },
    { by, type: 'hand', do: pick(['draw', 'swap', 'new']), price: pick([0, 10]) },
    { by: 'table', type: 'score', german: random(12), maquis: random(9) },
    { by: 'table', type: 'correct', path: `ap.${by}`, to: Math.min(19, ap[by] + 1) },
    { by: 'table', type: 'correct', path: `areas.${area}.strength`, to: random(5) },
    { by: 'table', type: 'correct', path: 'overruled', to: '8.1.6' },
  ]);
}

/** The log of a made-up game: so many events, all of them taken. */
export function randomLog(seed: string, events: number): LogState {
  const random = randomFrom(seed);
  const [start] = logExample().events;
  const told = {
    ...start,
    areas: Object.fromEntries(AREAS.map((id) => [id, { value: 6 + random(9), ...PIECES }])),
  };
  let course = EMPTY_COURSE;
  for (let event: Loose = told; course.events.length < events; event = attempt(course, random)) {
    const next = withEvent(course, { n: course.events.length + 1, ...event });
    if ('course' in next) course = next.course;
  }
  return course;
}
