import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { keptFiles, versionOf } from './kept-files.ts';

const WORKER = fileURLToPath(new URL('./worker/main.ts', import.meta.url));

/*
 * A worker of an earlier build would answer for this address while somebody writes. The writing
 * server gives it a successor that only goes away.
 */
const LEAVES = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll()) page.navigate(page.url);
});
`;

/**
 * Writes the worker that keeps the site on the visitor's device, with the list of what this version
 * is made of. It must come after everything that still changes a file.
 *
 * Considered and rejected (2026-11-21): workbox-build and @vite-pwa/astro (265 and more packages for
 * a list of files; the latter stops at Astro 5); Serwist (one class that brings analytics and a
 * queue of requests along). Three parts of Workbox do what is hard: keep by revision and integrity,
 * ask the network first, find the route.
 */
export default function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (!/\/sw\.js(\?|$)/.test(request.url ?? '')) return next();
          response.setHeader('content-type', 'text/javascript');
          response.end(LEAVES);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const { version, files, bytes } = await writeWorker(site);
        const megabytes = (bytes / 1e6).toFixed(1);
        logger.info(`version ${version}: ${files} files, ${megabytes} MB`);
      },
    },
  };
}

/** Writes the worker into a built site, with the list of the files that make it up. */
export async function writeWorker(site: string) {
  const files = await keptFiles(site);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const version = versionOf(files);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      THIS_VERSION: JSON.stringify(version),
      FILES_OF_THIS_VERSION: JSON.stringify(files.map(({ path, integrity }) => [path, integrity])),
      BYTES_OF_THIS_VERSION: String(bytes),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return { version, files: files.length, bytes };
}
