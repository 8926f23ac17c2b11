import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Headers = Readonly<Record<string, string>>;

/**
 * The headers that hosts which read `_headers` answer with for a path, in the form of Netlify and
 * Cloudflare: a line with a path, and below it, set in, a header a line. Where several paths hold, all their
 * headers are said, those of one name after another in one line.
 */
export function headersOf(folder: string): (path: string) => Headers {
  const file = join(folder, '_headers');
  const rules: { readonly path: string; readonly headers: Record<string, string> }[] = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines.filter((text) => text.trim() !== '')) {
    const [, name, value] = line.match(/^\s+([\w-]+): (.+)$/) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ path: line.trim(), headers: {} });
  }
  const patterns = rules.map(({ path, headers }) => ({ holds: patternOf(path), headers }));
  return (path) => {
    const said: Record<string, string> = {};
    for (const { headers } of patterns.filter(({ holds }) => holds.test(path)))
      for (const [name, value] of Object.entries(headers))
        said[name] = said[name] ? `${said[name]}, ${value}` : value;
    return said;
  };
}

/** A path as it is written there: `*` is anything at all, `:name` one part of a path. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/:[A-Za-z]\w*/g, '[^/]+')}$`,
  );
