import { formatKoreanDate, formatWon } from "@pkg/domain";
import type { ClassEnd } from "./queries";

/** Why a class has ended, as its tutor reads it: a family's reasons are its own. */
export const END_TEXTS: Readonly<Record<ClassEnd["reason"], string>> = {
  FINISHED: "정해진 수업을 모두 마쳤어요",
  EXPIRED: "수업을 들을 수 있는 기간이 끝났어요",
  TUTOR_CHANGED: "담당 선생님을 바꾸기로 해서 수업을 마쳤어요",
  CANCELED: "가족이 환불받아서 여기서 마쳤어요",
};

/** What a class was, line by line; what is not known, or nothing, is left out. */
export function endFacts({ startedOn, endedOn, held, missed, logs, earned, waiting }: ClassEnd): [string, string][] {
  const day = (on: string) => formatKoreanDate(on, { withYear: true });
  const rows: [string, string | null][] = [
    ["첫 수업", startedOn && day(startedOn)],
    ["끝난 날", endedOn && day(endedOn)],
    ["수업", `${held}회`],
    ["결석", missed > 0 ? `${missed}회` : null],
    ["기록", `${logs}회`],
    ["수업료", `${formatWon(earned)} (세금 떼기 전)`],
    ["기록·확인 뒤 받을 금액", waiting > 0 ? formatWon(waiting) : null],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
