import {
  CONSULTATION_STATUS_LABELS,
  type ConsultationOfferState,
  type ConsultationStatus,
  formatCallSlot,
  gradeLabel,
  isGrade,
  STUDY_GOAL_LABELS,
} from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import type { ListedConsultation } from "./consultation-queries";

export const OFFER_TONES: Readonly<Record<ConsultationOfferState, BadgeTone>> = {
  LIVE: "info",
  EXPIRED: "neutral",
  REVOKED: "neutral",
  USED: "success",
  REFUNDED: "neutral",
};

/** The state of a consultation; an unpaid offer waits for nothing after its deadline. @param offer the newest one's */
export const stateOf = (status: ConsultationStatus, offer: ConsultationOfferState | null | undefined): string =>
  status === "OFFERED" && offer === "EXPIRED" ? "제안 기한 지남" : CONSULTATION_STATUS_LABELS[status];

export const gradeOf = ({ grade }: Pick<ListedConsultation, "grade">): string =>
  isGrade(grade) ? gradeLabel(grade, "short") : "-";

export const goalsOf = ({ studyPurposes }: Pick<ListedConsultation, "studyPurposes">): string =>
  studyPurposes.map((goal) => STUDY_GOAL_LABELS[goal]).join(" · ");

/** "11월 24일(화) 오전" */
export const promiseOf = ({ promise }: Pick<ListedConsultation, "promise">): string => formatCallSlot(promise);
