import { pickUtm } from "@pkg/domain";
import { storedValue } from "../storage/stored-value";

const kept = storedValue("session", "naran.utm", (value) =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {},
);

/** Keeps the utm parameters of the address in session storage. */
export function keepUtm(): void {
  const utm = pickUtm(new URLSearchParams(location.search));
  if (Object.keys(utm).length > 0) kept.write(utm);
}

const MAX_NAMES = 10;
const MAX_LETTERS = 100;

/** Where this visit came from, cut to what an action log takes; empty without utm parameters. */
export function utmOfVisit(): Record<string, string> {
  keepUtm();
  const entries = Object.entries(kept.read()).slice(0, MAX_NAMES);
  return Object.fromEntries(entries.map(([name, text]) => [name.slice(0, 34), text.slice(0, MAX_LETTERS)]));
}
