import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Headers = Readonly<Record<string, string>>;

/**
 * The headers that hosts which read `_headers` answer with for a path, in the form of Netlify and
 * Cloudflare: a line with a path that may end in a star, and below it, set in, a header a line.
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
  const holds = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) =>
    Object.assign(
      {},
      ...rules.filter((rule) => holds(rule.path, path)).map((rule) => rule.headers),
    );
}
