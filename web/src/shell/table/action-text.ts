// An action as plain text, for the list that stands in for a board.

/** The kind of an action and what it names. */
export function actionText(action: unknown): string {
  if (typeof action !== "object" || action === null) return String(action);
  const { type, ...rest } = action as Record<string, unknown>;
  const named = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [String(type), ...named].join(" · ").replaceAll('"', "");
}
