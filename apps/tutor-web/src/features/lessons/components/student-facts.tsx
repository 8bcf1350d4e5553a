import { GRADE_BAND_LABELS, proposalPace, STUDY_GOAL_LABELS, TUTOR_STYLE_LABELS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { TestSummary } from "@pkg/web/features/level-test/test-summary";
import type { components } from "@pkg/web/platform/api/api";
import { useTaughtStudent } from "../queries";

type TaughtStudent = components["schemas"]["TaughtStudent"];

type StudentFactsProps = {
  matchId: string;
  /** Lessons of the class: a trial has one. */
  total: number;
};

/** What the tutor should know before a lesson: grade, marks, goals, wished style, and the family's own words. */
export function StudentFacts({ matchId, total }: StudentFactsProps) {
  const { data } = useTaughtStudent(matchId);
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="student">
      <h2 id="student" className="text-label">
        학생에 대해
      </h2>
      <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 text-body-sm">
        {factsOf(data, total).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-fg-3">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {data.levelTest ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="mb-1 text-caption text-fg-3">레벨 테스트</p>
          <TestSummary test={data.levelTest} />
        </div>
      ) : null}
      {data.tutorMemo ? (
        <div className="mt-4 rounded-md bg-sunken px-4 py-3">
          <p className="text-caption text-fg-3">{data.isStaffMemo ? "상담 직원이 남긴 말" : "신청할 때 남긴 말"}</p>
          <p className="mt-1 text-body-sm whitespace-pre-line">{data.tutorMemo}</p>
        </div>
      ) : null}
    </Card>
  );
}

function factsOf(student: TaughtStudent, total: number): [string, string][] {
  const stylesOf = (styles: TaughtStudent["likedTutorStyles"]) =>
    styles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ");
  const rows: [string, string][] = [
    ["학년", student.gradeLabel],
    ["성적", student.gradeBand ? GRADE_BAND_LABELS[student.gradeBand] : ""],
    ["수업", proposalPace({ ...student, lessonsLeft: total })],
    ["공부 목표", student.studyPurposes.map((goal) => STUDY_GOAL_LABELS[goal]).join(", ")],
    ["학습 유형", student.learningType ? `${student.learningType.name}. ${student.learningType.line}` : ""],
    ["원하는 성향", stylesOf(student.likedTutorStyles)],
    ["피할 성향", stylesOf(student.dislikedTutorStyles)],
  ];
  return rows.filter(([, value]) => value !== "");
}
