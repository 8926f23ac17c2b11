import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { writeWorker } from '#site/offline/service-worker.ts';

/** What the footer of a page says in the first version and in the next. */
export const FOOTER = 'Unofficial, made by players.';
export const NEXT_FOOTER = 'Unofficial, made by players, again.';

/** What no test of updates opens; without it a version is on a device in half the time. */
const LEFT_OUT =
  /^\w\w\/(rule|maquis\/(scenarios|coverage|print|rules\/(book|[q-z]\w+)))(\/|$)|\.pdf$/;

/** A script that a practised game asks for late, when the coach goes through it. */
const LATE_SCRIPT = /^(\w+\.)?ReviewPanel\.[\w-]+\.js$/;
const NEXT_LATE_SCRIPT = 'maquis.ReviewPanel.next.js';

export interface Versions {
  readonly first: string;
  readonly next: string;
  readonly drop: () => void;
}

/**
 * Two versions of a site, made from a built one: in the next, every page says something else, and a
 * script that is loaded late has another name, so that a host with the next one has it no more.
 */
export async function twoVersions(dist: string): Promise<Versions> {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const first = join(folder, 'first');
  const next = join(folder, 'next');
  cpSync(dist, first, {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(relative(dist, file)),
  });
  cpSync(first, next, { recursive: true });
  changeLateScript(next);
  for (const site of [first, next]) await writeWorker(site);
  return { first, next, drop: () => rmSync(folder, { recursive: true }) };
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
