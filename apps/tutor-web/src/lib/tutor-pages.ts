/** The pages of the tutor's site: in the menu below 1024, beside the content from there on. */
export const TUTOR_PAGES = [
  { href: "/", label: "오늘" },
  { href: "/myclass", label: "내 수업" },
  { href: "/earnings", label: "수입" },
  { href: "/periods", label: "가능한 시간" },
  { href: "/subjects", label: "과목과 자신도" },
  { href: "/profile", label: "프로필" },
] as const;

const PROTECTED = ["/profile", "/subjects", "/periods", "/myclass", "/earnings", "/applicants", "/operator"];

/** Pages that show somebody's own data; `/` tells visitors how to log in. */
export function isTutorPath(path: string): boolean {
  return PROTECTED.some((page) => path === page || path.startsWith(`${page}/`));
}
