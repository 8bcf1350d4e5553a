import { type StaffAction, type StaffRole, staffMay } from "@pkg/domain";

interface StaffPage {
  readonly href: `/operator${string}`;
  readonly label: string;
  readonly action: StaffAction;
}

interface StaffPageGroup {
  readonly label: string;
  readonly pages: readonly StaffPage[];
}

const GROUPS: readonly StaffPageGroup[] = [
  {
    label: "하루",
    pages: [{ href: "/operator", label: "오늘", action: "DESK" }],
  },
  {
    label: "수업",
    pages: [
      { href: "/operator/consultations", label: "상담", action: "CONSULTATIONS" },
      { href: "/operator/matches", label: "매칭", action: "MATCHES" },
      { href: "/operator/lessons", label: "수업", action: "LESSONS" },
      { href: "/operator/tutors", label: "선생님", action: "TUTORS" },
      { href: "/operator/applicants", label: "지원자", action: "APPLICANTS" },
      { href: "/operator/lesson-disputes", label: "수업 확인", action: "REPORTS" },
      { href: "/operator/message-reports", label: "신고", action: "REPORTS" },
      { href: "/operator/pulses", label: "불만족 응답", action: "FEEDBACK" },
      { href: "/operator/reasons", label: "거절·교체 이유", action: "FEEDBACK" },
      { href: "/operator/reviews", label: "후기", action: "FEEDBACK" },
    ],
  },
  {
    label: "결제·환불",
    pages: [
      { href: "/operator/money", label: "결제 현황", action: "MONEY" },
      { href: "/operator/money/orders", label: "결제", action: "MONEY" },
      { href: "/operator/money/refunds", label: "환불", action: "MONEY" },
      { href: "/operator/schedules", label: "정기 결제", action: "SCHEDULES" },
      { href: "/operator/money/periods", label: "실패한 정기 결제", action: "MONEY" },
      { href: "/operator/money/checks", label: "결제 대조", action: "MONEY" },
      { href: "/operator/money/payouts", label: "선생님 지급", action: "MONEY" },
    ],
  },
  {
    label: "서비스",
    pages: [
      { href: "/operator/enrollments", label: "신청 현황", action: "ENROLLMENTS" },
      { href: "/operator/benefits", label: "혜택", action: "BENEFITS" },
      { href: "/operator/events", label: "이벤트", action: "EVENTS" },
      { href: "/operator/level-tests", label: "레벨 테스트", action: "LEVEL_TESTS" },
      { href: "/operator/catalogue", label: "상품", action: "CATALOGUE" },
      { href: "/operator/features", label: "기능", action: "FEATURES" },
    ],
  },
  {
    label: "관리",
    pages: [
      { href: "/operator/messages", label: "메시지", action: "MESSAGES" },
      { href: "/operator/jobs", label: "작업", action: "JOBS" },
      { href: "/operator/acts", label: "처리 기록", action: "AUDIT" },
      { href: "/operator/staff", label: "직원 역할", action: "ROLES" },
    ],
  },
];

/** The pages of staff that these roles open, by group; groups without any are left out. */
export function staffPages(roles: readonly StaffRole[]): StaffPageGroup[] {
  return GROUPS.map(({ label, pages }) => ({
    label,
    pages: pages.filter(({ action }) => staffMay(roles, action)),
  })).filter(({ pages }) => pages.length > 0);
}

/** The page that a path belongs to: the longest address that begins it. `/operator` is only itself. */
export function staffPageOf(path: string): string | null {
  const hrefs = GROUPS.flatMap(({ pages }) => pages.map(({ href }) => href));
  const begun = hrefs.filter((href) => path === href || (href !== "/operator" && path.startsWith(`${href}/`)));
  return begun.sort((a, b) => b.length - a.length)[0] ?? null;
}
