import type { StateStorage } from "zustand/middleware";

/**
 * localStorage that never throws (spec §8: storage failures are tolerated). It can be missing on the server, forbidden by the
 * browser, full, or hold broken text; each of these reads as empty, and a write that fails is dropped.
 */
export const tolerantStorage: StateStorage<void> = {
  getItem: (name) =>
    attempt(() => {
      const text = localStorage.getItem(name);
      if (text !== null) JSON.parse(text);
      return text;
    }),
  setItem: (name, value) => {
    attempt(() => localStorage.setItem(name, value));
  },
  removeItem: (name) => {
    attempt(() => localStorage.removeItem(name));
  },
};

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
