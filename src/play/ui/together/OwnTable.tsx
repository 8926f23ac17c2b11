import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameOnDevices } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { Lazy } from '../frame/Lazy.tsx';
import { useSession } from '../frame/session.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Camera, closeCamera, openCamera, PasteCode } from './ReadCode.tsx';
import { ownAtTable, rememberTable } from './reopened.ts';
import { type OwnTableState, useOwnTable } from './use-own-table.ts';
import '../style/together.css';
import { WATCHER } from '#play/together/codes.ts';
import type { SeatPlace } from '#play/together/places.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { Radios } from '../parts/Radios.tsx';
import { CodeAsText } from '../share/CodeAsText.tsx';
import { faultText } from './faults.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  /** How often it was asked for: each time the sheet opens again. */
  readonly asked: number;
  readonly onShut: () => void;
}

/** The table of devices beside the game on this one: a line that says who is here, and a sheet to let them in. */
export function OwnTable(props: Props) {
  const { devices } = useSession().mode;
  if (!devices) return <Table {...props} game={undefined} />;
  return <Lazy load={devices}>{(loaded) => <Table {...props} game={loaded.devices} />}</Lazy>;
}

interface TableProps extends Props {
  readonly game: GameOnDevices<SaveTypes> | undefined;
}

function Table({ asked, onShut, game }: TableProps) {
  const { mode, room, state } = useSession();
  const ofTable = `${mode.saveFormat.game}.${room}`;
  const names = game?.seats(state) ?? [];
  const [own, setOwn] = useState(() => ownAtTable(ofTable) ?? 0);
  const [takenBack, setTakenBack] = useState<readonly number[]>([]);
  const [isShown, setShown] = useState(true);
  const [camera, setCamera] = useState<MediaStream>();
  const table = useOwnTable(game, own, takenBack);
  useEffect(() => {
    // Who is back plays for themselves again.
    const here = table.places.flatMap(({ seat, state: how }) => (how === 'here' ? [seat] : []));
    setTakenBack((before) =>
      before.some((seat) => here.includes(seat))
        ? before.filter((seat) => !here.includes(seat))
        : before,
    );
  }, [table.places]);
  useEffect(() => {
    if (table.isOpen) rememberTable(ofTable, own);
  }, [table.isOpen, own]);
  useEffect(() => () => closeCamera(camera), [camera]);
  // The camera comes first: with it, browsers tell where this device is.
  const look = async () => setCamera(await openCamera());
  useEffect(() => {
    setShown(true);
    if (table.isOpen) void look().then(table.refresh);
  }, [asked]);
  const open = async () => {
    await look();
    await table.open();
  };
  const renew = async () => {
    if (!camera) await look();
    table.renew();
  };
  const close = () => {
    setShown(false);
    setCamera(undefined);
    if (!table.isOpen) shut();
  };
  const shut = () => {
    rememberTable(ofTable, undefined);
    table.shut();
    onShut();
  };
  return (
    <>
      <WhoIsHere
        table={table}
        names={names}
        takenBack={takenBack}
        onTakeBack={(seat) => setTakenBack([...takenBack, seat])}
      />
      {isShown && (
        <Dialog title={m.play_devices_title()} onClose={close}>
          <TableSheet
            table={table}
            names={names}
            note={game?.note()}
            own={own}
            onOwn={setOwn}
            camera={camera}
            onOpen={open}
            onRenew={renew}
            onDone={close}
            onShut={shut}
          />
        </Dialog>
      )}
    </>
  );
}

interface TableSheetProps {
  readonly table: OwnTableState;
  readonly names: readonly string[];
  /** What the game says before a table is opened. */
  readonly note: string | undefined;
  /** Whose this device is. */
  readonly own: number;
  readonly onOwn: (seat: number) => void;
  readonly camera: MediaStream | undefined;
  readonly onOpen: () => Promise<void>;
  /** Makes another code, with the camera if it may be used by now. */
  readonly onRenew: () => void;
  readonly onDone: () => void;
  readonly onShut: () => void;
}

/** Opens the table, and lets devices in: the code above, the camera below, which reads by itself. */
function TableSheet(props: TableSheetProps) {
  const { table, names, note, own, onOwn, onOpen } = props;
  const [isOpening, setOpening] = useState(false);
  if (table.isOpen) return <Open {...props} />;
  return (
    <div class="devices">
      <p>{m.play_devices_how()}</p>
      {note && <p class="aid-hint">{note}</p>}
      {names.length > 0 && (
        <Radios
          legend={m.play_devices_own_seat()}
          values={names.map((_, seat) => `${seat}`)}
          value={`${own}`}
          label={(seat) => names[Number(seat)]}
          onChoose={(seat) => onOwn(Number(seat))}
        />
      )}
      {table.fault && (
        <p class="aid-trouble" role="alert">
          {faultText(table.fault)}
        </p>
      )}
      <button
        type="button"
        class="aid-primary"
        disabled={isOpening}
        onClick={() => {
          setOpening(true);
          void onOpen().finally(() => setOpening(false));
        }}
      >
        {isOpening ? m.play_devices_opening() : m.play_devices_open()}
      </button>
    </div>
  );
}

function Open({ table, names, camera, onRenew, onDone, onShut }: TableSheetProps) {
  const { links } = usePlayContext();
  const { code, fault, places, joined } = table;
  const screen = links.screen ?? '';
  // Without the camera some browsers tell no address, even where there is one.
  const told = camera ? fault : fault === 'network' ? 'blocked' : (fault ?? 'camera');
  return (
    <div class="devices">
      {code ? (
        <>
          <p>{m.play_devices_scan()}</p>
          <QrCode text={tableLink(screen, code.digits)} name={m.play_devices_code()} />
        </>
      ) : (
        <p role="status">{!fault && m.play_devices_opening()}</p>
      )}
      {camera && (
        <>
          <p>{m.play_devices_hold()}</p>
          <Camera stream={camera} onRead={table.read} />
        </>
      )}
      {told && (
        <p class="aid-trouble" role="alert">
          {faultText(told)}
        </p>
      )}
      <p role="status">{joined > 0 && !fault && m.play_devices_joined()}</p>
      {places.length === 0 ? (
        <p>{m.play_devices_none()}</p>
      ) : (
        <ul class="devices__places">
          {places.map((place) => (
            <li key={place.id}>
              <b>{seatPlaceName(place, names)}</b> {STATES[place.state]()}
            </li>
          ))}
        </ul>
      )}
      <button type="button" class="aid-primary" onClick={onDone}>
        {m.play_devices_done()}
      </button>
      <details open={!camera}>
        <summary>{m.play_devices_by_message()}</summary>
        {code && (
          <CodeAsText
            name={m.play_devices_link_field()}
            text={tableLink(screen, code.letters)}
            isLink
          />
        )}
        <PasteCode name={m.play_devices_paste()} onTake={table.read} />
      </details>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={onRenew}>
          {m.play_devices_new_code()}
        </button>
        <button type="button" class="aid-secondary" onClick={onShut}>
          {m.play_devices_shut()}
        </button>
      </div>
      <p class="aid-hint">{m.play_devices_shut_hint()}</p>
    </div>
  );
}

const STATES = {
  free: () => '',
  met: m.play_devices_state_met,
  here: m.play_devices_state_here,
  away: m.play_devices_state_away,
};

interface WhoIsHereProps {
  readonly table: OwnTableState;
  readonly names: readonly string[];
  /** Seats that are played here while their device is away. */
  readonly takenBack: readonly number[];
  readonly onTakeBack: (seat: number) => void;
}

/** Who is out of reach, and who asks for something; nothing where all is well. */
function WhoIsHere({ table, names, takenBack, onTakeBack }: WhoIsHereProps) {
  if (!table.isOpen) return null;
  const { places, undoAsked } = table;
  // Nobody waits for a spectator.
  const away = places.filter(
    ({ state, seat }) => state === 'away' && seat !== WATCHER && !takenBack.includes(seat),
  );
  return (
    <section class="devices__line" role="status" aria-label={m.play_devices_title()}>
      {away.map((place) => (
        <p key={place.id}>
          {m.play_devices_seat_away({ who: seatPlaceName(place, names) })}{' '}
          <button type="button" class="aid-secondary" onClick={() => onTakeBack(place.seat)}>
            {m.play_devices_play_for({ who: seatPlaceName(place, names) })}
          </button>
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
const seatPlaceName = ({ seat }: SeatPlace, names: readonly string[]): string =>
  seat === WATCHER
    ? m.play_devices_watcher()
    : (names[seat] ?? m.play_devices_seat({ seat: seat + 1 }));

const tableLink = (screen: string, code: string): string =>
  `${new URL(screen, location.href)}#table=${code}`;
