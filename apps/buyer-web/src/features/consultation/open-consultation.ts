import { isConsultationOpen } from "@pkg/domain";
import { $api } from "@pkg/web/platform/api/query";
import { useSession } from "@pkg/web/platform/session/session-store";
import { keptConsultation } from "./kept-consultation";
import { type Consultation, useConsultation } from "./queries";

/**
 * The consultation that goes on: of the account, or else of this device. Undefined while it is looked for, null without
 * one.
 * @param isWanted false when the address names one
 */
export function useOpenConsultation(isWanted: boolean): Consultation | null | undefined {
  const { status } = useSession();
  const isSignedIn = status === "signed-in";
  const own = $api.useQuery("get", "/consultations/me", undefined, {
    enabled: isWanted && isSignedIn,
    select: ({ consultation }) => consultation,
    meta: { isOptional: true },
  });
  const keptId = isWanted && status !== "unknown" ? (keptConsultation.read()?.id ?? null) : null;
  const kept = useConsultation(keptId);
  const isLooking = (isSignedIn && own.isPending) || (keptId !== null && kept.isPending);
  if (!isWanted) return null;
  if (isLooking) return undefined;
  // What an account had read is no visitor's.
  return [isSignedIn ? own.data : null, kept.data].find((found) => found && isConsultationOpen(found.status)) ?? null;
}
