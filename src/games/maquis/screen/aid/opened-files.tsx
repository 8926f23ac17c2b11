import type { Keepers, TableGame } from '#maquis/table/index.ts';
import { type EntryFault, type GamesRead, gamesIn } from '#maquis/table/read-games.ts';
import { recordFaultText, ruleOfRecordFault } from '#maquis/words/record-faults.ts';
import * as m from '#messages';
import { resting } from '#shared/rest.ts';
import { RuleLink } from './RuleLink.tsx';
import { freshSeed } from './seeds.ts';

/** What was read from files, and how it is told. */
export interface Read extends GamesRead {
  readonly Verdict: typeof Verdict;
}

/** Reads the games of all files together, and lets the page go on meanwhile. */
export async function readFiles(files: readonly File[], keepers: Keepers): Promise<Read> {
  const games: TableGame[] = [];
  const faults: EntryFault[] = [];
  const rest = resting();
  for (const file of files) {
    for (const read of gamesIn(await file.text(), keepers, freshSeed)) {
      if ('game' in read) games.push(read.game);
      else faults.push(read);
      await rest();
    }
  }
  return { Verdict, games, faults };
}

/** More than these are counted, not told one by one. */
const MOST_TOLD = 10;

function Verdict({ games, faults }: GamesRead) {
  const rest = faults.length - MOST_TOLD;
  return (
    <>
      {games.length > 0 && <p role="status">{m.maquis_games_added({ count: games.length })}</p>}
      {faults.length === 1 && games.length === 0 ? (
        <p class="aid-trouble" role="alert">
          <Fault fault={faults[0].fault} />
        </p>
      ) : (
        faults.length > 0 && (
          <div class="aid-trouble" role="alert">
            <ul>
              {faults.slice(0, MOST_TOLD).map(({ entry, fault }, n) => (
                <li key={n}>
                  <Fault fault={fault} entry={entry} />
                </li>
              ))}
            </ul>
            {rest > 0 && <p>{m.maquis_games_faults_more({ count: rest })}</p>}
          </div>
        )
      )}
    </>
  );
}

interface FaultProps {
  readonly fault: EntryFault['fault'];
  /** Where the file holds more than one. */
  readonly entry?: number;
}

function Fault({ fault, entry }: FaultProps) {
  const rule = ruleOfRecordFault(fault);
  const why = recordFaultText(fault);
  return (
    <>
      {entry === undefined ? why : m.maquis_games_fault_at({ entry, why })}{' '}
      {rule && <RuleLink rule={rule} />}
    </>
  );
}
