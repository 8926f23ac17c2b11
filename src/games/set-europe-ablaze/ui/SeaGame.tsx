import { AidStatus } from './AidStatus.tsx';
import { CurrentTurn } from './CurrentTurn.tsx';
import { ForkAsk } from './Fork.tsx';
import { Opened } from './parts.tsx';
import type { AidView } from './sea.ts';

/** A game that has begun: where it stands, and the turn or what is looked at beside it. */
export const SeaGame = ({ view }: { readonly view: AidView }) => (
  <>
    <div class="play-status">
      <AidStatus />
      <ForkAsk />
    </div>
    {view === 'turn' ? <CurrentTurn /> : <Opened part={view} />}
  </>
);
