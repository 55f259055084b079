// The portraits of the cast, by the ids under which the house knows them: each is fetched when it is first shown.

const portraits = import.meta.glob<string>("./art/cast/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a portrait; undefined for anybody else. */
export function portraitOf(character: string | undefined): string | undefined {
  return portraits[`./art/cast/${character ?? ""}.svg`];
}
