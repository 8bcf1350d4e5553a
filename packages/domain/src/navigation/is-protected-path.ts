/** Beginnings of the pages that need a login (spec §2 and §6). */
export const PROTECTED_PATHS = ["/tutoring/enroll", "/myclass", "/mypage"] as const;

/** Pages starting with /tutoring/enroll, /myclass or /mypage are protected (spec §2). */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED_PATHS.some((path) => pathname.startsWith(path));
}
