import { runHouse } from './run-house.ts';

/** Whoever reads the output may stop early (`… | head`): then there is nothing left to do. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

process.exitCode = await runHouse(process.argv.slice(2));
