import type { TutorState } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";

/** The colour of a tutor's state. */
export const STATE_TONES: Readonly<Record<TutorState, BadgeTone>> = {
  OPEN: "success",
  PAUSED: "neutral",
  RESTING: "warn",
};
