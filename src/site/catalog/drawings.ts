/** A drawing of its own for each game, out of its folder, by the game's id. */
type Drawing = (props: Record<string, unknown>) => unknown;

const files = import.meta.glob<{ default: Drawing }>('/src/games/*/cover/Drawing.astro', {
  eager: true,
});

export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(files).map(([file, module]) => [file.split('/')[3] ?? '', module.default]),
);
