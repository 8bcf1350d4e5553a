import { TUTOR_STATE_LABELS, type TutorState } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import type { DeskTutor } from "./tutor-queries";

/** The colour of a tutor's state. */
const STATE_TONES: Readonly<Record<TutorState, BadgeTone>> = {
  OPEN: "success",
  PAUSED: "neutral",
  RESTING: "warn",
};

/** Whether new students can come: a tutor who wants them but has as many as they can takes none. */
export function stateBadge({
  state,
  activeStudents,
  capacity,
}: Pick<DeskTutor, "state" | "activeStudents" | "capacity">): {
  label: string;
  tone: BadgeTone;
} {
  if (state === "OPEN" && activeStudents >= capacity) return { label: "자리 없음", tone: "neutral" };
  return { label: TUTOR_STATE_LABELS[state], tone: STATE_TONES[state] };
}
