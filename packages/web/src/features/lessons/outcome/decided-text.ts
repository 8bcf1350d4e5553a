import { formatKoreanDate, toKstDate } from "@pkg/domain";
import { serverNow } from "../../../platform/clock/server-clock";

/** By when our staff decides a dispute; once that day is over, that it is late. Empty where no day was told. */
export function decidedText(decidedBy: string | null | undefined): string {
  if (!decidedBy) return "";
  const now = serverNow();
  return decidedBy < toKstDate(now)
    ? "약속한 날보다 늦어져서 죄송해요. 정하는 대로 알려 드려요."
    : `${formatKoreanDate(decidedBy, { now })}까지 정해 드려요.`;
}
