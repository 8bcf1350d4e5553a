import { LEVEL_TEST_LEVEL_LABELS, LEVEL_TEST_LEVELS } from "@pkg/domain";
import type { DeskItem } from "./level-test-queries";

const SUBJECTS: Readonly<Record<string, string>> = { MATH: "수학", ENGLISH: "영어" };

/** "중2 수학 A형" of "MATH-M2-A"; an id of another form stays as it is. */
export function formName(id: string): string {
  const [subject = "", level = "", form = ""] = id.split("-");
  const known = LEVEL_TEST_LEVELS.find((one) => one === level);
  return known && SUBJECTS[subject] ? `${LEVEL_TEST_LEVEL_LABELS[known]} ${SUBJECTS[subject]} ${form}형` : id;
}

/** Fewer answers say nothing about an item. */
const ENOUGH = 20;

/** What the figures of an item ask staff to look at; null when nothing stands out, or too few have answered. */
export function itemWarning({ answers, correct, discrimination }: DeskItem): string | null {
  if (answers < ENOUGH) return null;
  const share = correct / answers;
  if (discrimination !== null && discrimination < 0) return "잘하는 학생이 더 많이 틀려요. 정답을 확인해 주세요.";
  if (share < 0.2) return "찍은 것보다 덜 맞혔어요. 문제와 정답을 확인해 주세요.";
  if (share > 0.95) return "거의 모두 맞혔어요. 실력을 가르지 못해요.";
  return discrimination !== null && discrimination < 0.15 ? "실력을 거의 가르지 못해요." : null;
}
