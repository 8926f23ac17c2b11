import { getCollection } from 'astro:content';

/** The fragments that set the tables of rulings up in practice, by the ruling. */
export async function rulingLinks(): Promise<ReadonlyMap<string, string>> {
  const lists = await getCollection('maquisRulingExamples');
  return new Map(
    lists.flatMap(({ data }) =>
      data.flatMap((example) =>
        'link' in example ? [[example.ruling, example.link] as const] : [],
      ),
    ),
  );
}
