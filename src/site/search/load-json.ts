import { address } from '../layout/address.ts';

const loading = new Map<string, Promise<unknown>>();

/**
 * What stands in a file of the site's own build. It is fetched once; a failure is forgotten, so that the
 * next try asks again.
 */
export function loadJson<Content>(path: string): Promise<Content>;
export function loadJson(path: string): Promise<unknown> {
  const known = loading.get(path);
  if (known) return known;
  const begun = load(path).catch((fault: unknown) => {
    loading.delete(path);
    throw fault;
  });
  loading.set(path, begun);
  return begun;
}

async function load(path: string): Promise<unknown> {
  const answer = await fetch(address(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
