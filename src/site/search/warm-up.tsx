import { render } from 'preact';
import { ResultList } from './ResultList.tsx';
import { FIRST_KEYS, search } from './search-client.ts';

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
export async function warmUp(
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
