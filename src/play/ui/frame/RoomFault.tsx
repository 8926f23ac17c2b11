import * as m from '#messages';
import { BackUp } from '../storage/BackUp.tsx';

/** What is said in a room that has broken: the games are kept, and can be taken out as a file. */
export const RoomFault = () => (
  <section class="aid-trouble" role="alert">
    <p>{m.play_room_broken()}</p>
    <button type="button" class="aid-primary" onClick={() => location.reload()}>
      {m.play_room_again()}
    </button>
    <BackUp />
  </section>
);
