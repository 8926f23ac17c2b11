// After an installation: compiles the words, or says how to get a Node that can. An older Node reads no
// TypeScript, so this file and what it imports is none.
import { howToGetOne, isNewEnough } from '#shared/new-enough-node.mjs';

if (isNewEnough(process.versions.node)) {
  await import('#site/i18n-build/words-now.ts');
} else {
  console.error(howToGetOne(process.versions.node, 'npm ci'));
  process.exitCode = 1;
}
