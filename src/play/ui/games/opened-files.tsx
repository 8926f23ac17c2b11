import * as m from '#messages';
import type { EntryRead, GameFiles } from '#play/game-mode.ts';
import type { Owners } from '#play/history/game.ts';
import type { SavedGameState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSeed } from '#shared/seeds.ts';
import { yielding } from '#shared/yield-to-main.ts';
import { RuleLink } from '../frame/RuleLink.tsx';

type EntryFault = Exclude<EntryRead<SaveTypes>, { game: unknown }>;

interface GamesRead {
  readonly games: readonly SavedGameState<SaveTypes>[];
  readonly faults: readonly EntryFault[];
}

/** What was read from files, and how it is told. */
interface OpenedRead extends GamesRead {
  readonly Verdict: typeof Verdict;
}

type Reader = Awaited<ReturnType<GameFiles<SaveTypes>['reader']>>['gamesIn'];

/** Reads the games of all files together, and lets the page go on meanwhile. */
export async function readFiles(
  files: readonly File[],
  owners: Owners,
  gamesIn: Reader,
): Promise<OpenedRead> {
  const games: SavedGameState<SaveTypes>[] = [];
  const faults: EntryFault[] = [];
  const rest = yielding();
  for (const file of files) {
    for (const read of gamesIn(await file.text(), owners, freshSeed)) {
      if ('game' in read) games.push({ game: read.game, ...read.extra });
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
  const [first] = faults;
  return (
    <>
      {games.length > 0 && <p role="status">{m.play_games_added({ count: games.length })}</p>}
      {first && faults.length === 1 && games.length === 0 ? (
        <p class="aid-trouble" role="alert">
          <Fault {...first} isOnly />
        </p>
      ) : (
        faults.length > 0 && (
          <div class="aid-trouble" role="alert">
            <ul>
              {faults.slice(0, MOST_TOLD).map((fault, n) => (
                <li key={n}>
                  <Fault {...fault} />
                </li>
              ))}
            </ul>
            {rest > 0 && <p>{m.play_games_faults_more({ count: rest })}</p>}
          </div>
        )
      )}
    </>
  );
}

interface FaultProps extends EntryFault {
  /** Whether it is all there is in the file. */
  readonly isOnly?: boolean;
}

const Fault = ({ entry, text, rule, isOnly = false }: FaultProps) => (
  <>
    {isOnly ? text : m.play_games_fault_at({ entry, why: text })} {rule && <RuleLink rule={rule} />}
  </>
);
