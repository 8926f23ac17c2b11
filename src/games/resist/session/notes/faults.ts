import {
  CIVILIANS,
  ENEMY_KINDS,
  type EnemyKindId,
  GAME,
  MAQUIS_IDS,
  type MissionId,
  type RuleId,
} from '#games/resist/data/index.ts';
import type { TableFault } from '#games/resist/engine/index.ts';
import { type NotedMission, type Notes, peopleAt } from './notes.ts';

/** What is wrong with notes, in the engine's words for tables. */
interface NotesFault {
  readonly code: TableFault['code'];
  readonly rule: RuleId;
  readonly params: Readonly<Record<string, string | number>>;
}

const SPIES = GAME.spiesInTheDeck + GAME.spySupply;
const ENEMIES = ENEMY_KINDS.reduce((sum, { copies }) => sum + copies, 0);

/** Everything that does not add up: cards twice, too many, or gone. */
export function notesFaults(notes: Notes): NotesFault[] {
  return [
    ...peopleFaults(notes),
    ...spyFaults(notes),
    ...missionFaults(notes),
    ...enemyFaults(notes),
    ...civilianFaults(notes),
  ];
}

function peopleFaults(notes: Notes): NotesFault[] {
  const named = MAQUIS_IDS.filter(
    (id) => notes.at[id] && notes.at[id] !== 'deck' && notes.at[id] !== 'recruits',
  ).length;
  const inDeck = notes.deck - notes.deckSpies;
  const wanted = inDeck + notes.unnamed + notes.recruits;
  const unknown = MAQUIS_IDS.length - named;
  const isSound =
    unknown === wanted &&
    inDeck >= 0 &&
    peopleAt(notes, 'top').length === notes.top.filter((card) => card !== 'spy').length;
  return isSound
    ? []
    : [{ code: 'maquis-do-not-add-up', rule: 'resist.setup-decks', params: { unknown, wanted } }];
}

function spyFaults(notes: Notes): NotesFault[] {
  const { deckSpies, handSpies, discardSpies, supply, outSpies, top } = notes;
  const onTop = top.filter((card) => card === 'spy').length;
  const counted = deckSpies + handSpies + discardSpies + supply + outSpies + onTop;
  return counted === SPIES
    ? []
    : [
        {
          code: 'spies-do-not-add-up',
          rule: 'resist.setup-spies',
          params: { counted, inTheGame: SPIES },
        },
      ];
}

function missionFaults({ row, defeated, target }: Notes): NotesFault[] {
  const named: readonly MissionId[] = [...row.map(({ mission }) => mission), ...defeated];
  const rule = 'resist.setup-missions';
  const faults: NotesFault[] = [...new Set(named)].flatMap((mission) =>
    named.indexOf(mission) === named.lastIndexOf(mission)
      ? []
      : [{ code: 'mission-twice' as const, rule, params: { mission } }],
  );
  const isThere = row.some(({ mission, failed }) => mission === target && !failed);
  if (target && !isThere) {
    faults.push({
      code: 'target-not-available',
      rule: 'resist.choose-mission',
      params: { mission: target },
    });
  }
  return faults;
}

const isKnown = (one: EnemyKindId | number): one is EnemyKindId => typeof one !== 'number';

/** Enemies whose faces have been seen, wherever they lie. */
const enemiesSeen = (notes: Notes): EnemyKindId[] => [
  ...notes.row.flatMap(({ up, down }) => [...up, ...down.filter(isKnown)]),
  ...notes.enemyTop,
  ...notes.enemyDiscard,
];

const unknownOf = (row: readonly NotedMission[], deck: number): number =>
  row.flatMap(({ down }) => down).filter((one) => one === deck).length;

function enemyFaults(notes: Notes): NotesFault[] {
  const seen = enemiesSeen(notes);
  const rule = 'resist.enemies';
  const faults: NotesFault[] = ENEMY_KINDS.flatMap(({ id, copies }) =>
    seen.filter((kind) => kind === id).length > copies
      ? [{ code: 'too-many-of-a-kind' as const, rule, params: { kind: id, copies } }]
      : [],
  );
  const down = notes.row.flatMap((place) => place.down).filter((one) => !isKnown(one)).length;
  const counted = seen.length + down + notes.enemyDeck;
  if (counted !== ENEMIES)
    faults.push({ code: 'enemies-do-not-add-up', rule, params: { counted } });
  return faults;
}

function civilianFaults({ graveyard }: Notes): NotesFault[] {
  const copies = (list: readonly number[], number: number): number =>
    list.filter((one) => one === number).length;
  return [1, 2, 3].flatMap((number) =>
    copies(graveyard, number) > copies(CIVILIANS, number)
      ? [
          {
            code: 'too-many-civilians' as const,
            rule: 'resist.civilians' as const,
            params: { number },
          },
        ]
      : [],
  );
}

/**
 * Notes somebody has corrected, with what follows from the rest made to fit: what the present Enemy deck hides
 * is all that was not seen and lies in no earlier one, and its number of cards follows from that.
 */
export function fitted(notes: Notes): Notes {
  const earlier = Object.entries(notes.pools).filter(
    ([number]) => Number(number) !== notes.enemyNumber && unknownOf(notes.row, Number(number)) > 0,
  );
  const left = ENEMY_KINDS.flatMap(({ id, copies }) => Array<EnemyKindId>(copies).fill(id));
  for (const kind of [...enemiesSeen(notes), ...earlier.flatMap(([, kinds]) => kinds)]) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  const enemyDeck = Math.max(0, left.length - unknownOf(notes.row, notes.enemyNumber));
  return {
    ...notes,
    pools: { ...Object.fromEntries(earlier), [notes.enemyNumber]: left },
    enemyDeck,
  };
}
