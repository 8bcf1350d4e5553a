import { storedValue } from "../storage/stored-value";

/** Scroll positions (px) by address of this tab. */
export interface ScrollMemory {
  read(address: string): number;
  write(address: string, top: number): void;
}

type Place = readonly [address: string, top: number];

const KEPT = 50;

/** Stores the latest 50 addresses in session storage. */
export function createScrollMemory(): ScrollMemory {
  const places = storedValue("session", "naran.scroll", (kept) => (Array.isArray(kept) ? kept.filter(isPlace) : []));
  return {
    read: (address) => places.read().find(([kept]) => kept === address)?.[1] ?? 0,
    write: (address, top) => {
      const others = places.read().filter(([kept]) => kept !== address);
      places.write([...others, [address, top] as const].slice(-KEPT));
    },
  };
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
