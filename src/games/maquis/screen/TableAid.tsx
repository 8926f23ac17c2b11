import { useEffect } from 'preact/hooks';
import { Later } from '#play/screen/frame/Later.tsx';
import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { useAid } from './aid/aid.ts';
import { MAQUIS } from './aid/kit.ts';
import { SetUpWalk } from './aid/SetUpWalk.tsx';
import { ReviewContext } from './coach/review-button.tsx';
import { useReview } from './coach/use-review.tsx';
import { OWNERS } from './owners.ts';

/** The helper beside the real board: takes up the last game, or sets up a new one. */
export default function TableAid(props: RoomProps) {
  const room = useRoom(MAQUIS, 'table');
  return (
    <GameRoom kit={MAQUIS} name="table" room={room} isTable {...props}>
      <Table />
    </GameRoom>
  );
}

const loadTurn = () => import('./aid/table-turn.lazy.ts');

/** One game at the table. It looks at its past only where the coach goes through it. */
function Table() {
  const aid = useAid();
  const { owners } = aid.state.context.setUp;
  const review = useReview(aid, aid.setMoment);
  useEffect(() => OWNERS.keep(owners), [owners]);
  return (
    <ReviewContext.Provider value={review}>
      <Later load={loadTurn} before={aid.state.matches('setUp') && <SetUpWalk />}>
        {({ TurnScreen, Toolbar }) =>
          review.screen ?? (
            <TurnScreen tools={<Toolbar />} past={review.panel} looked={review.looked} />
          )
        }
      </Later>
    </ReviewContext.Provider>
  );
}
