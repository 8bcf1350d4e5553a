export type ToastMessage = {
  id: number;
  text: string;
  /** A tick, an "i" or a warning before the text. */
  tone: "ok" | "info" | "error";
  /** An action ("되돌리기"); the toast then stays for 8 s. */
  action?: { label: string; onPress: () => void };
};

let waiting: ReadonlyArray<ToastMessage> = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: ReadonlyArray<ToastMessage>): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Shows one line above the sticky bar for 4 s. Only for messages that may be missed, never for errors that need an answer. */
export function toast(text: string, options: Partial<Pick<ToastMessage, "tone" | "action">> = {}): void {
  count += 1;
  set([...waiting, { id: count, text, tone: options.tone ?? "ok", action: options.action }]);
}

/** Messages that are not on screen yet. */
export function waitingToasts(): ReadonlyArray<ToastMessage> {
  return waiting;
}

/** Removes messages that are on screen. */
export function dequeueToasts(shown: ReadonlyArray<ToastMessage>): void {
  set(waiting.filter((message) => !shown.includes(message)));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
