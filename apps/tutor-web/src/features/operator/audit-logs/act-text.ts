import { ACT_TARGET_TASKS, type AuditAct, type StaffAction } from "@pkg/domain";
import { GONE_NAME } from "../words/whom-text";
import type { Act, ActView } from "./act-queries";

/** The acts of the audit log, in words of staff. */
const ACTS: Readonly<Record<AuditAct, string>> = {
  "benefit.changed": "혜택 바꾸기",
  "benefit.created": "쿠폰 만들기",
  "consultation.called": "상담 전화 남기기",
  "consultation.offered": "상담 제안 보내기",
  "consultation.offer-revoked": "상담 제안 취소",
  "consultation.viewed": "상담 열어 보기",
  "event.changed": "이벤트 바꾸기",
  "event.created": "이벤트 만들기",
  "event.exported": "이벤트 참여자 받기",
  "feature.changed": "기능 바꾸기",
  "job.retried": "작업 다시 하기",
  "lesson-dispute.decided": "수업 확인 결정",
  "level-test-item.restored": "레벨 테스트 문제 다시 넣기",
  "level-test-item.retired": "레벨 테스트 문제 빼기",
  "list.exported": "목록 파일로 받기",
  "list.viewed": "목록 보기",
  "match.linked": "구매자에게 수업 링크 보내기",
  "match.proposed": "선생님께 제안",
  "kept-records.viewed": "보관한 기록 열어 보기",
  "match.searched-again": "매칭 다시 찾기",
  "match.viewed": "매칭 열어 보기",
  "message-report.closed": "신고 마치기",
  "message-report.viewed": "신고 열어 보기",
  "message.hidden": "대화 메시지 가리기",
  "message.sent-again": "메시지 다시 보내기",
  "money.exported": "결제 파일 받기",
  "money.reconciled": "결제사와 대조",
  "order.viewed": "주문 열어 보기",
  "payout.failed": "이체 실패 남기기",
  "payout.file-made": "이체 파일 만들기",
  "payout.file-paid": "이체 완료 남기기",
  "payout.file-taken": "이체 파일 받기",
  "payout.paid": "지급 완료 남기기",
  "payout.readied": "지급 다시 보내기",
  "payout.run": "지급 확정",
  "payout-account.changed": "지급 계좌 등록",
  "person.noted": "메모 남기기",
  "person-view.ended": "회원 화면 보기 끝내기",
  "person-view.started": "회원 화면 보기",
  "person.viewed": "회원 열어 보기",
  "product.switched": "상품 판매 바꾸기",
  "pulse.closed": "아쉬운 가족 챙기기",
  "receipt.sent-again": "영수증 메일 다시 보내기",
  "refund.requested": "환불 요청",
  "refund.sent-again": "환불 다시 보내기",
  "review.hidden": "후기 가리기",
  "review.shown": "후기 다시 보이기",
  "schedule.paused": "정기 결제 멈춤",
  "schedule.retried": "정기 결제 다시 시도",
  "schedule.skipped": "정기 결제 건너뜀",
  "staff-role.granted": "역할 주기",
  "staff-role.revoked": "역할 빼기",
  "student.switch-refused": "다른 학생 보기 거절",
  "student.switched": "학생 바꾸기",
  "study-proof.viewed": "재학·졸업 서류 열어 보기",
  "tablet.switched": "태블릿 빌려주기 바꾸기",
  "tutor-applicant.accepted": "지원자 합격",
  "tutor-applicant.crime-checked": "범죄 전력 조회 남기기",
  "tutor-applicant.rejected": "지원자 불합격",
  "tutor-applicant.viewed": "지원서 열어 보기",
  "tutor-screening.listened": "목소리 듣기",
  "tutor.basis-checked": "선생님 재학·과외 신고 확인",
  "tutor.phone-changed": "선생님 휴대폰 바꾸기",
  "tutor.proof-returned": "선생님 서류 돌려보내기",
  "tutor.proof-viewed": "선생님 서류 열어 보기",
  "tutor.rested": "선생님 쉬게 하기",
  "tutor.tier-changed": "선생님 등급 바꾸기",
  "tutor.university-changed": "선생님 학교 바꾸기",
  "tutor.viewed": "선생님 열어 보기",
  "tutor.woken": "선생님 깨우기",
  "up-selling.offered": "이어 듣기 제안",
  "user.claim-refused": "번호 옮기기 거절",
  "user.data-exported": "내 정보 파일로 받기",
  "user.closed": "탈퇴",
  "user.number-claimed": "번호를 다른 계정으로 옮김",
  "user.rested": "계정 쉬게 하기",
  "user.woken": "계정 깨우기",
};

export const ACT_VIEW_LABELS: Readonly<Record<ActView, string>> = {
  CHANGE: "바꾼 것",
  LOOK: "열어 본 것",
  ALL: "모두",
};

type ActTarget = NonNullable<Act["target"]>;

interface TargetPage {
  readonly path: string;
  readonly nameOf: (target: ActTarget) => string;
}

const named =
  (suffix: string, none: string) =>
  ({ name }: ActTarget): string =>
    name === null ? none : `${name} ${suffix}`;

const PAGES: Readonly<Record<ActTarget["kind"], TargetPage>> = {
  PERSON: { path: "people", nameOf: named("님", GONE_NAME) },
  TUTOR: { path: "tutors", nameOf: named("선생님", "선생님") },
  APPLICANT: { path: "applicants", nameOf: named("지원자", "지원자") },
  MATCH: { path: "matches", nameOf: named("학생의 매칭", "매칭") },
  ORDER: { path: "money/orders", nameOf: ({ id, name }) => `${name ?? "주문"} (${id})` },
  CONSULTATION: { path: "consultations", nameOf: named("님의 상담", "비회원의 상담") },
  BENEFIT: { path: "benefits", nameOf: named("혜택", "혜택") },
  EVENT: { path: "events", nameOf: named("이벤트", "이벤트") },
};

/** The lists of people, by their addresses. */
const LISTS: Readonly<Record<string, string>> = {
  "/operator/consultations": "상담",
  "/operator/lesson-disputes": "수업 확인",
  "/operator/lessons": "수업",
  "/operator/matches": "매칭",
  "/operator/message-reports": "신고",
  "/operator/messages": "메시지",
  "/operator/money/orders": "결제",
  "/operator/money/periods": "실패한 정기 결제",
  "/operator/money/refunds": "환불",
  "/operator/payouts/list": "선생님 지급",
  "/operator/people": "회원 찾기",
  "/operator/people/:id/history": "회원에게 있었던 일",
  "/operator/pulses": "불만족 응답",
  "/operator/reasons": "거절·교체 이유",
  "/operator/reviews": "후기",
  "/operator/schedules": "정기 결제",
  "/operator/staff": "직원 역할",
  "/operator/tutor-applicants": "지원자",
  "/operator/tutors": "선생님",
};

/** What an act was done to, and its page; a list has its name, what has none keeps its number. */
export function targetOf({ target, targetId }: Act): {
  text: string;
  page: { task: StaffAction; href: string } | null;
} {
  if (!target) return { text: LISTS[targetId] ?? targetId, page: null };
  const { path, nameOf } = PAGES[target.kind];
  return {
    text: nameOf(target),
    page: { task: ACT_TARGET_TASKS[target.kind], href: `/operator/${path}/${target.id}` },
  };
}

/** The acts by name, for a filter. */
export const ACT_OPTIONS = Object.entries(ACTS).map(([value, label]) => ({ value, label }));

/** The name of an act in the audit log; one that has no name yet keeps its own. */
export const actText = (action: string): string => (ACTS as Readonly<Record<string, string>>)[action] ?? action;
