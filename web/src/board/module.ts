// Boards that games of other packages bring: a plain module of theirs, served by the house and run under its policy.

import type { AnyProps } from "./board";

/** What such a module exports: it draws into an element, again whenever something changed, and clears up at the end. */
export interface BoardModule {
  mount: (element: HTMLElement, given: AnyProps) => { update: (given: AnyProps) => void; destroy: () => void };
}

/** Whether a game brings one: the page names those that do. */
export function bringsBoard(game: string): boolean {
  return (document.documentElement.dataset["boards"] ?? "").split(" ").includes(game);
}

/** The module of a game. */
export async function boardModule(game: string): Promise<BoardModule> {
  return (await import(/* @vite-ignore */ `/games/${encodeURIComponent(game)}/board.js`)) as BoardModule;
}
