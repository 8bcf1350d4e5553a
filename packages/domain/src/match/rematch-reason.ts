/** Why a buyer wants another tutor. */
export const REMATCH_REASONS = [
  "TEACHING_STYLE",
  "LEVEL",
  "SCHEDULE",
  "PUNCTUALITY",
  "PERSONALITY",
  "TUTOR_LEFT",
  "OTHER",
] as const;
export type RematchReason = (typeof REMATCH_REASONS)[number];

export const REMATCH_REASON_LABELS: Readonly<Record<RematchReason, string>> = {
  TEACHING_STYLE: "가르치는 방식이 맞지 않아요",
  LEVEL: "설명이 너무 쉽거나 어려워요",
  SCHEDULE: "시간을 맞추기 어려워요",
  PUNCTUALITY: "시간을 자주 바꾸거나 늦어요",
  PERSONALITY: "성향이 맞지 않아요",
  TUTOR_LEFT: "선생님이 그만두셨어요",
  OTHER: "다른 이유가 있어요",
};
