import { readText, writeText } from "@pkg/web/platform/storage/browser-storage";

const KEY = "naran.last-way";

/** The provider of the last successful login in this browser, or null when none is stored. */
export const readLastLoginMethod = (): string | null => readText("local", KEY);

export const rememberLoginMethod = (provider: string): void => writeText("local", KEY, provider);
