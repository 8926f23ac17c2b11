import { BadInput, commandWithOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { loggedPosition, positionHash, readLogText } from '../engine/log/index.ts';
import { fileFault, logFault, markDiffers } from '../i18n/log.ts';
import { wholeFile } from './whole-file.ts';

export const replayCommand = commandWithOptions({
  name: 'replay',
  syntax: '[FILE]',
  does: 'Goes through the log of a game as far as it is one: the table where it ends, with its mark.',
  options: {},
  takesFile: true,
  async run({ file }) {
    const read = readLogText(await wholeFile(file));
    if ('wrong' in read) throw new BadInput(fileFault(read.wrong));
    const { course, fault } = read;
    const position = loggedPosition(course);
    if (fault) printError(logFault(fault, course.events.length + 1));
    for (const turn of course.differs) printError(markDiffers(turn));
    await print({
      events: course.events.length,
      counting: course.counted.length,
      turn: position.turn,
      phase: position.phase,
      mark: positionHash(position),
      differs: course.differs,
      ...(fault && { fault }),
      position,
    });
    return fault === undefined && course.differs.length === 0;
  },
});
