/** Levels of confidence in a subject, highest first. */
export const CONFIDENCE_LEVELS = ["VERY_HIGH", "HIGH", "MEDIUM", "LOW", "VERY_LOW"] as const;
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];

/** Subject level labels. */
export const CONFIDENCE_LEVEL_LABELS: Readonly<Record<ConfidenceLevel, string>> = {
  VERY_HIGH: "최상",
  HIGH: "상",
  MEDIUM: "중",
  LOW: "하",
  VERY_LOW: "최하",
};

/**
 * Names a subject level read from outside.
 * @throws RangeError "invalid level" for an unknown level
 */
export function confidenceLevelLabel(level: string): string {
  const known = CONFIDENCE_LEVELS.find((candidate) => candidate === level);
  if (!known) throw new RangeError("invalid level");
  return CONFIDENCE_LEVEL_LABELS[known];
}

/** The level that a share of points stands for, 0 to 1: 85 % 최상, 70 상, 50 중, 30 하, below 최하. */
export function confidenceLevelOfScore(share: number): ConfidenceLevel {
  if (share >= 0.85) return "VERY_HIGH";
  if (share >= 0.7) return "HIGH";
  if (share >= 0.5) return "MEDIUM";
  return share >= 0.3 ? "LOW" : "VERY_LOW";
}
