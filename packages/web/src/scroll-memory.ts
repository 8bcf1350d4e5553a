/** Where the reader was on each address of this tab (spec §2). */
export interface ScrollMemory {
  read(address: string): number;
  write(address: string, top: number): void;
}

const KEY = "naran.scroll";
const KEPT = 50;

/** Keeps the latest addresses in session storage; a browser without it, or with a full one, is tolerated (spec §8). */
export function createScrollMemory(storage: Pick<Storage, "getItem" | "setItem">): ScrollMemory {
  function all(): Array<[string, number]> {
    try {
      const read: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
      return Array.isArray(read) ? read : [];
    } catch {
      return [];
    }
  }
  return {
    read: (address) => all().find(([kept]) => kept === address)?.[1] ?? 0,
    write: (address, top) => {
      const others = all().filter(([kept]) => kept !== address);
      try {
        storage.setItem(KEY, JSON.stringify([...others, [address, top]].slice(-KEPT)));
      } catch {}
    },
  };
}
