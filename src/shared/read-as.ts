import * as v from 'valibot';

/** What a file holds, or in sentences what is wrong with it. */
export type Read<Content> = { readonly read: Content } | { readonly faults: readonly string[] };

/** Reads what a file holds, or says in sentences what is wrong with it. */
export function readAs<Content>(
  schema: v.GenericSchema<unknown, Content>,
  value: unknown,
): Read<Content> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { read: parsed.output };
  return {
    faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`),
  };
}
