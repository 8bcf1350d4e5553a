import { goUrl } from "@pkg/web/platform/navigation/go";

/** The account service's page of log-in ways and devices, and back. */
export const SECURITY_PAGE = { href: goUrl("account", "/security", { next: "/" }), label: "로그인과 보안" } as const;

/** The pages of the tutor's site: in the menu below 1024 px, beside the content from there on. */
export const TUTOR_PAGES = [
  { href: "/", label: "오늘" },
  { href: "/myclass", label: "내 수업" },
  { href: "/messages", label: "메시지" },
  { href: "/reviews", label: "후기" },
  { href: "/earnings", label: "수입" },
  { href: "/periods", label: "가능한 시간" },
  { href: "/subjects", label: "과목과 자신감" },
  { href: "/profile", label: "프로필" },
  { href: "/notifications", label: "알림" },
  SECURITY_PAGE,
] as const;

/** The menu of who has an account and does not teach: every other page is a tutor's. */
export const APPLICANT_PAGES = [
  { href: "/applicants", label: "지원서" },
  { href: "/notifications", label: "알림" },
  SECURITY_PAGE,
] as const;

/** The sign-up of who wants to teach, which leads on to the application. */
export const APPLY_HREF = goUrl("account", "/signup", { next: "/applicants" });

/** What tutors are paid, worked out for any number of lessons. */
export const PAY_HREF = goUrl("buyer", "/recruit");

/** The menu of visitors: every other page needs a log-in. */
export const VISITOR_PAGES = [
  { href: "/", label: "선생님 홈" },
  { href: APPLY_HREF, label: "선생님 지원하기" },
  { href: PAY_HREF, label: "한 달 수입 계산" },
] as const;

const PROTECTED = [
  "/profile",
  "/notifications",
  "/subjects",
  "/periods",
  "/myclass",
  "/messages",
  "/reviews",
  "/earnings",
  "/applicants",
  "/operator",
];

/** Pages that need a log-in; `/` is open to visitors. */
export function isTutorPath(path: string): boolean {
  return PROTECTED.some((page) => path === page || path.startsWith(`${page}/`));
}

const SCREENING = /^\/applicants\/[^/]+\/screening$/;

/** The recorder's page: only this page may use the microphone, play its recording and run the encoder. */
export const isScreeningPath = (path: string): boolean => SCREENING.test(path);

/** Additions to the default Content-Security-Policy for the recorder's page. */
export const SCREENING_SOURCES = {
  "script-src": ["'wasm-unsafe-eval'"],
  "worker-src": ["blob:"],
  "media-src": ["blob:"],
} as const;
