/** Whether a tutor gets new students: yes, no by their own switch, or no because staff put them to rest. */
export const TUTOR_STATES = ["OPEN", "PAUSED", "RESTING"] as const;
export type TutorState = (typeof TUTOR_STATES)[number];

/** Korean labels of the states, for staff. */
export const TUTOR_STATE_LABELS: Readonly<Record<TutorState, string>> = {
  OPEN: "새 학생 받음",
  PAUSED: "스스로 쉼",
  RESTING: "운영팀이 쉬게 함",
};

interface Switches {
  /** The tutor's own switch. */
  readonly isOpen: boolean;
  /** Staff's. */
  readonly isResting: boolean;
}

/** The state of a tutor; staff's switch is the stronger one. */
export function tutorState({ isOpen, isResting }: Switches): TutorState {
  if (isResting) return "RESTING";
  return isOpen ? "OPEN" : "PAUSED";
}
