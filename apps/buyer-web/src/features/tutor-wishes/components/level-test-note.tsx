import { STUDENT_LEVEL_LABELS, STUDY_GOAL_LABELS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { type CourseTest, courseTests, testName } from "../course-tests";
import type { ApplicantWire } from "../queries";
import { type Wishes, withStudyPurposes } from "../wishes";

type LevelTestNoteProps = {
  courses: ApplicantWire["courses"];
  wishes: Wishes;
  change: (part: Partial<Wishes>) => void;
};

/** Says which goals come from level tests, or offers them; nothing without a test. */
export function LevelTestNote({ courses, wishes, change }: LevelTestNoteProps) {
  const tests = courseTests(courses);
  if (tests.length === 0) return null;
  return (
    <div className="grid gap-3 px-(--size-gutter) pt-5">
      {tests.map((test) => (
        <TestNote key={test.id} test={test} isOneOfMany={courses.length > 1} wishes={wishes} change={change} />
      ))}
    </div>
  );
}

type TestNoteProps = Omit<LevelTestNoteProps, "courses"> & { test: CourseTest; isOneOfMany: boolean };

function TestNote({ test, isOneOfMany, wishes, change }: TestNoteProps) {
  const { goal, result, confidence, subjectLabel } = test;
  const isChosen = wishes.studyPurposes.includes(goal);
  const whose = isOneOfMany ? ` ${subjectLabel} 선생님께만 전해요.` : "";
  return (
    <Card tone="soft" role="status">
      <p className="text-label">
        {testName(test)} 레벨 테스트: {STUDENT_LEVEL_LABELS[result]}
        <span className="font-normal text-fg-2">{` · 시험 전 예상 ${STUDENT_LEVEL_LABELS[confidence]}`}</span>
      </p>
      <p className="mt-1 text-body-sm text-fg-2">{`${
        isChosen
          ? `‘${STUDY_GOAL_LABELS[goal]}’를 골라 두었어요. 바꿔도 돼요.${whose}`
          : `결과에는 ‘${STUDY_GOAL_LABELS[goal]}’가 잘 맞아요.${whose}`
      } 제안받는 선생님도 결과를 봐요.`}</p>
      {isChosen ? null : (
        <Button
          size="sm"
          variant="soft"
          className="mt-4"
          onClick={() =>
            change({ studyPurposes: withStudyPurposes(wishes.studyPurposes, [...wishes.studyPurposes, goal]) })
          }
        >
          이 목표 고르기
        </Button>
      )}
    </Card>
  );
}
