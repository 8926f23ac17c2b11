// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Save } from '#play/saves/save.ts';
import { openSaveStore } from '#play/saves/save-store.ts';
import { toyGame } from '../../toy/games.ts';
import { saveFormat, type ToySaves } from '../../toy/save-format.ts';
import { visiting } from './visit.ts';

/*
 * Two steps of a game are kept while no frame is drawn, and before one is the page looks through the
 * shelf, as it does when another page has written: what is logged ahead goes into the database at once.
 */

const visit = visiting({ nothing: () => null });

const save = (note: string): Save<ToySaves> => ({
  version: saveFormat.version,
  id: 'a-game',
  begun: 1,
  changed: 1,
  progress: { game: toyGame(), note },
});

const noteIn = (value: Save<ToySaves> | undefined): string | undefined =>
  value && 'note' in value.progress ? value.progress.note : undefined;

/** Holds back every frame, and what waits a while for one, until the function it gives is called. */
function holdFrames(): () => void {
  const [draw, wait] = [window.requestAnimationFrame, window.setTimeout];
  const held: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => held.push(callback);
  window.setTimeout = ((work: TimerHandler, delay = 0) =>
    delay > 0 ? 0 : wait(work)) as typeof wait;
  return () => {
    Object.assign(window, { requestAnimationFrame: draw, setTimeout: wait });
    for (const callback of held) callback(performance.now());
  };
}

/** What became of both steps, and the notes that lie in the database and are found on the shelf. */
async function play() {
  const shelf = await openSaveStore(saveFormat, 'safe-house.toy.table');
  const drawFrames = holdFrames();
  const steps = [shelf.put(save('the first step')), shelf.put(save('the second step'))];
  await shelf.find();
  drawFrames();
  const kept = (await Promise.allSettled(steps)).map(({ status }) => status);
  const stored = await shelf.get('a-game');
  const { saves } = await shelf.find();
  return {
    kept,
    stored: stored && 'value' in stored ? noteIn(stored.value) : undefined,
    found: noteIn(saves[0]),
  };
}

it('a step that waits for its frame is not taken for overtaken by the next step of the same page', async () => {
  await visit('en/nothing/');
  expect(await play()).toEqual({
    kept: ['fulfilled', 'fulfilled'],
    stored: 'the second step',
    found: 'the second step',
  });
});
