import { pickUtm } from "@pkg/domain";
import { isRecord } from "./storage/is-record";
import { storedValue } from "./storage/stored-value";

const kept = storedValue("session", "naran.utm", (value): Record<string, string> => {
  const texts = Object.entries(isRecord(value) ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
});

/** Keeps the utm parameters of the address in session storage (spec §9). */
export function keepUtm(): void {
  const utm = pickUtm(new URLSearchParams(location.search));
  if (Object.keys(utm).length > 0) kept.write(utm);
}

/** The utm parameters of this visit; empty without any. */
export function readUtm(): Record<string, string> {
  return kept.read();
}
