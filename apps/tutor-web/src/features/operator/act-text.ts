/** The acts of the audit log, in words of staff. */
const ACTS: Readonly<Record<string, string>> = {
  "benefit.changed": "혜택 바꾸기",
  "benefit.created": "쿠폰 만들기",
  "feature.changed": "기능 바꾸기",
  "job.retried": "작업 다시 하기",
  "list.exported": "목록 파일로 받기",
  "match.proposed": "선생님께 제안",
  "match.searched-again": "매칭 다시 찾기",
  "match.viewed": "매칭 열어 보기",
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
  "person.viewed": "회원 열어 보기",
  "refund.requested": "환불 요청",
  "refund.sent-again": "환불 다시 보내기",
  "schedule.paused": "정기 결제 멈춤",
  "schedule.retried": "정기 결제 다시 시도",
  "schedule.skipped": "정기 결제 건너뜀",
  "staff-role.granted": "역할 주기",
  "staff-role.revoked": "역할 빼기",
  "student.switch-refused": "다른 학생 보기 거절",
  "student.switched": "학생 바꾸기",
  "tutor-applicant.accepted": "지원자 합격",
  "tutor-applicant.rejected": "지원자 불합격",
  "tutor-applicant.viewed": "지원서 열어 보기",
  "tutor-screening.listened": "목소리 듣기",
  "user.closed": "탈퇴",
  "user.rested": "계정 쉬게 하기",
  "user.woken": "계정 깨우기",
};

/** The acts by name, for a filter. */
export const ACT_OPTIONS = Object.entries(ACTS).map(([value, label]) => ({ value, label }));

/** The name of an act in the audit log; one that has no name yet keeps its own. */
export const actText = (action: string): string => ACTS[action] ?? action;
