import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWorker } from '#site/offline/service-worker.ts';
import { smallHouse } from './small-house.ts';

/** What the footer of a page says in the first version and in the next. */
export const FOOTER = 'Unofficial, made by players.';
export const NEXT_FOOTER = 'Unofficial, made by players, again.';

/** The room in which a game is begun. */
export const ROOM = 'resist/table/';

/** A script that a game at the table asks for late, when one of its sheets is opened. */
const LATE_SCRIPT = /^resist\.sheets\.lazy\.[\w-]+\.js$/;
const NEXT_LATE_SCRIPT = 'resist.sheets.next.js';

export interface Versions {
  readonly first: string;
  readonly next: string;
  readonly drop: () => void;
}

/**
 * Two versions of a small site, made from a built one: in the next, every page says something else, and a
 * script that is loaded late has another name, so that a host with the next one has it no more.
 */
export async function twoVersions(dist: string): Promise<Versions> {
  const { folder: first, drop } = await smallHouse(dist, { rooms: [ROOM] });
  const next = `${first}-next`;
  cpSync(first, next, { recursive: true });
  changeLateScript(next);
  await writeWorker(next);
  return {
    first,
    next,
    drop: () => {
      drop();
      rmSync(next, { recursive: true });
    },
  };
}

const filesIn = (site: string): readonly string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' });

function changeLateScript(site: string): void {
  const late = filesIn(site).filter((file) => LATE_SCRIPT.test(basename(file)));
  if (late.length === 0) throw new Error('no script is loaded late, so no old one can be missed');
  for (const file of late) renameSync(join(site, file), join(site, file, '..', NEXT_LATE_SCRIPT));
  const texts = filesIn(site).filter((file) => /\.(html|js)$/.test(file) && file !== 'sw.js');
  for (const file of texts) {
    const text = readFileSync(join(site, file), 'utf8');
    const next = late
      .map((name) => basename(name))
      .reduce((so, name) => so.replaceAll(name, NEXT_LATE_SCRIPT), text)
      .replaceAll(FOOTER, NEXT_FOOTER);
    if (next !== text) writeFileSync(join(site, file), next);
  }
}
