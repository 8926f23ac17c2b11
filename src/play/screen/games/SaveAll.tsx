import { useState } from 'preact/hooks';
import * as m from '#messages';
import { yielding } from '#shared/yielding.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Save } from '../../saves/save.ts';
import type { GameFiles } from '../face.ts';
import { downloadBlob } from '../hooks/download.ts';

interface Props {
  readonly files: GameFiles<SaveKinds>;
  readonly games: readonly Save<SaveKinds>[];
  /** Which of the games go into the file. */
  readonly isWanted: (save: Save<SaveKinds>) => boolean;
}

/** All games of a list as one file. To be written down each is played through, and the page rests between. */
export function SaveAll({ files, games, isWanted }: Props) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const rest = yielding();
    const told: Save<SaveKinds>[] = [];
    for (const game of games) {
      if (files.has(game) && isWanted(game)) told.push(game);
      await rest();
    }
    const texts: string[] = [];
    for (const part of inParts(told)) {
      texts.push(files.text(part));
      await rest();
    }
    downloadBlob(`${files.name}s.jsonl`, new Blob(texts, { type: 'application/json' }));
    setBusy(false);
  };
  return (
    <button type="button" class="aid-secondary" disabled={isBusy} onClick={() => void save()}>
      {m.play_games_save_all()}
    </button>
  );
}

/** Twos, and a three where one would be left: a game by itself may be written in another way than a line. */
function inParts<One>(all: readonly One[]): readonly (readonly One[])[] {
  const last = all.length > 1 && all.length % 2 === 1 ? all.length - 3 : all.length;
  const parts: (readonly One[])[] = [];
  for (let at = 0; at < last; at += 2) parts.push(all.slice(at, at + 2));
  return last < all.length ? [...parts, all.slice(last)] : parts;
}
