import { resultPath } from "./result-path";

export type ShareOutcome = "SHARED" | "COPIED" | "DISMISSED" | "FAILED";

/** Offers the link of a result to the device's share sheet; where there is none, copies it. */
export async function shareResult(id: string, name: string): Promise<ShareOutcome> {
  const url = location.origin + resultPath(id);
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
