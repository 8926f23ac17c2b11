import { render } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { address } from '../layout/address.ts';
import type { Hits } from './hits.ts';
import type { SearchedGame } from './index-files.ts';
import { FIRST_SIGNS, openPagefind } from './pagefind-client.ts';
import { ResultList } from './ResultList.tsx';
import { search } from './search-client.ts';
import { isUnspaced, searchedGames, searchedThings } from './searched-things.ts';

/** What is asked, and where. */
interface Question {
  readonly typed: string;
  /** In all games, whatever game the page is of. */
  readonly isEverywhere: boolean;
  /** The id of a chapter to stay in, or nothing for all. */
  readonly chapter: string;
}

interface Search {
  /** The latest results there are; they stay until newer ones arrive. */
  readonly shown: Hits | undefined;
  readonly failed: boolean;
  /** The game of the page, where there are others to search in as well. */
  readonly game: SearchedGame | undefined;
  /** What an empty box proposes. */
  readonly example: string;
  /** Whether there are several games to search in. */
  readonly ofGames: boolean;
  readonly ask: (question: Question) => void;
}

/** The words a game proposes, in one line; those of every game where it has none. */
function exampleIn(game: SearchedGame | undefined): string {
  const [one, two, three] = game?.example ?? [];
  return one && two && three
    ? m.search_placeholder_of({ one, two, three })
    : m.search_placeholder();
}

const exampleWords = (game: SearchedGame | undefined): readonly string[] =>
  game?.example ??
  m
    .search_placeholder()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** The game of the page, by the second part of its address: `/en/GAME/rules/`. */
async function gameOfPage(): Promise<SearchedGame | undefined> {
  const [, game] = location.pathname.slice(address('').length).split('/');
  return (await searchedGames()).find(({ id }) => id === game);
}

/** Questions of one key that are best answered before the key comes. */
const FIRST_KEYS: readonly string[] = isUnspaced ? [] : FIRST_SIGNS;

/** Fetches what a search in a game, or in all, will need. */
const openIndex = (game: string): Promise<unknown> =>
  Promise.all([searchedThings(game), isUnspaced || openPagefind()]);

/**
 * Searches at every key, within the game of the page at first. While one search is under way the next
 * waits, and those that newer keys have overtaken are left out.
 */
export function useSearch(): Search {
  const [shown, setShown] = useState<Hits>();
  const [failed, setFailed] = useState(false);
  const [games, setGames] = useState<readonly SearchedGame[]>([]);
  const [game, setGame] = useState<SearchedGame>();
  const line = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(0);

  // The index is on its way before the first letter is typed.
  useEffect(() => {
    const begin = async () => {
      const own = await gameOfPage();
      setGames(await searchedGames());
      setGame(own);
      await openIndex(own?.id ?? '');
      await warmUp(exampleWords(own), own?.id ?? '', () => latest.current > 0);
    };
    begin().catch(() => setFailed(true));
    return () => {
      latest.current++;
    };
  }, []);

  // Called by the key itself, not by a drawing after it: so the answer can be in the very next frame.
  const ask = useCallback(({ typed, isEverywhere, chapter }: Question) => {
    const asked = typed.trim();
    const own = ++latest.current;
    const late = () => own !== latest.current;
    if (!asked) {
      setShown(undefined);
      return;
    }
    line.current = line.current.then(async () => {
      if (late()) return;
      try {
        const within = isEverywhere ? undefined : await gameOfPage();
        const hits = await search(asked, { game: within?.id ?? '', chapter });
        if (late()) return;
        setFailed(false);
        setShown(hits);
      } catch {
        if (!late()) setFailed(true);
      }
    });
  }, []);

  const ofGames = games.length > 1;
  const example = exampleIn(game);
  return { shown, failed, game: ofGames ? game : undefined, example, ofGames, ask };
}

/**
 * Searches for what the empty box proposes and draws the answers where nobody sees them. What a
 * browser does only once, compiling the search and the drawing of results and finding their letters
 * in the fonts, is then done before the first key instead of after it. So are the answers to each
 * first key: they are the longest to find.
 *
 * @param questions what the empty box proposes
 * @param game within which the search begins, or nothing for all
 * @param typing whether somebody has begun to type, who must not wait for this
 */
async function warmUp(
  questions: readonly string[],
  game: string,
  typing: () => boolean,
): Promise<void> {
  const scope = { game, chapter: '' };
  const unseen = document.createElement('div');
  unseen.className = 'search-unseen';
  unseen.inert = true;
  document.body.append(unseen);
  for (const question of questions) {
    await new Promise((rested) => setTimeout(rested, 50));
    if (typing()) break;
    const { hits } = await search(question, scope);
    render(
      <ResultList
        id=""
        hits={hits}
        ofGames={false}
        whole={false}
        active={0}
        optionId={() => ''}
        onPoint={() => undefined}
        onChoose={() => undefined}
      />,
      unseen,
    );
  }
  render(null, unseen);
  unseen.remove();
  for (const key of FIRST_KEYS) {
    await new Promise((rested) => setTimeout(rested));
    if (typing()) break;
    await search(key, scope);
  }
}
