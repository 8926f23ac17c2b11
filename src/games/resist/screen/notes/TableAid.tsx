import { useState } from 'preact/hooks';
import * as m from '#messages';
import { shelfName } from '#play/saves/shelf-name.ts';
import { Later } from '#play/screen/frame/Later.tsx';
import type { RoomProps } from '#play/screen/frame/Room.tsx';
import { RulesContext } from '#play/screen/frame/session.ts';
import { useAheadGone } from '#play/screen/hooks/use-ahead-gone.ts';
import { useMayBeKept } from '#play/screen/hooks/use-may-be-kept.ts';
import { FRESH } from './begun.ts';
import { SetUp } from './SetUp.tsx';
import '#play/screen/style/play.css';
import '../style/resist.css';
import './style/notes.css';

const SHELF = shelfName({ game: 'resist' }, 'table');
const loadRoom = () => import('./TableRoom.tsx');

/**
 * The helper beside the real cards: takes up the last game, or begins a new one. Where nothing is kept,
 * the set-up is there first, and all that notes a game comes with the first touch.
 */
export default function TableAid(props: RoomProps) {
  const mayBeKept = useMayBeKept(SHELF);
  const [begun, setBegun] = useState(FRESH);
  const [isStarted, setStarted] = useState(false);
  useAheadGone(mayBeKept === false);
  if (mayBeKept === undefined) return <p class="aid-hint">{m.play_loading()}</p>;
  const isFirst = !mayBeKept && !isStarted;
  return (
    <Later
      load={loadRoom}
      before={
        isFirst && (
          <RulesContext.Provider value={props.rules}>
            <div class="aid table">
              <SetUp
                begun={begun}
                onDecide={(change) => setBegun({ ...begun, ...change })}
                onStart={() => setStarted(true)}
              />
            </div>
          </RulesContext.Provider>
        )
      }
    >
      {({ TableRoom }) => <TableRoom {...props} begun={isStarted ? begun : undefined} />}
    </Later>
  );
}
