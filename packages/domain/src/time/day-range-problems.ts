const FIRST_YEAR = 2020;
const LAST_YEAR = 2099;

/** From its first moment to its last one. */
export interface DayRange {
  readonly startAt: Date;
  readonly endAt: Date;
}

/**
 * Checks both ends of a range of days: a year outside 2020 to 2099 is a typing error, and the end has to be after the start.
 * @returns a Korean sentence for each end that is wrong, null for one that is right; an invalid Date is wrong
 */
export function dayRangeProblems(range: DayRange): Readonly<Record<keyof DayRange, string | null>> {
  return {
    startAt: isKnownDay(range.startAt) ? null : "시작하는 날을 적어 주세요.",
    endAt: endProblem(range),
  };
}

function endProblem({ startAt, endAt }: DayRange): string | null {
  if (!isKnownDay(endAt)) return "끝나는 날을 적어 주세요.";
  return endAt.getTime() <= startAt.getTime() ? "끝나는 날은 시작하는 날보다 빠를 수 없어요." : null;
}

function isKnownDay(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
