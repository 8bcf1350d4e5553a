import { LEARNING_TYPE_EVENT } from "@pkg/domain";
import { reportProblem } from "@pkg/web/platform/reporting/report-problem";
import { resultPath } from "./result-path";

export type ShareOutcome = "SHARED" | "COPIED" | "DISMISSED" | "FAILED";

/** Offers the link of a result to the device's share sheet; where there is none, copies it. What worked is logged. */
export async function shareResult(id: string, name: string): Promise<ShareOutcome> {
  const outcome = await pass(location.origin + resultPath(id), name);
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

async function pass(url: string, name: string): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share({ title: `나의 학습 유형은 ‘${name}’`, url });
      return "SHARED";
    } catch (error) {
      // The sheet was closed again, which is an answer; anything else falls back to copying.
      if (error instanceof DOMException && error.name === "AbortError") return "DISMISSED";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "COPIED";
  } catch {
    return "FAILED";
  }
}
