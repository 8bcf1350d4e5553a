import { type KstMonth, toKstMonth } from "@pkg/domain";
import { useUrlQuery } from "@pkg/web/platform/navigation/use-url-query";
import { shownMonth } from "./earnings-text";

/** The month in the address ("?month=2026-10"), so that a reload and the browser's back keep it; this month without one. */
export function useMonth() {
  const { query, change } = useUrlQuery();
  const now = toKstMonth(new Date());
  return {
    now,
    month: shownMonth(query.get("month"), now),
    go: (month: KstMonth) => change({ month: month === now ? null : month }, "push"),
  };
}
