import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Served, serveFolder } from './serve-folder.ts';

/** What a host does to an answer when something went wrong while a version was uploaded. */
export type Damage = 'missing' | 'cut short';

/** A host whose site can be replaced, damaged and cut off while a browser uses it. */
export interface Host {
  readonly url: string;
  /** The paths asked for since it was asked last. */
  readonly askedFor: () => readonly string[];
  /** Serves another built site from now on. */
  readonly deploy: (folder: string) => Promise<void>;
  /** Spoils what is served, path by path, until told otherwise. */
  readonly damage: (how: (path: string) => Damage | undefined) => void;
  /** From now on nothing can be reached. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param folder the built site it begins with */
export async function hostOfVersions(folder: string): Promise<Host> {
  let served: Served = await serveFolder(folder);
  let damageTo: (path: string) => Damage | undefined = () => undefined;
  const asked: string[] = [];

  async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(url, 'http://here').pathname;
    asked.push(path);
    const damage = damageTo(path);
    const found = await fetch(new URL(damage === 'missing' ? '/no/such/file' : url, served.url));
    const body = Buffer.from(await found.arrayBuffer());
    const said = [...found.headers].filter(
      ([name]) => !/^(content-length|connection|keep-alive|transfer-encoding)$/.test(name),
    );
    response.writeHead(found.status, Object.fromEntries(said));
    response.end(damage === 'cut short' ? body.subarray(0, body.length / 2) : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const open = (port: number) =>
    new Promise<void>((ready) => {
      server.listen(port, '127.0.0.1', ready);
    });
  await open(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });

  return {
    url: `http://127.0.0.1:${port}/`,
    askedFor: () => asked.splice(0),
    deploy: async (next) => {
      const before = served;
      served = await serveFolder(next);
      await before.close();
    },
    damage: (how) => {
      damageTo = how;
    },
    cut,
    mend: () => open(port),
    close: async () => {
      if (server.listening) await cut();
      await served.close();
    },
  };
}
