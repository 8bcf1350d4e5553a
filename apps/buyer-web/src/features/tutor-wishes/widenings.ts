import { TUTOR_GENDER_LABELS } from "@pkg/domain";
import { toPeriods, toWeek } from "@pkg/web/features/lessons/week-of";
import type { Wishes } from "./wishes";

/** One way to widen wishes that no tutor meets, with its text. */
export interface Widening {
  readonly id: "GENDER" | "EVENINGS" | "WEEKEND";
  /** "여자 선생님 조건을 빼면" */
  readonly condition: string;
  /** Label of the button. */
  readonly action: string;
  readonly wishes: Wishes;
}

const SLOTS_A_DAY = 48;

/** The possible widenings, the smallest concession first. */
export function widenings(wishes: Wishes): Widening[] {
  const { tutorGenders, weeklyAvailablePeriods } = wishes;
  const [gender] = tutorGenders;
  const withTimes = (days: readonly number[], from: number, to: number): Wishes => {
    const week = [...toWeek(weeklyAvailablePeriods)];
    for (const day of days) week.fill(true, day * SLOTS_A_DAY + from * 2, day * SLOTS_A_DAY + to * 2);
    return { ...wishes, weeklyAvailablePeriods: toPeriods(week) };
  };
  return [
    ...(gender
      ? [
          {
            id: "GENDER" as const,
            condition: `${TUTOR_GENDER_LABELS[gender]} 조건을 빼면`,
            action: "빼기",
            wishes: { ...wishes, tutorGenders: [] },
          },
        ]
      : []),
    {
      id: "EVENINGS",
      condition: "평일 저녁 6–10시를 추가하면",
      action: "추가",
      wishes: withTimes([0, 1, 2, 3, 4], 18, 22),
    },
    { id: "WEEKEND", condition: "주말 10–18시를 추가하면", action: "추가", wishes: withTimes([5, 6], 10, 18) },
  ];
}
