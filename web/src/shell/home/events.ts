// What concerns the person at any table, as it happens: the home page asks anew when there is something.

import type { http } from "../../wire";

type Told = http.StreamEvent | http.Alive | http.StreamEnd;

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
const TOGETHER = 500; // milliseconds in which several events are one
const FINAL = [1008, 4401, 4403]; // as many pages as may listen do already; nobody is signed in; the house is for members

/** Call back soon after something has happened; the answer ends it. What was so before is known already. */
export function listen(changed: () => void): () => void {
  let socket: WebSocket;
  let pause = FIRST_PAUSE;
  let again: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let begun = false; // whether a stream was there before: what happened since is news

  function hear({ type }: Told): void {
    if (type === "alive") {
      pause = FIRST_PAUSE;
      begun = true;
    } else if (begun && type !== "farewell") {
      telling ??= setTimeout(() => {
        telling = undefined;
        changed();
      }, TOGETHER);
    }
  }

  function connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/events/socket`);
    socket.onmessage = (event: MessageEvent<string>) => hear(JSON.parse(event.data) as Told);
    socket.onclose = ({ code }) => {
      if (ended || FINAL.includes(code)) return;
      again = setTimeout(connect, pause * (0.7 + 0.6 * Math.random()));
      pause = Math.min(LONGEST_PAUSE, pause * 1.7);
    };
  }

  connect();
  return () => {
    ended = true;
    clearTimeout(again);
    clearTimeout(telling);
    socket.close();
  };
}
