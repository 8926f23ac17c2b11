import { defineConfig } from 'vitest/config';
import { xstateOnPreact } from '../src/shared/xstate-on-preact/aliases.mjs';

export default defineConfig({
  resolve: { alias: xstateOnPreact, dedupe: ['preact', 'xstate'] },
  test: {
    reporters: ['default', './tests/setup/closing-line.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          testTimeout: 60_000,
          server: { deps: { inline: [/@xstate\/react/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/setup/browser-and-site.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
