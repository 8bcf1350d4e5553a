import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { logActionOnce } from "@/lib/reporting/log-action";
import type { Start } from "./start-level";

/**
 * What opening the page brings along, loaded after it: the funnel's step, and for a buyer the level of their student,
 * the trials that were had and a look at what is paid by now.
 */
export async function onOpen(start: (found: Start) => void): Promise<void> {
  logActionOnce("VIEWED_SIMPLE_ENROLL");
  if (!hasSignedInHint()) return;
  const { startOf } = await import("./start-level");
  const { dropPaidCourses } = await import("@/lib/enrollment-draft/drop-paid-courses");
  const [found] = await Promise.all([startOf(), dropPaidCourses()]);
  start(found);
}
