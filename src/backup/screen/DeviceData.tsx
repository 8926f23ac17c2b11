import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { LoadingNotice } from '#play/ui/frame/LoadingNotice.tsx';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { FileButton } from '#play/ui/parts/FileButton.tsx';
import { BackUp } from '#play/ui/storage/BackUp.tsx';
import { localSaves, shelvesHere, smallThings } from '#play/ui/storage/device.ts';
import { isPersistent } from '#play/ui/storage/persistence.ts';
import { hasPart } from '../parts.ts';
import { OfGame } from './OfGame.tsx';

interface Props {
  /** The games of this site: ids, and names in the language of the page. */
  readonly games: readonly { readonly id: string; readonly name: string }[];
}

interface Seen {
  /** The games of which there is something here, in the order of the site. */
  readonly games: Props['games'];
  readonly room: number | undefined;
  readonly promised: boolean | undefined;
}

async function lookAround(games: Props['games']): Promise<Seen> {
  const here = await gamesHere();
  return {
    games: games.filter(({ id }) => here.has(id) && hasPart(id)),
    room: await bytesUsed(),
    promised: await isPersistent(),
  };
}

/** The ids of games of which there is something on this device. */
async function gamesHere(): Promise<ReadonlySet<string>> {
  const found = [...(await shelvesHere()), ...localSaves(), ...smallThings()];
  return new Set(found.map(({ game }) => game));
}

/** Everything the site keeps on this device: what there is, as a file, back from one, for how long. */
export default function DeviceData({ games }: Props) {
  const [seen, setSeen] = useState<Seen | 'denied'>();
  /** Counts what was brought in: each game is then looked at anew. */
  const [times, setTimes] = useState(0);
  useEffect(() => {
    lookAround(games).then(setSeen, () => setSeen('denied'));
  }, [times]);
  if (!seen) {
    return (
      <div class="kept">
        <LoadingNotice>{m.play_kept_looking()}</LoadingNotice>
      </div>
    );
  }
  if (seen === 'denied') return <p class="aid-trouble">{m.play_kept_denied()}</p>;
  const again = () => setTimes((before) => before + 1);
  return (
    <div class="aid kept">
      {seen.games.length === 0 && <p>{m.play_kept_nothing()}</p>}
      {seen.games.map(({ id, name }) => (
        <OfGame key={id} id={id} name={name} times={times} />
      ))}
      {seen.room !== undefined && (
        <dl class="kept-counts">
          <div>
            <dt>{m.play_kept_room()}</dt>
            <dd>{MEGABYTES.format(seen.room / 1e6)}</dd>
          </div>
        </dl>
      )}
      <section aria-labelledby="kept-backup">
        <h2 id="kept-backup">{m.play_kept_backup_title()}</h2>
        <p>{m.play_kept_backup_text()}</p>
        <BackUp />
        <BringBack onDone={again} />
      </section>
      <Lasting promised={seen.promised} onAsked={again} />
    </div>
  );
}

const MEGABYTES = new Intl.NumberFormat(getLocale(), {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

interface LastingProps {
  readonly promised: boolean | undefined;
  readonly onAsked: () => void;
}

/** Whether the browser has promised to keep it all, and the question for it. */
function Lasting({ promised, onAsked }: LastingProps) {
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    setRefused(!(await requestPersistence()));
    onAsked();
  };
  return (
    <section aria-labelledby="kept-lasting">
      <h2 id="kept-lasting">{m.play_kept_lasting_title()}</h2>
      <p role="status">
        {promised
          ? m.play_kept_promised()
          : isRefused
            ? m.play_kept_refused()
            : m.play_kept_unpromised()}
      </p>
      {promised === false && (
        <button type="button" class="aid-secondary" onClick={ask}>
          {m.play_kept_ask()}
        </button>
      )}
    </section>
  );
}

interface BringBackProps {
  readonly onDone: () => void;
}

/** Takes in what was backed up here or on another device. What reads files comes with the first one. */
function BringBack({ onDone }: BringBackProps) {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly nth: number }>();
  const reader = useLazyModule(chosen !== undefined, () => import('./BackupTaken.tsx'));
  return (
    <div class="kept-part">
      <FileButton
        label={m.play_kept_bring_back()}
        accept="application/json,.json"
        onFiles={([file]) => file && setChosen({ file, nth: (chosen?.nth ?? 0) + 1 })}
      />
      <p class="aid-hint">{m.play_kept_bring_back_hint()}</p>
      {reader === 'failed' && (
        <p class="aid-trouble" role="alert">
          {m.play_part_failed()}
        </p>
      )}
      {chosen && typeof reader === 'object' && (
        <reader.BackupTaken key={chosen.nth} file={chosen.file} onDone={onDone} />
      )}
    </div>
  );
}

/** Asks the browser for the promise. Some ask the visitor, some decide by themselves. */
async function requestPersistence(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** How much room everything takes, in bytes; undefined where the browser does not say. */
async function bytesUsed(): Promise<number | undefined> {
  return (await navigator.storage?.estimate?.().catch(() => undefined))?.usage;
}
