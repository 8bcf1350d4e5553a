import { addDays, type DeskFigure, LESSON_CONCERN_DAYS, LESSON_CONCERN_LABELS, type LessonConcern } from "@pkg/domain";

const recent = (concern: LessonConcern): string => `지난 ${LESSON_CONCERN_DAYS}일 ${LESSON_CONCERN_LABELS[concern]}`;

/** The label of each figure of the desk. */
export const FIGURE_LABELS: Readonly<Record<DeskFigure, string>> = {
  LATE_CALLS: "약속한 때가 지난 상담",
  LATE_APPLICANTS: "약속한 날이 지난 지원자",
  LATE_DISPUTES: "약속한 날이 지난 수업 확인",
  LATE_MATCHES: "약속한 날이 지난 매칭",
  STUCK_MATCHES: "선생님을 못 찾은 매칭",
  LATE_PAYOUTS: "지급일이 지난 선생님 지급",
  UNCERTAIN_PAYMENTS: "확인 중인 결제",
  UNCERTAIN_REFUNDS: "확인 중인 환불",
  FAILED_REFUNDS: "실패한 환불",
  FAILING_RENEWALS: "결제되지 않은 정기 결제",
  OPEN_PAYOUTS: "마칠 선생님 지급",
  NO_ACCOUNT_PAYOUTS: "계좌를 기다리는 정산한 지급",
  WAITING_APPLICANTS: "기다리는 지원자",
  WAITING_PROOFS: "확인을 기다리는 재학·과외 신고",
  WAITING_PARTICIPANTS: "약속한 것을 기다리는 이벤트 참여",
  OPEN_DISPUTES: "확인할 수업",
  EMPTY_ROOMS: recent("EMPTY_ROOM"),
  MISSING_LOGS: recent("MISSING_LOG"),
  SHORT_LESSONS: recent("SHORT"),
  ELSEWHERE_LESSONS: recent("ELSEWHERE"),
  UNPLANNED_PAIRS: "첫 수업을 안 정한 매칭",
  OPEN_REPORTS: "신고된 메시지",
  BAD_PULSES: "아쉽다고 답한 가족",
  FAILED_MESSAGES: "보내지 못한 메시지",
  FAILED_JOBS: "멈춘 작업",
  PAID_TODAY: "오늘 결제",
  REFUNDED_TODAY: "오늘 환불",
  MATCHED_TODAY: "오늘 매칭",
};

const lessonsOf = (concern: LessonConcern) => (day: string) =>
  `/operator/lessons?concern=${concern}&from=${addDays(day, -LESSON_CONCERN_DAYS)}`;

/** The list that each figure counts. */
export const FIGURE_HREFS: Readonly<Record<DeskFigure, (day: string) => string>> = {
  LATE_CALLS: () => "/operator/consultations?show=LATE",
  LATE_APPLICANTS: () => "/operator/applicants",
  LATE_DISPUTES: () => "/operator/lesson-disputes",
  LATE_MATCHES: () => "/operator/matches?show=LATE",
  STUCK_MATCHES: () => "/operator/matches?show=STUCK",
  LATE_PAYOUTS: () => "/operator/money/payouts",
  UNCERTAIN_PAYMENTS: () => "/operator/money/orders?status=UNKNOWN",
  UNCERTAIN_REFUNDS: () => "/operator/money/refunds",
  FAILED_REFUNDS: () => "/operator/money/refunds?list=FAILED",
  FAILING_RENEWALS: () => "/operator/money/periods",
  OPEN_PAYOUTS: () => "/operator/money/payouts",
  NO_ACCOUNT_PAYOUTS: () => "/operator/money/payouts/list?status=READY",
  WAITING_APPLICANTS: () => "/operator/applicants",
  WAITING_PROOFS: () => "/operator/tutors?awaitsBasisCheck=true",
  WAITING_PARTICIPANTS: () => "/operator/events",
  OPEN_DISPUTES: () => "/operator/lesson-disputes",
  EMPTY_ROOMS: lessonsOf("EMPTY_ROOM"),
  MISSING_LOGS: lessonsOf("MISSING_LOG"),
  SHORT_LESSONS: lessonsOf("SHORT"),
  ELSEWHERE_LESSONS: lessonsOf("ELSEWHERE"),
  UNPLANNED_PAIRS: () => "/operator/matches?show=UNPLANNED&sort=matchedAt&dir=asc",
  OPEN_REPORTS: () => "/operator/message-reports",
  BAD_PULSES: () => "/operator/pulses",
  FAILED_MESSAGES: () => "/operator/messages?status=FAILED",
  FAILED_JOBS: () => "/operator/jobs",
  PAID_TODAY: (day) => `/operator/money/orders?status=PAID&from=${day}`,
  REFUNDED_TODAY: () => "/operator/money/refunds?list=DONE",
  MATCHED_TODAY: (day) => `/operator/matches?show=MATCHED&sort=matchedAt&dir=desc&matchedFrom=${day}`,
};
