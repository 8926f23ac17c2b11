import { placing, type Told } from '../engine/tables.ts';
import { manyDeals, withNewcomer } from './dealing.ts';

/*
 * A program of its own, because twenty million deals take five times as long inside the test runner,
 * where every name of another file is looked up anew. Its arguments are a number of deals and a list
 * of [what is told of a table, where a worker goes], as JSON; it prints what was seen, a line each.
 */

const [deals, positions] = process.argv.slice(2);
for (const [told, at] of JSON.parse(positions) as [Told, Parameters<typeof withNewcomer>[1]][]) {
  const seen = manyDeals(withNewcomer(placing(told), at), Number(deals));
  console.log(JSON.stringify(seen, (_, value) => (value instanceof Map ? [...value] : value)));
}
