import * as m from '#messages';
import { roomName } from '../frame/room-name.ts';

interface NoGameProps {
  /** Shows a game of another device. */
  readonly onJoin: () => void;
  readonly links: Readonly<Record<string, string>>;
  /** How to come back to a seat at another device's table. */
  readonly seat: string | undefined;
  /** Whether the browser keeps nothing for this site. */
  readonly isDenied: boolean;
}

const TO: Readonly<Record<string, () => string>> = {
  table: m.play_second_to_table,
  practice: m.play_second_to_practice,
};

/** What to do where nothing is played. */
export function NoGame({ links, seat, isDenied, onJoin }: NoGameProps) {
  return (
    <section class="aid-panel screen__none">
      <h2>{m.play_second_none()}</h2>
      {seat && (
        <>
          <p class="aid-note">{seat}</p>
          <button type="button" class="aid-primary" onClick={onJoin}>
            {m.play_devices_again()}
          </button>
        </>
      )}
      <p>{isDenied ? m.play_second_denied() : m.play_second_none_how()}</p>
      <div class="aid-buttons">
        {Object.entries(links).map(([room, href]) => (
          <a key={room} class="aid-secondary" href={href}>
            {TO[room]?.() ?? roomName(room)}
          </a>
        ))}
        {!seat && (
          <button type="button" class="aid-secondary" onClick={onJoin}>
            {m.play_devices_join()}
          </button>
        )}
      </div>
      {!seat && <p class="aid-hint">{m.play_devices_join_hint()}</p>}
    </section>
  );
}
