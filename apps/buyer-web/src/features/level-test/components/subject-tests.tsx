import { type Grade, gradeLabel, LEVEL_TEST_LEVEL_LABELS, type LevelTestLevel } from "@pkg/domain";
import type { LevelTest } from "../queries";
import { TestRow } from "./test-row";

type SubjectTestsProps = {
  tests: readonly LevelTest[];
  suggestedLevel: LevelTestLevel;
  /** Of the student; null while it is not known. */
  grade: Grade | null;
  /** Another test is under way. */
  isBusy: boolean;
  onStart: (test: LevelTest) => void;
};

/** The tests of one subject; that of the student's grade comes first. */
export function SubjectTests({ tests, suggestedLevel, grade, isBusy, onStart }: SubjectTestsProps) {
  const [first] = tests;
  if (!first) return null;
  const sorted = [...tests].sort(
    (one, other) => Number(other.level === suggestedLevel) - Number(one.level === suggestedLevel),
  );
  return (
    <section className="mb-9">
      <h2 className="mb-2 text-title-2">{first.subjectLabel}</h2>
      <ul className="border-t border-line">
        {sorted.map((test) => (
          <TestRow
            key={test.level}
            test={test}
            isSuggested={test.level === suggestedLevel}
            isOwnGrade={grade !== null && gradeLabel(grade, "short") === LEVEL_TEST_LEVEL_LABELS[test.level]}
            isBusy={isBusy}
            onStart={() => onStart(test)}
          />
        ))}
      </ul>
    </section>
  );
}
