import { mobilePhoneProblem, readPhone } from "@pkg/domain";
import { api } from "@pkg/web/platform/api/api";
import { madeRead } from "@pkg/web/platform/api/query";
import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { useQuery } from "@tanstack/react-query";
import { readOwnTutor } from "@/lib/own-tutor/own-tutor";

/** The phone number that opened proposals in this tab, so that a reload does not ask for it again. */
export const askedPhone = storedValue("session", "naran.pairing-phone", (kept) =>
  typeof kept === "string" && mobilePhoneProblem(kept) === null ? kept : null,
);

/** Moves the phone number from the URL, where it would leak into history, to session storage. */
export function movePhoneToStorage(): string | null {
  const url = new URL(location.href);
  const asked = url.searchParams.get("phoneNumber");
  if (asked === null) return askedPhone.read();
  const given = readPhone(asked);
  url.searchParams.delete("phoneNumber");
  history.replaceState(null, "", url.pathname + url.search);
  if (mobilePhoneProblem(given) !== null) return askedPhone.read();
  askedPhone.write(given);
  return given;
}

/** The signed-in tutor's phone number; null for visitors, other accounts and failed reads. */
async function readOwnPhone(): Promise<string | null> {
  try {
    if (!hasSignedInHint() || (await api().tokens.get()) === null) return null;
    const { phoneNumber } = await readOwnTutor();
    return phoneNumber !== null && mobilePhoneProblem(phoneNumber) === null ? phoneNumber : null;
  } catch {
    // A failed read falls back to the question for the phone number.
    return null;
  }
}

/** The signed-in tutor's phone number, which opens a proposal without typing. Undefined while loading or not wanted. */
export function useOwnPhone(isWanted: boolean): string | null | undefined {
  return useQuery({ ...madeRead("/tutors/me", {}, readOwnPhone), enabled: isWanted }).data;
}
