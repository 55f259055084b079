// The covers of the games; one that is not drawn yet simply lacks.

const files = import.meta.glob<string>("./art/cover-*.svg", { query: "?url", import: "default", eager: true });

/** The address of a game's cover. */
export function cover(game: string): string | undefined {
  return files[`./art/cover-${game}.svg`];
}
