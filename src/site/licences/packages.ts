import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A package of somebody else's that comes to the visitor. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** As its maker names it, by SPDX. */
  readonly licence: string;
  readonly homepage: string;
  /** The licence itself; empty where the package comes without it. */
  readonly text: string;
}

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** The folder of a package that this project asks for by name. */
export const folderOf = (name: string): string => join(MODULES, name);

/** The folder of the package that a module belongs to; undefined for our own and what tools make. */
export function packageOf(module: string): string | undefined {
  return module.match(/^(.*\/node_modules\/(?:@[^/]+\/)?[^@./][^/]*)\//)?.[1];
}

/**
 * What the package in a folder says of itself.
 *
 * @throws Error where it names no licence
 */
export function readPackage(folder: string): Package {
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = typeof own.license === 'string' ? own.license : own.license?.type;
  if (!licence) throw new Error(`${folder} names no licence, so it cannot be sent to visitors`);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const repository = typeof own.repository === 'string' ? own.repository : own.repository?.url;
  return {
    name: own.name,
    version: own.version,
    licence,
    homepage: own.homepage ?? addressOf(repository ?? ''),
    text: file ? textIn(join(folder, file)) : '',
  };
}

/** The text of a file, or of the files of a folder that some packages keep their licences in. */
const textIn = (path: string): string =>
  (statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path])
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n\n');

const addressOf = (repository: string): string =>
  repository
    .replace(/^git\+|\.git$/g, '')
    .replace(/^git:/, 'https:')
    .replace(/^([\w-]+\/[\w-]+)$/, 'https://github.com/$1');
