import { goUrl } from "@pkg/web/platform/navigation/go";

/** The board of a test on the exam host, which leads back to this site afterwards. */
export function boardHref(sessionId: string): string {
  return goUrl("exam", `/board/${sessionId}`, { origin: location.origin });
}
