import { formatKoreanDate, toKstDate } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { serverNow } from "@pkg/web/platform/clock/server-clock";

/** The promised day of an answer that is due: how long is left, or that it has passed. */
export function DueDay({ day }: { day: string }) {
  const now = serverNow();
  const isLate = day < toKstDate(now);
  return (
    <Badge
      tone={isLate ? "error" : "warn"}
    >{`${formatKoreanDate(day, { now })}${isLate ? " 지났어요" : "까지"}`}</Badge>
  );
}
