import { TUTOR_STYLE_LABELS } from "@pkg/domain";
import { seedOf } from "@pkg/ui/portrait";
import type { components } from "@pkg/web/platform/api/api";

/** A tutor who fits, and why. */
export type TutorSuggestion = components["schemas"]["TutorSuggestion"];
type Fit = Pick<TutorSuggestion, "score" | "timeAndSkill" | "styleAndBackground" | "reasons" | "misses" | "notes">;

/** The props of a tutor's card; without a score when it is unknown (a tutor with a full week has none). */
export function tutorHead(tutor: TutorSuggestion["tutor"], fit: Fit | null) {
  return {
    name: `${tutor.name} 선생님`,
    portrait: { seed: seedOf(tutor.id), gender: tutor.gender },
    lines: [`${tutor.universityName} ${tutor.major}`],
    reasons: fit?.reasons ?? tutor.styles.map((style) => `${TUTOR_STYLE_LABELS[style]} 성향이에요`),
    misses: fit?.misses ?? [],
    notes: fit?.notes ?? [],
    ...(fit
      ? {
          score: fit.score,
          scoreLabel: "나란 점수",
          bars: [
            { label: "시간·실력", value: fit.timeAndSkill, max: 55 },
            { label: "성향·배경", value: fit.styleAndBackground, max: 45 },
          ] as const,
        }
      : {}),
  };
}
