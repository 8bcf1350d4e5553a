import { api, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { reportProblem } from "@pkg/web/platform/reporting/report-problem";
import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import type { AnswerValue } from "./answers";
import { joinedHere } from "./joined-event";

export interface NewParticipation {
  readonly phoneNumber: string;
  readonly marketingAgreement: boolean;
  readonly extraData: Readonly<Record<string, AnswerValue>>;
}

/** FIRST: created. AGAIN: what was entered before was replaced. */
export type Joined = "FIRST" | "AGAIN";

/**
 * Takes part in an event, and keeps on this device what changes it later.
 * @throws CallError also for a phone number that took part elsewhere, whose entry stays (EVENT_ALREADY_PARTICIPATED,
 *   reason KEPT)
 */
export async function joinEvent(id: string, entered: NewParticipation): Promise<Joined> {
  const extraData = Object.fromEntries(
    Object.entries(entered.extraData).map(([key, value]) => [key, typeof value === "string" ? value : [...value]]),
  );
  const here = joinedHere(id);
  const before = here.read();
  const body = {
    ...entered,
    extraData,
    privacyAgreement: true,
    ...(before && { changeKey: before.changeKey }),
  } as const;
  const keep = (changeKey: string) => here.write({ changeKey, at: serverNow().toISOString() });
  try {
    const { changeKey } = await dataOf(api().POST("/events/{id}/participations", { params: { path: { id } }, body }));
    keep(changeKey);
    return "FIRST";
  } catch (error) {
    if (!isApiError(error, "class", "EVENT_ALREADY_PARTICIPATED") || error.details.reason === "KEPT") throw error;
    if (typeof error.details.changeKey === "string") keep(error.details.changeKey);
    return "AGAIN";
  }
}

/** When this device or the account took part; null for neither, and while it is not known. */
export async function readJoinedAt(id: string): Promise<string | null> {
  const here = joinedHere(id).read();
  if (here) return here.at;
  if (!hasSignedInHint()) return null;
  try {
    const params = { path: { id } };
    return (await dataOf(api().GET("/events/{id}/participations/me", { params }))).participatedAt;
  } catch (error) {
    reportProblem(error);
    return null;
  }
}

/** Logs that an event was passed on. Fire and forget: a failure is only reported. */
export async function logShare(id: string): Promise<void> {
  try {
    await dataOf(api().POST("/events/{id}/shares", { params: { path: { id } } }));
  } catch (error) {
    reportProblem(error);
  }
}
