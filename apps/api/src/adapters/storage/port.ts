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

/**
 * Where voice samples are kept: whole objects under random names, which nobody reaches but through us.
 * Keys are "[a-z0-9-]+.mp3".
 */
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
