import type { Socket } from "node:net";

/** How a pause ended: it elapsed, the caller disconnected, or `clear` was called. */
export type PauseEnd = "elapsed" | "gone" | "cleared";

/** Pauses that end early when the caller disconnects or the sandbox closes, so that no timer keeps the process alive. */
export interface Waits {
  pause(ms: number, socket?: Socket): Promise<PauseEnd>;
  /** Ends all pauses. */
  clear(): void;
}

export function createWaits(): Waits {
  const open = new Set<() => void>();
  return {
    pause: (ms, socket) =>
      new Promise((resolve) => {
        const end = (how: PauseEnd) => {
          clearTimeout(timer);
          open.delete(clear);
          socket?.off("close", gone);
          resolve(how);
        };
        const gone = () => end("gone");
        const clear = () => end("cleared");
        const timer = setTimeout(end, ms, "elapsed");
        open.add(clear);
        socket?.once("close", gone);
      }),
    clear() {
      for (const end of [...open]) end();
    },
  };
}
