import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersOf } from './headers-file.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** What is worth packing; fonts and pictures are packed as they are. */
const PACKS = /^(text|application)\/|svg/;

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder as a plain static host does: an address with a slash gives the folder's
 * index.html, anything unknown gives 404.html with that status. It answers with the headers that the
 * folder's `_headers` asks for.
 *
 * @param base the folder on the host under which the site lives, with slashes at both ends
 * @param packed whether it packs what it sends, as public hosts do
 */
export async function serveFolder(
  folder: string,
  base = '/',
  { packed = false } = {},
): Promise<Served> {
  const headers = headersOf(folder);
  const gzipped = new Map<string, Buffer>();
  const gzippedOnce = (file: string) => {
    const known = gzipped.get(file) ?? gzipSync(readFileSync(file));
    gzipped.set(file, known);
    return known;
  };
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
    const inside = path.startsWith(base) ? join(folder, path.slice(base.length)) : '';
    const wanted = path.endsWith('/') ? join(inside, 'index.html') : inside;
    const found =
      wanted.startsWith(folder + sep) && existsSync(wanted) && statSync(wanted).isFile();
    const file = found ? wanted : join(folder, '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const packs = packed && PACKS.test(type);
    response.writeHead(found ? 200 : 404, {
      ...headers(path),
      'content-type': type,
      ...(packs ? { 'content-encoding': 'gzip' } : {}),
    });
    if (packs) response.end(gzippedOnce(file));
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
