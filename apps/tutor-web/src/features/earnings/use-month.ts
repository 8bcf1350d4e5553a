import { type KstMonth, toKstMonth } from "@pkg/domain";
import { usePathname, useSearchParams } from "next/navigation";
import { shownMonth } from "./earnings-text";

/** The month in the address ("?month=2026-10"), so that a reload and the browser's back keep it; this month without one. */
export function useMonth() {
  const path = usePathname();
  const now = toKstMonth(new Date());
  return {
    now,
    month: shownMonth(useSearchParams().get("month"), now),
    go: (month: KstMonth) => window.history.pushState(null, "", month === now ? path : `${path}?month=${month}`),
  };
}
