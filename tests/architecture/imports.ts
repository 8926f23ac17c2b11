import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One import of a file of the project, of values or of types. */
export interface Import {
  readonly from: string;
  /** A path from the root of the project, or the name of a package. */
  readonly to: string;
  /** Whether the value comes with the file: it is no type, and not loaded on demand. */
  readonly isAtOnce: boolean;
}

const STATEMENT = /(?:^|\n)[ \t]*(?:import|export)\s+[^'"`;]*?\s*from\s*['"](?<source>[^'"]+)['"]/g;
const BARE = /(?:^|\n)[ \t]*import\s*['"](?<source>[^'"]+)['"]/g;
const ON_DEMAND = /\bimport\(\s*['"](?<source>[^'"]+)['"]/g;
const WORKER = /new URL\(\s*['"](?<source>\.[^'"]*\w\.\w+)['"]\s*,\s*import\.meta\.url/g;

/** `#games/*` and its like, as package.json settles them. */
const ALIASES: readonly (readonly [string, string])[] = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
);

function resolved(file: string, source: string): string {
  const path = source.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(file), path).replaceAll('\\', '/');
  for (const [alias, target] of ALIASES) {
    const begin = alias.replace('*', '');
    if (alias.includes('*') ? path.startsWith(begin) : path === alias) {
      return target.replace('*', path.slice(begin.length)).replace(/^\.\//, '');
    }
  }
  return path;
}

/** The code of a page or component: what stands between its marks, and its scripts. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, front = ''] = text.match(/^---\n([\s\S]*?)\n---/) ?? [];
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return [front, ...scripts].join('\n');
}

/** What a file imports, at once and on demand; types too. */
export function importsOf(file: string): readonly Import[] {
  const code = codeOf(file);
  return [STATEMENT, BARE, ON_DEMAND, WORKER].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ groups, 0: text }) => ({
      from: file,
      to: resolved(file, groups?.source ?? ''),
      isAtOnce: pattern !== ON_DEMAND && pattern !== WORKER && !/^\s*(im|ex)port type /.test(text),
    })),
  );
}

/** Every import of the code under `src`. */
export const allImports = (): readonly Import[] =>
  globSync('src/**/*.{ts,tsx,mjs,js,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/compiled/') && existsSync(file))
    .sort()
    .flatMap(importsOf);

/** The circles among imports: each a list of files that need one another. */
export function circlesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const leads = new Map<string, string[]>();
  for (const { from, to } of imports) leads.set(from, [...(leads.get(from) ?? []), to]);
  const number = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  // Tarjan's strongly connected components.
  const visit = (file: string): void => {
    number.set(file, number.size);
    low.set(file, number.get(file) ?? 0);
    stack.push(file);
    for (const next of leads.get(file) ?? []) {
      if (!leads.has(next)) continue;
      if (!number.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== number.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || leads.get(file)?.includes(file)) circles.push(circle);
  };
  for (const file of leads.keys()) if (!number.has(file)) visit(file);
  return circles;
}
