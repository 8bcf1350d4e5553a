/** Answers to "잘 맞나요?", which a buyer is asked once the pair has met three times (product §11). */
export const PULSE_ANSWERS = ["GOOD", "OKAY", "BAD"] as const;
export type PulseAnswer = (typeof PULSE_ANSWERS)[number];

export const PULSE_LABELS: Readonly<Record<PulseAnswer, string>> = {
  GOOD: "잘 맞아요",
  OKAY: "보통이에요",
  BAD: "아쉬워요",
};

/** After this many lessons a buyer is asked whether the tutor fits. */
export const PULSE_AFTER_LESSONS = 3;

/** Tells whether a buyer is to be asked now: the pair has used up three lessons, and nobody answered yet. */
export function isPulseDue(usedLessons: number, answer: PulseAnswer | null): boolean {
  return answer === null && usedLessons >= PULSE_AFTER_LESSONS;
}
