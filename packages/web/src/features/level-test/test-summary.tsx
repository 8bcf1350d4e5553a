import { formatKoreanDate, GRADE_BAND_LABELS, LEVEL_TEST_LEVEL_LABELS, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import type { components } from "../../platform/api/api";

type LevelTestSummary = Omit<components["schemas"]["LevelTestSummary"], "studentName">;

/** A finished level test in a few lines: the level beside what the student expected, strong units and weak ones. */
export function TestSummary({ test, name }: { test: LevelTestSummary; name?: string }) {
  const { level, subjectLabel, result, confidence, points, maxPoints, finishedAt, gradeBand, units } = test;
  const named = (wanted: (typeof units)[number]["result"]) =>
    units.filter((unit) => unit.result === wanted).map(({ unit }) => unit);
  const [strong, weak] = [named("CORRECT"), named("WRONG")];
  return (
    <div className="text-body-sm">
      <p className="font-semibold">
        {name ? `${name} · ` : ""}
        {LEVEL_TEST_LEVEL_LABELS[level]} {subjectLabel} {STUDENT_LEVEL_LABELS[result]}
        <span className="num font-normal text-fg-2">{` ${points}/${maxPoints}점`}</span>
      </p>
      <p className="text-caption text-fg-3">
        {formatKoreanDate(new Date(finishedAt))} · 시험 전 예상 {STUDENT_LEVEL_LABELS[confidence]}
        {gradeBand ? ` · 학교 성적 ${GRADE_BAND_LABELS[gradeBand]}` : ""}
      </p>
      {strong.length > 0 ? <p className="mt-1">탄탄한 단원: {strong.join(", ")}</p> : null}
      {weak.length > 0 ? <p className="mt-1">다시 볼 단원: {weak.join(", ")}</p> : null}
    </div>
  );
}
