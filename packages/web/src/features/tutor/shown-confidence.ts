import type { ConfidenceLevel } from "@pkg/domain";

const UNSURE: readonly ConfidenceLevel[] = ["LOW", "VERY_LOW"];

/** The confidence that families see beside a subject: a low one is for matching and praises nobody. */
export function shownConfidence(level: ConfidenceLevel): ConfidenceLevel | null {
  return UNSURE.includes(level) ? null : level;
}
