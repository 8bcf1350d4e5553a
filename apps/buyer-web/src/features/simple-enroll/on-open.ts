import type { CatalogueLevel } from "@pkg/domain";
import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { logActionOnce } from "@/lib/reporting/log-action";

/**
 * What opening the page brings along, loaded after it: the funnel's step, and for a buyer the level of their student
 * and a look at what is paid by now.
 */
export async function onOpen(start: (level: CatalogueLevel) => void): Promise<void> {
  logActionOnce("VIEWED_SIMPLE_ENROLL");
  if (!hasSignedInHint()) return;
  const { startLevel } = await import("./start-level");
  const { dropPaidCourses } = await import("@/lib/enrollment-draft/drop-paid-courses");
  const [level] = await Promise.all([startLevel(), dropPaidCourses()]);
  if (level) start(level);
}
