import { readText, reportStorageFailure, type StorageArea, writeText } from "./browser-storage";

/** One value that the browser keeps, as JSON. Nothing here throws. */
export interface StoredValue<T> {
  read(): T;
  write(value: T): void;
  forget(): void;
}

/**
 * A value under a key, checked whenever it is read: it may come from an older version, another tab or a person's hand.
 * @param parse makes a value of whatever was kept; it gets null when there is nothing, or nothing that can be read
 */
export function storedValue<T>(area: StorageArea, key: string, parse: (kept: unknown) => T): StoredValue<T> {
  return {
    read: () => parse(parseKept(area, key, readText(area, key))),
    write: (value) => writeText(area, key, JSON.stringify(value)),
    forget: () => writeText(area, key, null),
  };
}

/** What a kept text says; null for none, and for broken JSON, which is reported once (spec §8). */
export function parseKept(area: StorageArea, key: string, text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    reportStorageFailure(area, key, error);
    return null;
  }
}
