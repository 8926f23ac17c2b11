import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type TableCode, WATCHER } from '#play/together/codes.ts';
import { type GuestState, tableIn } from '#play/together/guest.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { CodeAsText } from '../share/CodeAsText.tsx';
import { codeInText } from './address.ts';
import { type DeviceFault, faultText } from './faults.ts';
import { lastSeat } from './own-seat.ts';
import { QrCode } from './QrCode.tsx';
import { ReadTable } from './ReadTable.tsx';
import { useGuest } from './use-guest.ts';
import '../style/together.css';

/** What a game that tells each device something else shows on one. */
export interface SeatProps {
  /** What was told, as it came. */
  readonly view: unknown;
  /** Why the last thing asked for was not done. */
  readonly not: readonly string[];
  readonly ask: (what: unknown) => void;
  /** Whether this seat asked for undo, and the table's owner has not answered yet. */
  readonly isUndoAsked: boolean;
  /** What stands there where it cannot be read. */
  readonly unreadable: ComponentChildren;
}

/** A room of a game as a guest needs it. */
interface GuestRoomOf {
  readonly mode: GameMode<SaveTypes>;
  readonly Seat?: ComponentType<SeatProps> | undefined;
  /** What a seat is called, where every table calls it the same. */
  readonly seatName?: ((seat: number) => string) | undefined;
}

interface Props {
  /** The code the page was opened with; without one, it is read here. */
  readonly code: string;
  readonly rooms: Readonly<Record<string, GuestRoomOf>>;
  /** Draws what is kept of a game. */
  readonly show: (room: string, save: Save<SaveTypes>) => ComponentChildren;
}

/** This device at the table of another one: takes a seat, shows its code, then the game. */
export function GuestRoom({ code: first, rooms, show }: Props) {
  const { saveFormat } = Object.values(rooms)[0].mode;
  const guest = useGuest(saveFormat.game, saveFormat.rulesets[0]);
  const [code, setCode] = useState(first);
  /** From when a table is looked for until a seat is taken there. */
  const [isChoosing, setChoosing] = useState(true);
  const look = (wanted: string) => {
    setCode(wanted);
    setChoosing(true);
  };
  const looked = useRef(first);
  useEffect(() => {
    // Not on the first one: a seat of it may have been tapped already.
    if (looked.current !== first) look(first);
    looked.current = first;
  }, [first]);
  const table = code === '' ? undefined : tableIn(codeInText(code), saveFormat.game);
  const only = typeof table === 'object' && table.places.length === 1 ? table.places[0] : undefined;
  const sit = (at: TableCode, seat: number) => {
    setChoosing(false);
    guest.sit(at, seat);
  };
  useEffect(() => {
    if (typeof table === 'object' && only) sit(table, only.seat);
  }, [code]);
  useWakeLock(guest.state === 'here');
  // Back by itself, while another code was looked for.
  useEffect(() => {
    if (guest.state === 'here') setChoosing(false);
  }, [guest.state]);
  const again = () => look('');
  const named = Object.values(rooms).find(({ seatName }) => seatName !== undefined);
  const seating = { game: saveFormat.game, nameOf: named?.seatName ?? numbered };
  if (!isChoosing && guest.state && SEATED.includes(guest.state)) {
    return (
      <>
        <Standing guest={guest} onAgain={again} />
        {guest.state === 'here' && <OthersAway view={guest.view} />}
        <Told guest={guest} rooms={rooms} show={show} />
      </>
    );
  }
  return (
    <section class="aid-panel devices devices--guest">
      <h2>{m.play_devices_join_title()}</h2>
      {guest.fault && <Fault fault={guest.fault} />}
      {typeof table === 'string' && <Fault fault={table} />}
      {typeof table !== 'object' ? (
        <ReadTable onRead={look} onLeave={guest.hold} />
      ) : isChoosing && !only ? (
        <Seats {...seating} table={table} onSit={(seat) => sit(table, seat)} />
      ) : guest.state === 'showing' && guest.code ? (
        <>
          <p>{m.play_devices_show()}</p>
          <QrCode text={guest.code.digits} name={m.play_devices_own_code()} />
          {guest.hidden && <Hidden why={guest.hidden} onAllow={guest.unhide} />}
          <details>
            <summary>{m.play_devices_by_message()}</summary>
            <CodeAsText name={m.play_devices_code_text()} text={guest.code.letters} />
          </details>
        </>
      ) : (
        guest.fault && (
          <>
            {(guest.fault === 'hidden' || guest.fault === 'blocked') && (
              <Allow onAllow={guest.unhide} />
            )}
            {/* What the table offered is used up once it has read an answer: then only its next code helps. */}
            {!only && guest.state !== 'unreachable' && (
              <Seats {...seating} table={table} onSit={(seat) => sit(table, seat)} />
            )}
            <ScanAgain onAgain={again} />
          </>
        )
      )}
    </section>
  );
}

/** The table was met: what it told stays on the screen. */
const SEATED: readonly GuestState[] = ['here', 'away', 'over', 'lost'];

const Fault = ({ fault }: { readonly fault: DeviceFault }) => (
  <p class="aid-trouble" role="alert">
    {faultText(fault)}
  </p>
);

interface AllowProps {
  readonly onAllow: () => void;
}

/** The browser tells no address of this device: a table may find it all the same, but not every one does. */
const Hidden = ({ why, onAllow }: AllowProps & { readonly why: DeviceFault }) => (
  <>
    <p class="aid-hint">{faultText(why)}</p>
    <Allow onAllow={onAllow} />
  </>
);

const Allow = ({ onAllow }: AllowProps) => (
  <button type="button" class="aid-primary" onClick={onAllow}>
    {m.play_devices_allow_camera()}
  </button>
);

const numbered = (seat: number): string => m.play_devices_seat({ seat: seat + 1 });

interface SeatsProps {
  readonly table: TableCode;
  readonly game: string;
  readonly nameOf: (seat: number) => string;
  readonly onSit: (seat: number) => void;
}

/** The places that are free; the one this device had last stands out. */
function Seats({ table, game, nameOf, onSit }: SeatsProps) {
  const last = lastSeat(game);
  return (
    <>
      <p>{m.play_devices_which_seat()}</p>
      <div class="devices__seats">
        {table.places.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class={seat === last ? 'aid-primary' : 'aid-secondary'}
            onClick={() => onSit(seat)}
          >
            {seat === WATCHER ? m.play_devices_watch() : nameOf(seat)}
          </button>
        ))}
      </div>
    </>
  );
}

const ScanAgain = ({ onAgain }: Pick<StandingProps, 'onAgain'>) => (
  <button type="button" class="aid-secondary" onClick={onAgain}>
    {m.play_devices_again()}
  </button>
);

interface StandingProps {
  readonly guest: ReturnType<typeof useGuest>;
  readonly onAgain: () => void;
}

/** Whether the table is there, and what to do where it is not. */
function Standing({ guest, onAgain }: StandingProps) {
  const { state } = guest;
  return (
    <div class="devices__standing" role="status">
      {state === 'away' && (
        <p class="aid-trouble">
          {m.play_devices_away()}{' '}
          <button type="button" class="aid-secondary" onClick={guest.wake}>
            {m.play_devices_try()}
          </button>{' '}
          {/* A table that was reloaded is another one: only its new code leads there. */}
          <ScanAgain onAgain={onAgain} />
        </p>
      )}
      {state === 'lost' && (
        <p class="aid-trouble">
          {m.play_devices_lost()} <ScanAgain onAgain={onAgain} />
        </p>
      )}
      {state === 'over' && (
        <p class="aid-trouble">
          {m.play_devices_over()} <ScanAgain onAgain={onAgain} />
        </p>
      )}
      {state === 'here' && guest.not.includes('late') && (
        <p class="aid-hint">{m.play_devices_late()}</p>
      )}
    </div>
  );
}

/** Whose devices the table does not reach, for whoever wonders why nothing happens. */
function OthersAway({ view }: Pick<ReturnType<typeof useGuest>, 'view'>) {
  const { away } = (view ?? {}) as Readonly<Record<string, unknown>>;
  const names = Array.isArray(away) ? away.filter((who) => typeof who === 'string') : [];
  return (
    <div class="devices__standing" role="status">
      {names.slice(0, MOST_AWAY).map((who) => (
        <p key={who} class="aid-hint">
          {m.play_devices_seat_away({ who })}
        </p>
      ))}
    </div>
  );
}

const MOST_AWAY = 5;

interface ToldProps extends Pick<Props, 'rooms' | 'show'> {
  readonly guest: ReturnType<typeof useGuest>;
}

/** What the table told last. It comes from elsewhere, and is read like any file. */
function Told({ guest, rooms, show }: ToldProps) {
  const told = (guest.view ?? {}) as Readonly<Record<string, unknown>>;
  const { room, view, isShared, isUndoAsked } = told;
  const of = typeof room === 'string' && Object.hasOwn(rooms, room) ? rooms[room] : undefined;
  if (!of) return guest.view === undefined ? null : <Fault fault="told" />;
  if (isShared === true) {
    const { Seat } = of;
    if (!Seat) return <Fault fault="told" />;
    if (view === null) return <p role="status">{m.play_second_setting_up()}</p>;
    return (
      <Seat
        view={view}
        not={guest.not}
        ask={guest.ask}
        isUndoAsked={isUndoAsked === true}
        unreadable={<Fault fault="told" />}
      />
    );
  }
  if (view === null) return <p role="status">{m.play_second_setting_up()}</p>;
  return <Kept of={of} told={view} show={(save) => show(room as string, save)} />;
}

interface KeptProps {
  readonly of: GuestRoomOf;
  readonly told: unknown;
  readonly show: (save: Save<SaveTypes>) => ComponentChildren;
}

function Kept({ of, told, show }: KeptProps) {
  const read = useMemo(() => readVersioned(savesOf(of.mode.saveFormat), told), [told]);
  return 'value' in read ? <div>{show(read.value)}</div> : <Fault fault="told" />;
}
