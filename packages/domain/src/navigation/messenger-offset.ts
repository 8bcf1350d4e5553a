const OFFSETS: Readonly<Record<string, number>> = {
  "/tutoring/consult": 125,
  "/price": 125,
  "/recruit": 140,
  "/events": 18,
  "/reviews": 18,
  "/myclass": 18,
  "/myclass/[matchId]": 18,
};

/**
 * Distance of the messenger button from the bottom, in pixels; null for a route without an offset. Takes the
 * route's pattern or a real path; a slash at the end, a query and a hash don't matter.
 */
export function messengerOffset(path: string): number | null {
  const pathname = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  const route = pathname.replace(/^\/myclass\/[^/]+$/, "/myclass/[matchId]");
  return Object.hasOwn(OFFSETS, route) ? (OFFSETS[route] ?? null) : null;
}
