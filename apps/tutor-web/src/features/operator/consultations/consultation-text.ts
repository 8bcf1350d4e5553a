import { type ConsultationOfferState, formatCallSlot, gradeLabel, isGrade, STUDY_GOAL_LABELS } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import type { ListedConsultation } from "./consultation-queries";

export const OFFER_TONES: Readonly<Record<ConsultationOfferState, BadgeTone>> = {
  LIVE: "info",
  EXPIRED: "neutral",
  REVOKED: "neutral",
  USED: "success",
  REFUNDED: "neutral",
};

export const gradeOf = ({ grade }: Pick<ListedConsultation, "grade">): string =>
  isGrade(grade) ? gradeLabel(grade, "short") : "-";

export const goalsOf = ({ studyPurposes }: Pick<ListedConsultation, "studyPurposes">): string =>
  studyPurposes.map((goal) => STUDY_GOAL_LABELS[goal]).join(" · ");

/** "11월 24일(화) 오전" */
export const promiseOf = ({ promise }: Pick<ListedConsultation, "promise">): string => formatCallSlot(promise);
