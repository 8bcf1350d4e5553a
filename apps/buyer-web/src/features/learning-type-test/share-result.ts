import { LEARNING_TYPE_EVENT } from "@pkg/domain";
import { reportProblem } from "@pkg/web/platform/reporting/report-problem";
import { passLink, type ShareOutcome } from "@/lib/sharing/pass-link";
import { resultPath } from "./result-path";

/** Offers the link of a result to the device's share sheet; where there is none, copies it. What worked is logged. */
export async function shareResult(id: string, name: string): Promise<ShareOutcome> {
  const outcome = await passLink({ title: `나의 학습 유형은 ‘${name}’`, url: location.origin + resultPath(id) });
  if (outcome === "SHARED" || outcome === "COPIED") void logShared();
  return outcome;
}

/** Notes for the promotion that a result was passed on; not whose, and not to whom. A failure is only reported. */
async function logShared(): Promise<void> {
  try {
    const { api, dataOf } = await import("@pkg/web/platform/api/api");
    await dataOf(api().POST("/events/{id}/shares", { params: { path: { id: LEARNING_TYPE_EVENT } } }));
  } catch (error) {
    reportProblem(error);
  }
}
