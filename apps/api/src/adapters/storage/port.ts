import type { Readable } from "node:stream";

/** A part of an object, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  key: string;
  storedAt: Date;
}

/** What is kept apart: voice samples, pictures of messages, and what proves where applicants study. */
export const SHELVES = {
  screenings: { mp3: "audio/mpeg" },
  pictures: { jpg: "image/jpeg", png: "image/png", webp: "image/webp" },
  proofs: { jpg: "image/jpeg", png: "image/png", webp: "image/webp", pdf: "application/pdf" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Shelf = keyof typeof SHELVES;

/** Tells whether an object of a shelf may have this key: "[a-z0-9-]+" and an ending of the shelf. */
export function isKeyOf(shelf: Shelf, key: string): boolean {
  const [, ending = ""] = /^[a-z0-9-]+\.([a-z0-9]+)$/.exec(key) ?? [];
  return Object.hasOwn(SHELVES[shelf], ending);
}

/** Where one shelf's objects are kept: whole ones under random names, which nobody reaches but through us. */
export interface ObjectStorage {
  /** Keeps a whole file under a new key: afterwards it is there entirely, or not at all. The file itself may be moved away. */
  store(key: string, file: string): Promise<void>;
  /** An object's bytes, or a range of them; null when there is none. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes an object; nothing happens when it is gone. */
  remove(key: string): Promise<void>;
  /** Everything that is kept. */
  list(): AsyncIterable<StoredObject>;
}
