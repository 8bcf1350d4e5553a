import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** That this device took part in an event, when, and the key that changes what was entered. */
interface JoinedHere {
  readonly changeKey: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What this device took part in; no phone number is kept. */
export const joinedHere = (event: string) =>
  storedValue("local", `naran.event:${event}`, (kept): JoinedHere | null =>
    isRecord(kept) && typeof kept.changeKey === "string" && typeof kept.at === "string"
      ? { changeKey: kept.changeKey, at: kept.at }
      : null,
  );
