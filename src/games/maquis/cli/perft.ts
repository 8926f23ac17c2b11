import { BadInput, type Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, required } from '#cli/values.ts';
import { PATROL_CARDS } from '#maquis/data/index.ts';
import {
  perft as countSequences,
  newGame,
  type Position,
  positionFrom,
  snapshotOf,
  tableOf,
} from '#maquis/engine/index.ts';
import { faultText } from '#maquis/words/faults.ts';
import { records } from './records.ts';
import { deckFrom } from './values.ts';

const IN_ORDER = PATROL_CARDS.map(({ number }) => number).join(',');

export const perft: Command = {
  name: 'perft',
  syntax: `--depth N [--record FILE] [--deck ${IN_ORDER}]`,
  does: 'Counts the sequences of moves of each length, with the deck in an order that is known.',
  async run(args) {
    const command = 'perft';
    const { values } = readOptions(args, {
      command,
      options: { depth: 'string', record: 'string', deck: 'string' },
    });
    const wanted = required(values.depth, { command, option: '--depth', example: '--depth 5' });
    const most = countFrom('--depth', wanted);
    const start = values.record === undefined ? USUAL_START : await lastPositionIn(values.record);
    const position = withDeck(start, values.deck ?? IN_ORDER);
    for (let depth = 1; depth <= most; depth++) {
      await print({ depth, nodes: countSequences(position, depth) });
    }
    return true;
  },
};

/** The start that the published counts are made from. */
const USUAL_START = newGame({
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
});

/** The position that the only record in a file ends in. */
async function lastPositionIn(file: string): Promise<Position> {
  const [{ end }, second] = await records.endsIn(file);
  if (!second) return end;
  throw new BadInput(
    `${file}, line ${second.line}: this is a second game record; this command needs a file with only one.`,
  );
}

/** The same position with its cards in an order that is known. */
function withDeck(position: Position, order: string): Position {
  const deck = deckFrom('--deck', order, snapshotOf(position).discard);
  const table = tableOf(position);
  const made = positionFrom({ ...table, unseen: { ...table.unseen, deck } });
  if ('faults' in made) throw new BadInput(faultText(made.faults[0]));
  return made.position;
}
