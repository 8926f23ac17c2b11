import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Runs @xstate/react on Preact. Its CommonJS helpers would load React itself and a second copy of
 * Preact, and Preact's own stand-in for React brings all of React's ways; the module build and the
 * stand-ins beside this file do not.
 */
export const xstateOnPreact = [
  {
    find: /^@xstate\/react$/,
    replacement: at('../../../node_modules/@xstate/react/dist/xstate-react.esm.js'),
  },
  { find: /^react$/, replacement: at('./react.ts') },
  {
    find: /^use-isomorphic-layout-effect$/,
    replacement: at('./use-isomorphic-layout-effect.ts'),
  },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: at('./use-sync-external-store-with-selector.ts'),
  },
  {
    find: /^use-sync-external-store\/shim(\/index\.js)?$/,
    replacement: at('./use-sync-external-store.ts'),
  },
];
