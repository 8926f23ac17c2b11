import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { xstateOnPreact } from '../src/shared/xstate-on-preact/aliases.mjs';
import { LONG_PATIENCE, PATIENCE } from './setup/patience.ts';

/** Rooms on a page in memory: they leave more behind than other tests bear, so they share modules among themselves alone. */
const ROOMS = [
  'tests/{play,games/*}/ui/in-memory/*.test.tsx',
  'tests/games/maquis/ui/{examples,kept-page}.test.tsx',
  'tests/games/maquis/ui/aid/{corrections,device,faults,games,keepers,kept,read-aloud,whole-games}.test.tsx',
  'tests/games/maquis/ui/coach/{advice,review}.test.tsx',
  'tests/games/maquis/ui/editor/{after,editor,redo,start-from}.test.tsx',
  'tests/games/maquis/ui/odds/odds.test.tsx',
  'tests/games/maquis/ui/practice/{many-games,practice,taps}.test.tsx',
  'tests/games/maquis/ui/puzzle/{first-day,tries}.test.tsx',
];

/** They count every step taken, put something in a module's place, or want a shelf that nobody has opened. */
const ISOLATED = [
  'tests/games/maquis/coach/another-goal.test.ts',
  'tests/games/maquis/engine/forged-link.test.ts',
  'tests/games/maquis/fuzz/heavy-*.test.ts',
  'tests/games/maquis/odds/steps.test.ts',
  'tests/games/maquis/session/files.test.ts',
  'tests/games/maquis/ui/coach/my-puzzle-list.test.tsx',
  'tests/games/maquis/ui/practice/games.test.tsx',
  'tests/shared/storage/unread.test.tsx',
  // Devices that meet on one page: whatever one of them captured of the window, the next file would meet.
  'tests/games/*/ui/devices.test.tsx',
  ...ROOMS,
];

/** Tests of modules that Node reads as they stand: no component among them, and nothing that Vite puts together. */
const PLAIN = 'tests/{cli,games,packages,play,rulebook,shared}/**/*.test.ts';

/** Engines, components and messages are read once for all files of a thread. */
const IN_THREADS = {
  setupFiles: ['tests/setup/seed.ts', 'tests/setup/language.ts', 'tests/setup/page.ts'],
  pool: 'threads' as const,
  isolate: false,
};

const ADD_REMOVE_GAME = 'tests/architecture/add-remove-game.test.ts';

export default defineConfig({
  resolve: { alias: xstateOnPreact, dedupe: ['preact', 'xstate'] },
  test: {
    reporters: ['default', './tests/setup/closing-line.ts'],
    // A test that drives a browser waits for it now and then: on two cores three fill the gaps.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    server: {
      deps: {
        inline: [/@xstate\/react/],
        // 2,500 small files that Node reads by itself, four times as quickly.
        external: [/\/messages\/compiled\//],
      },
    },
    expect: { poll: { timeout: PATIENCE } },
    testTimeout: LONG_PATIENCE,
    hookTimeout: LONG_PATIENCE,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/{browser,built,fixtures,other-browsers}/**',
            ADD_REMOVE_GAME,
            ...ISOLATED,
            PLAIN,
          ],
          ...IN_THREADS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-plain',
          include: [PLAIN],
          exclude: ISOLATED,
          ...IN_THREADS,
          // Through Vite's module runner an engine takes four times as long as in a page.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ISOLATED,
          exclude: ROOMS,
          setupFiles: ['tests/setup/seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ROOMS,
          setupFiles: ['tests/setup/seed.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: ['tests/setup/site-as-files.ts'],
          // The pages are read once for all files.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'add-remove-game',
          include: [ADD_REMOVE_GAME],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/setup/browser-and-site.ts'],
          setupFiles: ['tests/browser/each.ts'],
          // Engines and the browser's driver are read once for all files of a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'other-browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          globalSetup: ['tests/setup/site-alone.ts'],
        },
      },
    ],
  },
});
