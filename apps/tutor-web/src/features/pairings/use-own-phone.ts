import { mobilePhoneProblem } from "@pkg/domain";
import { api } from "@pkg/web/platform/api/api";
import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { useQuery } from "@tanstack/react-query";
import { readOwnTutor } from "@/lib/own-tutor";

/** The phone of the tutor who is signed in; null for everybody else, whatever the reason. */
async function readOwnPhone(): Promise<string | null> {
  try {
    if (!hasSignedInHint() || (await api().tokens.get()) === null) return null;
    const { phoneNumber } = await readOwnTutor();
    return phoneNumber !== null && mobilePhoneProblem(phoneNumber) === null ? phoneNumber : null;
  } catch {
    // Whoever cannot be known is asked, as without log-in.
    return null;
  }
}

/** Who is signed in as a tutor types no phone to open a proposal. Undefined until it is known, or not wanted. */
export function useOwnPhone(isWanted: boolean): string | null | undefined {
  return useQuery({ queryKey: ["own-phone"], queryFn: readOwnPhone, enabled: isWanted }).data;
}
