import { LEVEL_TEST_LEVEL_LABELS, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import type { LevelTestResult } from "../queries";

type CarriedTestProps = { test: LevelTestResult; isSent: boolean; onChange: (isSent: boolean) => void };

/** The level test that the family came from: it goes along with the request, unless they would rather not. */
export function CarriedTest({ test, isSent, onChange }: CarriedTestProps) {
  const { level, subjectLabel, studentName, result, confidence } = test;
  return (
    <div className="rounded-md bg-sunken px-4 py-3.5">
      <p className="text-label">{`${LEVEL_TEST_LEVEL_LABELS[level]} ${subjectLabel} 레벨 테스트: ${STUDENT_LEVEL_LABELS[result]}`}</p>
      <p className="mt-0.5 text-body-sm text-fg-2">{`${studentName} 님 · 시험 전 예상 ${STUDENT_LEVEL_LABELS[confidence]}`}</p>
      <Checkbox
        className="mt-1"
        label="이 결과를 보면서 상담받을게요"
        checked={isSent}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
