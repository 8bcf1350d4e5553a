import type { operations } from "@pkg/web/platform/api/api";

export type JobName = NonNullable<NonNullable<operations["listFailedJobs"]["parameters"]["query"]>["name"]>;

/** The jobs in the background, in words of staff. */
export const JOB_LABELS = {
  "order.paid": "결제 뒤 처리",
  "guardian.notice": "보호자 알림",
  "participations.remove": "이벤트 참여 지우기",
  "payment.sweep": "결제 확인",
  "billing-key.sweep": "결제 수단 확인",
  "billing-key.delete": "결제 수단 지우기",
  "money.reconcile": "결제사와 대조",
  "match.advance": "매칭 이어 가기",
  "proposal.send": "제안 보내기",
  "conversion.send": "광고 전환 알리기",
  "class.end": "수업 마치기",
  "class.notices": "수업 알리기",
  "level-test.end": "레벨 테스트 마치기",
  "lesson.settle": "수업 정리",
  "message.notice": "대화 알리기",
  "notice.send": "메시지 보내기",
  "applicant-files.delete": "지원 파일 지우기",
  "schedules.advance": "정기 결제",
  "tasks.remind": "할 일 알리기",
  "digests.send": "한 주 소식 보내기",
  "terms.announce": "약관 변경 알리기",
  "offers.remind": "제안 기한 알리기",
  "referrals.settle": "추천 쿠폰 주기",
  "mail.password-reset": "비밀번호 재설정 메일",
  "mail.email-code": "가입 인증번호 메일",
  "mail.password-changed": "비밀번호 변경 메일",
  "mail.login-way-added": "로그인 방법 추가 메일",
  "mail.phone-changed": "번호 변경 메일",
  "mail.phone-claimed": "번호 이동 메일",
  "mail.account-closed": "탈퇴 메일",
  "mail.receipt": "영수증 메일",
  "mail.refund": "환불 메일",
  housekeeping: "오래된 기록 정리",
} as const satisfies Record<JobName, string>;
export const LABELED_JOBS = Object.keys(JOB_LABELS) as JobName[];

/** The name of a job; one that has no name yet keeps its own. */
export const jobText = (name: string): string => (JOB_LABELS as Readonly<Record<string, string>>)[name] ?? name;
