import { GRADE_BAND_LABELS, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import { Sentences } from "@pkg/ui/sentences";
import type { LevelTestResult } from "../queries";

const NOTES: Readonly<Record<LevelTestResult["comparison"], string>> = {
  HIGHER: "생각보다 잘하고 있어요. 조금 더 어려운 문제에 손을 뻗어도 좋아요.",
  SAME: "스스로를 정확히 알고 있어요. 이 감각이면 공부 계획도 잘 맞아요.",
  LOWER: "안다고 느낀 곳에 빈틈이 있었어요. 아래에서 어느 단원인지 볼 수 있어요.",
};

/** How the result compares with what the student expected. */
export function ComparisonNote({ result }: { result: LevelTestResult }) {
  const { gradeBand } = result;
  return (
    <div className="mt-6 rounded-md bg-sunken px-4 py-3.5">
      <p className="text-label">
        시험 전 예상 {STUDENT_LEVEL_LABELS[result.confidence]} · 결과 {STUDENT_LEVEL_LABELS[result.result]}
        {gradeBand && gradeBand !== "UNKNOWN" ? ` · 학교 성적 ${GRADE_BAND_LABELS[gradeBand]}` : ""}
      </p>
      <p className="mt-0.5 text-body-sm text-fg-2">
        <Sentences text={NOTES[result.comparison]} />
      </p>
    </div>
  );
}
