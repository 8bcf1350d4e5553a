import { readText, reportStorageFailure, type StorageArea, writeText } from "./browser-storage";

/** One stored value, as JSON. Never throws. */
export interface StoredValue<T> {
  read(): T;
  write(value: T): void;
  forget(): void;
}

/**
 * A value under a key, validated on each read: it may come from an older version, another tab or manual edits.
 * @param parse validates the stored value; it gets null when there is none or it is unreadable
 */
export function storedValue<T>(area: StorageArea, key: string, parse: (kept: unknown) => T): StoredValue<T> {
  return {
    read: () => parse(parseKept(area, key, readText(area, key))),
    write: (value) => writeText(area, key, JSON.stringify(value)),
    forget: () => writeText(area, key, null),
  };
}

/** The parsed text; null for none, and for broken JSON, which is reported once. */
export function parseKept(area: StorageArea, key: string, text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    reportStorageFailure(area, key, error);
    return null;
  }
}
