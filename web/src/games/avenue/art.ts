// The drawings of Avenue, by name.

const files = import.meta.glob<string>("./art/*.svg", { query: "?inline", import: "default", eager: true });

/** The address of a drawing. */
export function art(name: string): string {
  return files[`./art/${name}.svg`] ?? "";
}
