// @vitest-environment happy-dom
// What reads files comes when it is first wanted: here it is there already.
import '#games/maquis/ui/aid/read-file.ts';
import '#play/ui/games/opened-files.tsx';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordOf, type Save } from '#games/maquis/session/index.ts';
import { FILES } from '#games/maquis/ui/aid/game-files.ts';
import { Games } from '#play/ui/games/Games.tsx';
import { mounted, nameOf, press, strike } from '../mounted.ts';
import { fixture, kept, type Seen, Shelf } from './kept-games.tsx';

const [WIN, LOSS] = [fixture('win'), fixture('loss')];
const THREE = [
  kept('a', 'win', { name: 'With the radio', changed: 3000 }),
  kept('b', 'loss', { changed: 2000 }),
  kept('c', 'busy', { changed: 1000 }, 13),
];
const MANY = [...THREE, ...['d', 'e', 'f'].map((id) => kept(id, 'draw', { changed: 500 }))];

function games(saves: readonly Save[] = THREE): { root: HTMLElement; seen: Seen } {
  const seen: Seen = { opened: [], saves };
  const root = mounted(
    <Shelf key={saves.length} saves={saves} seen={seen}>
      <Games files={FILES} />
    </Shelf>,
  );
  return { root, seen };
}

const rows = (root: Element) => [...root.querySelectorAll('.aid-choice')].map((row) => nameOf(row));
function named(root: Element, name: RegExp): HTMLElement {
  const all = [...root.querySelectorAll<HTMLElement>('button, label')];
  const found = all.find((one) => name.test(nameOf(one)));
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
}
function fill(field: Element | null | undefined, value: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
    throw new Error('nothing to fill');
  }
  act(() => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** What was handed to the browser as files. */
function downloads(): { name: string; text: () => Promise<string> }[] {
  const files: { name: string; text: () => Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const given = blob;
    files.push({ name: this.download, text: () => given.text() });
  });
  return files;
}
afterEach(() => vi.restoreAllMocks());

/** Waits until it is told what came of the files. */
async function told(root: Element): Promise<void> {
  const verdict = '.aid-drop :is([role=status], [role=alert])';
  await expect.poll(() => root.querySelector(verdict)).not.toBeNull();
}

/** Chooses files by the button. */
async function choose(root: Element, ...texts: string[]): Promise<void> {
  const input = root.querySelector('input[type=file]');
  Object.defineProperty(input, 'files', {
    configurable: true,
    value: texts.map((text) => new File([text], 'games.jsonl')),
  });
  act(() => void input?.dispatchEvent(new Event('change', { bubbles: true })));
  await told(root);
}

describe('the list of games', () => {
  it('tells each by its name, what it is, and how it stands', () => {
    const [win, loss, running] = rows(games().root);
    expect(win).toMatch(/^With the radioNormal: .*You have won\./);
    expect(loss).toMatch(/^Normal: .*You have lost\./);
    expect(running).toMatch(/^Normal: .*Turn \d+, unfinished\./);
  });

  it('opens a game', () => {
    const { root, seen } = games();
    press(root.querySelector('.aid-choice'));
    expect(seen.opened).toEqual([THREE[0]]);
  });

  it('is searched by words and by state only where there are many', () => {
    expect(games().root.querySelector('.aid-find')).toBeNull();
    const { root } = games(MANY);
    const [search, state] = root.querySelectorAll('.aid-find :is(input, select)');
    expect(rows(root)).toHaveLength(6);
    fill(search, 'RADIO with');
    expect(rows(root)).toHaveLength(1);
    fill(search, '');
    fill(state, 'running');
    expect(rows(root)).toHaveLength(1);
    fill(state, 'over');
    expect(rows(root)).toHaveLength(5);
    fill(search, 'no such words');
    expect(root.textContent).toContain('No games match');
  });
});

describe('a list of very many games', () => {
  const HUNDREDS = Array.from({ length: 450 }, (_, n) =>
    kept(
      `game ${n}`,
      n % 50 === 0 ? 'busy' : 'win',
      { changed: 1000 + n },
      n % 50 === 0 ? 13 : undefined,
    ),
  );

  it('is told in parts, the latest first', () => {
    const { root } = games(HUNDREDS);
    expect(rows(root)).toHaveLength(20);
    press(named(root, /^Show 20 more/));
    expect(rows(root)).toHaveLength(40);
  });

  it('is searched to its end', async () => {
    const { root } = games(HUNDREDS);
    fill(root.querySelectorAll('.aid-find :is(input, select)')[1], 'running');
    await expect.poll(() => rows(root)).toHaveLength(9);
  });
});

describe('a game', () => {
  it('is renamed in its row, and may lose its name again', async () => {
    const { root, seen } = games();
    press(named(root, /^Rename: With the radio/));
    const input = root.querySelector('.aid-naming input');
    expect(document.activeElement).toBe(input);
    fill(input, '  By the bridge ');
    press(named(root, /^Save this name/));
    await expect.poll(() => rows(root)[0]).toMatch(/^By the bridge/);
    press(named(root, /^Rename: By the bridge/));
    fill(root.querySelector('.aid-naming input'), '');
    press(named(root, /^Save this name/));
    expect(seen.saves.find(({ id }) => id === 'a')).not.toHaveProperty('name');
    expect(seen.saves.find(({ id }) => id === 'a')?.changed).toBe(3000);
  });

  it('keeps its name where Escape leaves the naming', () => {
    const { root, seen } = games();
    press(named(root, /^Rename: With the radio/));
    fill(root.querySelector('.aid-naming input'), 'Something else');
    strike('Escape');
    expect(root.querySelector('.aid-naming')).toBeNull();
    expect(seen.saves.find(({ id }) => id === 'a')?.name).toBe('With the radio');
  });

  it('is deleted at once, and the way back stays in its place as long as the list is seen', () => {
    const { root, seen } = games();
    press(named(root, /^Delete: With the radio/));
    expect(seen.saves.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(root.querySelector('li')?.textContent).toContain('Deleted: With the radio');
    press(named(root, /^Delete: Normal/));
    expect(seen.saves.map(({ id }) => id)).toEqual(['c']);
    press(named(root, /^Undo/));
    expect(seen.saves).toContainEqual(THREE[0]);
    expect(rows(root)[0]).toMatch(/^With the radio/);
    expect(root.textContent).toContain('Deleted: Normal');
  });

  it('is taken along as a file of its record', async () => {
    const files = downloads();
    press(named(games().root, /^Save as a file: With the radio/));
    expect(files.map(({ name }) => name)).toEqual(['maquis-game.json']);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ moves: WIN.moves });
  });

  it('goes with all others into one file, but not once it is deleted', async () => {
    const files = downloads();
    const { root } = games();
    press(named(root, /^Delete: With the radio/));
    press(named(root, /^Save all/));
    await expect.poll(() => files).toHaveLength(1);
    const lines = ((await files[0]?.text()) ?? '').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).moves.length)).toEqual([LOSS.moves.length, 13]);
  });
});

// Preact asks the element whether it knows an event; this one knows no dropping.
Object.defineProperty(HTMLElement.prototype, 'ondrop', { value: null, writable: true });

describe('games from files', () => {
  it('a single one opens, as a game of its own', async () => {
    const { root, seen } = games();
    await choose(root, JSON.stringify(WIN));
    expect(seen.saves).toEqual(THREE);
    const [opened] = seen.opened;
    expect(opened && 'game' in opened.progress && recordOf(opened.progress.game).moves).toEqual(
      WIN.moves,
    );
    expect(THREE.map(({ id }) => id)).not.toContain(opened?.id);
  });

  it('several are put beside those kept, even the same ones once more', async () => {
    const { root, seen } = games();
    await choose(root, `${JSON.stringify(WIN)}\n${JSON.stringify(LOSS)}\n`, JSON.stringify(WIN));
    expect(seen.opened).toEqual([]);
    expect(seen.saves).toHaveLength(6);
    expect(seen.saves).toEqual(expect.arrayContaining(THREE));
    expect(new Set(seen.saves.map(({ id }) => id)).size).toBe(6);
    expect(root.querySelector('.aid-drop [role=status]')?.textContent).toBe('3 games were added.');
  });

  it('good ones come in beside damaged ones, and each fault has its sentence and its rule', async () => {
    const { root, seen } = games([]);
    const illegal = JSON.stringify({ ...LOSS, moves: ['place:grocer', 'upkeep'] });
    await choose(root, [JSON.stringify(WIN), '{}', illegal].join('\n'));
    expect(seen.saves).toHaveLength(1);
    const [first, second] = root.querySelectorAll('[role=alert] li');
    expect(first?.textContent).toMatch(/^Entry 2: .+\./);
    expect(second?.textContent).toMatch(/^Entry 3: Move 2, upkeep: .+\. Rule: /);
    expect(second?.querySelector('a')?.getAttribute('href')).toMatch(/#maquis\./);
  });

  it('many faults are counted', async () => {
    const { root } = games([]);
    await choose(root, '{}\n'.repeat(12));
    expect(root.querySelectorAll('[role=alert] li')).toHaveLength(10);
    expect(root.querySelector('[role=alert]')?.textContent).toContain(
      '2 more entries aren’t games',
    );
  });

  it.each([
    ['noise', 'x'.repeat(1000), 'it is not JSON'],
    ['nothing', '', 'it is not JSON'],
    ['another game', '{"format": "chess"}', 'chess'],
    ['10 MB', 'x'.repeat(10_000_000), 'far larger'],
  ])('a file of %s gets a sentence and touches nothing', async (_, text, sentence) => {
    const { root, seen } = games();
    await choose(root, text);
    expect(root.querySelector('[role=alert]')?.textContent).toContain(sentence);
    expect(seen.saves).toEqual(THREE);
    expect(seen.opened).toEqual([]);
  });

  it('can be dropped', async () => {
    const { root, seen } = games([]);
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    const files = [new File([JSON.stringify([WIN, LOSS])], 'games.json')];
    Object.defineProperty(drop, 'dataTransfer', { value: { files } });
    act(() => void root.querySelector('.aid-drop')?.dispatchEvent(drop));
    await told(root);
    expect(drop.defaultPrevented).toBe(true);
    expect(seen.saves).toHaveLength(2);
  });
});
