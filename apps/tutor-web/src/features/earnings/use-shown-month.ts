import { type KstMonth, toKstMonth } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { parseAsString, useQueryState } from "nuqs";
import { shownMonth } from "./earnings-text";

/** The month lives in the URL ("?month=2026-10"), so a reload and the back button keep it; default: the current month. */
export function useShownMonth(): { month: KstMonth; go: (month: KstMonth) => void } {
  const [asked, change] = useQueryState("month", parseAsString.withOptions({ history: "push" }));
  const now = toKstMonth(serverNow());
  return { month: shownMonth(asked, now), go: (next) => void change(next === now ? null : next) };
}
