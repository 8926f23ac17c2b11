import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameFiles } from '#play/game-mode.ts';
import { defaultOwners, type Owners } from '#play/history/game.ts';
import { goingOn } from '#play/saves/merge.ts';
import { receivedAfter, type Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSave } from '../frame/fresh-save.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { useSession } from '../frame/session.ts';
import { DropZone } from '../parts/DropZone.tsx';
import { FileButton, RECORD_FILES } from '../parts/FileButton.tsx';
import type { OpenedRead } from './opened-files.tsx';

/** What came of the last files: how many games, or why not. */
type Told = 'too-large' | 'failed' | OpenedRead;

interface Props {
  readonly files: GameFiles<SaveTypes>;
}

/**
 * Takes in games from files, by a button or by dropping them. A single game opens; several are put
 * beside those kept. Each is a game of its own, unless it goes on with one: nothing kept is lost.
 */
export function OpenGames({ files: { largest, reader, goesOn = false } }: Props) {
  const { mode, state } = useSession();
  const { open, bring, current, others } = usePlayContext();
  const [told, setTold] = useState<Told>();

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.some(({ size }) => size > largest)) return setTold('too-large');
    // What reads files is seldom wanted, and comes when it is.
    const parts = await Promise.all([import('./opened-files.tsx'), reader()]).catch(
      () => undefined,
    );
    if (!parts) return setTold('failed');
    const [opened, { gamesIn }] = parts;
    const owners: Owners =
      state.context.game?.owners ??
      mode.owners?.read() ??
      defaultOwners(mode.saveFormat.components);
    const read = await opened.readFiles(files, owners, gamesIn);
    const kept = goesOn ? [current ?? [], others].flat() : [];
    const saves = read.games.map(
      (progress): Save<SaveTypes> =>
        goingOn(
          mode.saveFormat,
          kept,
          freshSave(mode, progress, receivedAfter(progress.game.steps)),
        ),
    );
    const [first] = saves;
    // What is told as added has been written.
    if (first && saves.length === 1 && read.faults.length === 0) open(first);
    else await bring(saves);
    setTold(read);
  };

  return (
    <DropZone onDropped={({ files }) => void take([...files])}>
      <FileButton
        label={m.play_open_file()}
        accept={RECORD_FILES}
        multiple
        onFiles={(files) => void take(files)}
      />
      <p class="aid-hint">{m.play_games_drop()}</p>
      {told === 'too-large' && (
        <p class="aid-trouble" role="alert">
          {m.play_file_too_large()}
        </p>
      )}
      {told === 'failed' && (
        <p class="aid-trouble" role="alert">
          {m.play_part_failed()}
        </p>
      )}
      {typeof told === 'object' && <told.Verdict {...told} />}
    </DropZone>
  );
}
