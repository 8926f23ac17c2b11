import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameOnDevices } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { Lazy } from '../frame/Lazy.tsx';
import { useSession } from '../frame/session.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { closeCamera, openCamera } from './ReadCode.tsx';
import { ownAtTable, rememberTable } from './reopened.ts';
import { TableSheet, WhoIsHere } from './TableSheet.tsx';
import { useOwnTable } from './use-own-table.ts';
import '../style/together.css';

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
