import {
  HALF_HOURS_PER_DAY,
  MIN_PERIOD_MINUTES,
  parsePeriod,
  type shortPeriods,
  WEEKDAY_LABELS,
  WEEKDAYS,
} from "@pkg/domain";
import { emptyWeek, type Week } from "@pkg/ui/weekly-grid";

type Short = ReturnType<typeof shortPeriods>;

/** "60분이 안 되는 시간이 있어요: 금요일 18:30–19:00. 40분 수업도 60분을 비워 두어야 해요. 앞뒤로 더 이어 주세요." */
export function shortText(short: Short): string {
  const names = short.map(({ weekday, period }) => `${WEEKDAY_LABELS[weekday]}요일 ${period.replace("-", "–")}`);
  const least = `${MIN_PERIOD_MINUTES}분`;
  return `${least}이 안 되는 시간이 있어요: ${names.join(", ")}. 40분 수업도 ${least}을 비워 두어야 해요. 앞뒤로 더 이어 주세요.`;
}

/** The half-hours of too short periods, for the grid to mark. */
export function shortWeek(short: Short): Week {
  const week = [...emptyWeek()];
  for (const { weekday, period } of short) {
    const [from, to] = parsePeriod(period) ?? [0, 0];
    const day = WEEKDAYS.indexOf(weekday) * HALF_HOURS_PER_DAY;
    week.fill(true, day + from, day + to);
  }
  return week;
}
