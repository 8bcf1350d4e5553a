import { type KstMonth, toKstMonth } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { parseAsString, useQueryState } from "nuqs";
import { shownMonth } from "./earnings-text";

/**
 * The month lives in the URL ("?month=2026-10"), so a reload and the back button keep it; without one the server gives
 * the month that is paid next.
 */
export function useShownMonth(): { month: KstMonth | undefined; go: (month: KstMonth) => void } {
  const [asked, change] = useQueryState("month", parseAsString.withOptions({ history: "push" }));
  return { month: shownMonth(asked, toKstMonth(serverNow())), go: (next) => void change(next) };
}
