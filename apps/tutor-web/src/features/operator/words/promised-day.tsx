import { formatKoreanDate, type MatchStatus } from "@pkg/domain";
import { DueDay } from "./due-day";

type PromisedDayProps = { promisedOn: string; status: MatchStatus };

/** The day that a buyer was promised an answer for: what is left of it, or that it has passed. An ended search keeps the day alone. */
export function PromisedDay({ promisedOn, status }: PromisedDayProps) {
  if (status === "MATCHED" || status === "CANCELED") return formatKoreanDate(promisedOn);
  return <DueDay day={promisedOn} />;
}
