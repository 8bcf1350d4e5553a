import { goUrl } from "@pkg/web/platform/navigation/go";

/** The account service's page of log-in ways and devices, and back. */
export const SECURITY_PAGE = { href: goUrl("account", "/security", { next: "/" }), label: "로그인과 보안" } as const;

/** The pages of the tutor's site: in the menu below 1024 px, beside the content from there on. */
export const TUTOR_PAGES = [
  { href: "/", label: "오늘" },
  { href: "/myclass", label: "내 수업" },
  { href: "/reviews", label: "후기" },
  { href: "/earnings", label: "수입" },
  { href: "/periods", label: "가능한 시간" },
  { href: "/subjects", label: "과목과 자신감" },
  { href: "/profile", label: "프로필" },
  { href: "/notifications", label: "알림" },
  SECURITY_PAGE,
] as const;

const PROTECTED = [
  "/profile",
  "/notifications",
  "/subjects",
  "/periods",
  "/myclass",
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
