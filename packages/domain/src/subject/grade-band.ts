/** A student's band of school marks. */
export const GRADE_BANDS = ["A", "B", "C", "D", "UNKNOWN"] as const;
export type GradeBand = (typeof GRADE_BANDS)[number];

/** Korean labels of the bands. */
export const GRADE_BAND_LABELS: Readonly<Record<GradeBand, string>> = {
  A: "상위권",
  B: "중상위권",
  C: "중위권",
  D: "중하위권 이하",
  UNKNOWN: "아직 첫 시험을 보지 않았어요",
};
