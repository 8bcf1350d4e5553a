import { readText, writeText } from "@pkg/web/platform/storage/browser-storage";

const KEY = "naran.last-way";

/** The way in that worked last in this browser (a login provider), to be marked; null when none is known. */
export const readLastWay = (): string | null => readText("local", KEY);

export const rememberWay = (provider: string): void => writeText("local", KEY, provider);
