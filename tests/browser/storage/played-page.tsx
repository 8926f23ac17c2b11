import { render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { gameOfDeal, SAVE_VERSION, type Save, SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import type { Aid } from '#games/maquis/ui/aid/aid.ts';
import { MAQUIS_MODE } from '#games/maquis/ui/aid/mode.ts';
import { useGameInPlay } from '#play/ui/frame/use-game.ts';
import { useSaveStore } from '#play/ui/frame/use-save-store.ts';
import type { MaquisSaveStore, MaquisScan } from '../../games/maquis/session/maquis-saves.ts';
import { nextMove, setUpOf } from './chosen.ts';

/*
 * A page that plays several games at once, as fast as it can, with the machine, the shelf and the
 * write-ahead log of the site, and says of each step when it is on the screen. Only the drawing of the town
 * is left out.
 */

declare global {
  /** What the test listens to: what was found on the shelf at the start, and each step as shown. */
  function tell(told: string): void;
}

const GAMES = Number(new URLSearchParams(location.search).get('games'));
const MOST_DELAY = 12;

function Player({ n, found, shelf }: { n: number; found: MaquisScan; shelf: MaquisSaveStore }) {
  const [save] = useState(() => latestOf(n, found));
  const play = useGameInPlay(MAQUIS_MODE, save, shelf, { keepsSetUp: false });
  const { id } = play;
  const { state, send } = play as unknown as Pick<Aid, 'state' | 'send'>;
  const { context } = state;
  const steps = context.game?.steps.length;
  useLayoutEffect(() => {
    if (steps !== undefined) tell(`${id} ${steps}`);
  }, [id, steps]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const move = nextMove(id, context);
      if (state.matches({ playing: { patrol: 'shown' } })) send({ type: 'continue' });
      else if (state.matches({ playing: { dusk: 'lastShot' } })) send({ type: 'noShot' });
      else if (move) send({ type: 'move', move });
      else if (steps !== undefined) begin(nextIdOf(id));
    }, Math.random() * MOST_DELAY);
    return () => clearTimeout(timer);
  }, [state]);
  const begin = (next: string) => {
    send({ type: 'newGame', seed: next, id: next });
    send({ type: 'decideGoalSource', source: 'by-hand' });
    send({ type: 'configure', change: { goals: setUpOf(next).goals } });
    send({ type: 'start' });
  };
  return (
    <p>
      {id} {steps}
    </p>
  );
}

const idOf = (n: number, time: number) => `game-${n}-${time}`;
const timeOf = (id: string) => Number(id.split('-')[2]);
const nextIdOf = (id: string) => id.replace(/\d+$/, String(timeOf(id) + 1));

/** The latest game of a player; its first where there is none. */
function latestOf(n: number, { saves }: MaquisScan): Save {
  const mine = saves.filter(({ id }) => id.startsWith(`game-${n}-`));
  const [latest] = mine.toSorted((one, other) => timeOf(other.id) - timeOf(one.id));
  if (latest) return latest;
  const id = idOf(n, 0);
  const now = Date.now();
  const game = gameOfDeal(setUpOf(id), SITE_OWNS_ALL);
  return { version: SAVE_VERSION, id, begun: now, changed: now, progress: { game } };
}

function Players() {
  const state = useSaveStore(MAQUIS_MODE.saveFormat, 'table');
  const shelf = state.status === 'open' ? state.shelf : undefined;
  const [found, setFound] = useState<MaquisScan>();
  useEffect(() => void shelf?.find().then(setFound), [shelf]);
  useEffect(() => {
    if (found) tell(`found ${JSON.stringify(found)}`);
  }, [found]);
  if (!shelf || !found) return null;
  return (
    <>
      {Array.from({ length: GAMES }, (_, n) => (
        <Player key={n} n={n} found={found} shelf={shelf} />
      ))}
    </>
  );
}

render(<Players />, document.body);
