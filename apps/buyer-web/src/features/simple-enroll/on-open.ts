import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { logActionOnce } from "@/lib/reporting/log-action";

/**
 * What opening the page brings along, loaded after it: the funnel's step, and for a buyer a look at what is paid by
 * now.
 */
export async function onOpen(): Promise<void> {
  logActionOnce("VIEWED_SIMPLE_ENROLL");
  if (!hasSignedInHint()) return;
  const { dropPaidCourses } = await import("@/lib/enrollment-draft/drop-paid-courses");
  await dropPaidCourses();
}
