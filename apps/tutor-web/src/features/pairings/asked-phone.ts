import { mobilePhoneProblem } from "@pkg/domain";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The phone that proposals were opened with in this tab, so that a reload asks for nothing. */
export const askedPhone = storedValue("session", "naran.pairing-phone", (kept) =>
  typeof kept === "string" && mobilePhoneProblem(kept) === null ? kept : null,
);

/** Takes the number out of the address, where nobody should leave it, and keeps it for the tab. */
export function takePhoneFromAddress(): string | null {
  const url = new URL(location.href);
  const given = url.searchParams.get("phoneNumber")?.replace(/\D/g, "") ?? null;
  if (given === null) return askedPhone.read();
  url.searchParams.delete("phoneNumber");
  history.replaceState(history.state, "", url.pathname + url.search);
  if (mobilePhoneProblem(given) !== null) return askedPhone.read();
  askedPhone.write(given);
  return given;
}
