// Starts the command line. Node runs its TypeScript from 22.18 on; an older Node borrows a newer one
// from the npm registry for this command.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isNewEnough } from '../shared/new-enough-node.mjs';

if (isNewEnough(process.versions.node)) {
  await import('./house.ts');
} else {
  const program = fileURLToPath(new URL('./house.ts', import.meta.url));
  const newer = ['-y', '-p', 'node@24', 'node', program, ...process.argv.slice(2)];
  const { status } = spawnSync('npx', newer, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
