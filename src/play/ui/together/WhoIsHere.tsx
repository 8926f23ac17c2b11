import * as m from '#messages';
import { WATCHER } from '#play/together/codes.ts';
import type { SeatPlace } from '#play/together/places.ts';
import type { OwnTableState } from './use-own-table.ts';

interface Props {
  readonly table: OwnTableState;
  readonly names: readonly string[];
  /** Seats that are played here while their device is away. */
  readonly takenBack: readonly number[];
  readonly onTakeBack: (seat: number) => void;
}

/** Who is out of reach, and who asks for something; nothing where all is well. */
export function WhoIsHere({ table, names, takenBack, onTakeBack }: Props) {
  if (!table.isOpen) return null;
  const { places, undoAsked } = table;
  const away = places.filter(({ state, seat }) => state === 'away' && !takenBack.includes(seat));
  return (
    <section class="devices__line" role="status" aria-label={m.play_devices_title()}>
      {away.map((place) => (
        <p key={place.id}>
          {m.play_devices_seat_away({ who: seatPlaceName(place, names) })}{' '}
          {place.seat !== WATCHER && (
            <button type="button" class="aid-secondary" onClick={() => onTakeBack(place.seat)}>
              {m.play_devices_play_for({ who: seatPlaceName(place, names) })}
            </button>
          )}
        </p>
      ))}
      {undoAsked !== undefined && (
        <p>
          {m.play_devices_undo_asked({ who: names[undoAsked] ?? '' })}{' '}
          <button type="button" class="aid-secondary" onClick={() => table.answerUndo(true)}>
            {m.play_undo()}
          </button>{' '}
          <button type="button" class="aid-secondary" onClick={() => table.answerUndo(false)}>
            {m.play_devices_undo_no()}
          </button>
        </p>
      )}
    </section>
  );
}

/** Whose a device is. */
export const seatPlaceName = ({ seat }: SeatPlace, names: readonly string[]): string =>
  seat === WATCHER
    ? m.play_devices_watcher()
    : (names[seat] ?? m.play_devices_seat({ seat: seat + 1 }));
