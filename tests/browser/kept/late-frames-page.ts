import type { Save } from '#play/saves/save.ts';
import { openSaveStore } from '#play/saves/save-store.ts';
import { toyGame } from '../../play/toy/games.ts';
import { saveFormat, type ToySaves } from '../../play/toy/save-format.ts';

/*
 * Two steps of a game are kept while no frame is drawn, and before one is the page looks through the
 * shelf, as it does when another page has written: what is logged ahead goes into the database at once.
 */

/** What became of both steps, and the notes that lie in the database and are found on the shelf. */
export interface Outcome {
  readonly kept: readonly PromiseSettledResult<void>['status'][];
  readonly stored: string | undefined;
  readonly found: string | undefined;
}

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

async function play(): Promise<Outcome> {
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

Object.assign(window, { outcome: play() });
