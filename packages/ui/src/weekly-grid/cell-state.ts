import { spokenTime, type WeeklyGridLabels } from "./labels";
import { dayOf, slotOf, type Week, type WeekRange } from "./week";

/** A booked lesson in the week: shown with its name, not editable. */
export type WeekLesson = WeekRange & { name: string };

export type CellFacts = { value: Week; lessons: ReadonlyArray<WeekLesson>; off?: Week; clash?: Week };

export function lessonAt(lessons: ReadonlyArray<WeekLesson>, index: number): WeekLesson | undefined {
  const minutes = slotOf(index) * 30;
  return lessons.find((lesson) => lesson.day === dayOf(index) && lesson.from <= minutes && minutes < lesson.to);
}

/** "목요일 18시 30분, 가능" */
export function cellName(index: number, facts: CellFacts, labels: WeeklyGridLabels): string {
  const day = labels.dayName(labels.days[dayOf(index)] ?? "");
  const time = `${day} ${spokenTime(slotOf(index) * 30)}`;
  const lesson = lessonAt(facts.lessons, index);
  if (lesson) return `${time}, ${labels.lesson(lesson.name)}`;
  if (facts.off?.[index]) return `${time}, ${labels.off}`;
  const state = facts.value[index] ? labels.available : labels.empty;
  return facts.clash?.[index] ? `${time}, ${state}, ${labels.clash}` : `${time}, ${state}`;
}
