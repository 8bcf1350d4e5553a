import { LEVEL_TEST_LEVEL_LABELS } from "@pkg/domain";
import type { LevelTest } from "./queries";

/** "중2 수학". */
export function testName({ level, subjectLabel }: Pick<LevelTest, "level" | "subjectLabel">): string {
  return `${LEVEL_TEST_LEVEL_LABELS[level]} ${subjectLabel}`;
}
