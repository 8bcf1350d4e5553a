import { type KstMonth, toKstMonth } from "@pkg/domain";
import { parseAsString, useQueryState } from "nuqs";
import { shownMonth } from "./earnings-text";

/** The month in the address ("?month=2026-10"), so that a reload and the browser's back keep it; this month without one. */
export function useMonth() {
  const [asked, change] = useQueryState("month", parseAsString.withOptions({ history: "push" }));
  const now = toKstMonth(new Date());
  return {
    now,
    month: shownMonth(asked, now),
    go: (month: KstMonth) => void change(month === now ? null : month),
  };
}
