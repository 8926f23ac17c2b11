/**
 * What a device gives, or nothing where it refuses: storage is full, closed to this site, or broken.
 * Nothing a page is shown by may hang on what this asks for.
 */
export async function unlessRefused<Given>(ask: () => Promise<Given>): Promise<Given | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
