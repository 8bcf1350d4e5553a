import { type ClassSide, formatKoreanTime } from "@pkg/domain";
import { ANSWER_LABELS } from "@pkg/web/features/lessons/outcome/question-text";
import { momentText } from "../words/day-text";
import type { LessonDispute } from "./dispute-queries";

/** "18:58, 19:10": when a side came to the room. */
export function entriesText({ entries }: LessonDispute, side: ClassSide): string {
  const times = entries.filter((entry) => entry.side === side).map(({ at }) => formatKoreanTime(new Date(at)));
  return times.length > 0 ? [...new Set(times)].join(", ") : "들어온 기록이 없어요";
}

/** "했어요 · 11월 23일(월) 21:05": what a side said when both were asked whether the lesson took place, and when. */
export function answerText({ answers }: LessonDispute, side: ClassSide, now: Date): string {
  const said = answers.find((one) => one.side === side);
  return said ? `${ANSWER_LABELS[said.tookPlace ? "YES" : "NO"]} · ${momentText(said.at, now)}` : "답하지 않았어요";
}
