const PAGES = ["/profiles", "/phone", "/security", "/password/change", "/close-account"];

/** Pages of the account service that make no sense without a session. */
export function needsSession(path: string): boolean {
  return PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}
