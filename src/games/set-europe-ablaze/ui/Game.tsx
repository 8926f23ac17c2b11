import { ForkAsk } from './Fork.tsx';
import { Opened } from './parts.tsx';
import { Status } from './Status.tsx';
import type { AidView } from './sea.ts';
import { Turn } from './Turn.tsx';

/** A game that has begun: where it stands, and the turn or what is looked at beside it. */
export const Game = ({ view }: { readonly view: AidView }) => (
  <>
    <div class="play-status">
      <Status />
      <ForkAsk />
    </div>
    {view === 'turn' ? <Turn /> : <Opened part={view} />}
  </>
);
