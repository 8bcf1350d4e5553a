import { api, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { reportProblem } from "@pkg/web/platform/reporting/report-problem";
import type { AnswerValue } from "./answers";

export interface NewParticipation {
  readonly phoneNumber: string;
  readonly marketingAgreement: boolean;
  readonly extraData: Readonly<Record<string, AnswerValue>>;
}

/** FIRST: created. AGAIN: the phone took part before, and what was entered replaces it. */
export type Joined = "FIRST" | "AGAIN";

/** Takes part in an event. @throws CallError */
export async function joinEvent(id: string, entered: NewParticipation): Promise<Joined> {
  const extraData = Object.fromEntries(
    Object.entries(entered.extraData).map(([key, value]) => [key, typeof value === "string" ? value : [...value]]),
  );
  const body = { ...entered, extraData, privacyAgreement: true } as const;
  try {
    await dataOf(api().POST("/events/{id}/participations", { params: { path: { id } }, body }));
    return "FIRST";
  } catch (error) {
    if (isApiError(error, "class", "EVENT_ALREADY_PARTICIPATED")) return "AGAIN";
    throw error;
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
