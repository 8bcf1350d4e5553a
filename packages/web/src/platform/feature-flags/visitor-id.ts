import { storedValue } from "../storage/stored-value";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const kept = storedValue("local", "naran.visitor", (id) => (typeof id === "string" && UUID.test(id) ? id : null));

/** A random id of this browser. Logging in or out does not change it, so that experiments stay stable. */
export function visitorId(): string {
  const known = kept.read();
  if (known) return known;
  const made = crypto.randomUUID();
  kept.write(made);
  return made;
}
