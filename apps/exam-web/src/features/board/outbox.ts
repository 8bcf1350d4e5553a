import type { StoredValue } from "@pkg/web/platform/storage/stored-value";
import type { Answers, BoardAnswer } from "./board-answer";

export interface OutboxState {
  /** What was answered on this page, or waits from an earlier one. */
  readonly own: Answers;
  /** Numbers of the items whose answer has not arrived yet. */
  readonly waiting: readonly number[];
  /** The server takes no more answers. */
  readonly isOver: boolean;
}

export interface OutboxOptions {
  readonly kept: StoredValue<Answers>;
  /** Sends one answer. @returns what the server keeps now, or "OVER" once the test takes no more */
  readonly send: (number: number, answer: BoardAnswer) => Promise<BoardAnswer | "OVER">;
}

/**
 * Sends answers one after the other and keeps them until they have arrived, so that a lost network or a closed page loses none.
 * Whoever made the page tries again (`flush`) when the network is back.
 */
export function createOutbox({ kept, send }: OutboxOptions) {
  const own = { ...kept.read() };
  let state: OutboxState = { own, waiting: Object.keys(own).map(Number), isOver: false };
  const listeners = new Set<() => void>();
  let running: Promise<boolean> | null = null;

  function turn(next: OutboxState): void {
    state = next;
    kept.write(next.isOver ? {} : keptAnswers(next, kept.read()));
    for (const listener of listeners) listener();
  }

  async function sendAll(): Promise<boolean> {
    for (let number = state.waiting[0]; number !== undefined; number = state.waiting[0]) {
      const answer = state.own[number];
      if (!answer) return false;
      const arrived = await send(number, answer).catch(() => null);
      if (arrived === null) return false;
      if (arrived === "OVER") {
        turn({ ...state, waiting: [], isOver: true });
        return true;
      }
      // A newer one was given meanwhile.
      if (state.own[number] !== answer) continue;
      const sent = number;
      turn({
        ...state,
        own: { ...state.own, [sent]: arrived },
        waiting: state.waiting.filter((other) => other !== sent),
      });
    }
    return true;
  }

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps an answer and sends it. */
    put(number: number, answer: BoardAnswer): void {
      const waiting = state.waiting.includes(number) ? state.waiting : [...state.waiting, number];
      turn({ ...state, own: { ...state.own, [number]: answer }, waiting });
      void this.flush();
    },
    /** Sends what waits. @returns whether nothing waits any more */
    flush(): Promise<boolean> {
      running ??= sendAll().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** What waits on this page, and what another page of the same test has kept since; what has arrived is left out. */
function keptAnswers({ own, waiting }: OutboxState, stored: Answers): Answers {
  const others = Object.entries(stored).filter(
    ([number, { sequence }]) => sequence > (own[Number(number)]?.sequence ?? -1),
  );
  const mine = waiting.flatMap((number) => (own[number] ? [[number, own[number]] as const] : []));
  return Object.fromEntries([...mine, ...others]);
}
