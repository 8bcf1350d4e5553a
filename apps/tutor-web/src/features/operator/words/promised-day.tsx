import { formatKoreanDate, type MatchStatus } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";

type PromisedDayProps = { promisedOn: string; status: MatchStatus; isLate: boolean };

/** The day that a buyer was promised an answer for: what is left of it, or that it has passed. An ended search keeps the day alone. */
export function PromisedDay({ promisedOn, status, isLate }: PromisedDayProps) {
  if (status === "MATCHED" || status === "CANCELED") return formatKoreanDate(promisedOn);
  return (
    <Badge tone={isLate ? "error" : "warn"}>
      {formatKoreanDate(promisedOn)}
      {isLate ? " 지났어요" : "까지"}
    </Badge>
  );
}
