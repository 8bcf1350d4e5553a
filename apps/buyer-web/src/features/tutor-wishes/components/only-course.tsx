import { subjectName } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import type { ApplicantWire } from "../queries";

type OnlyCourseProps = { courses: ApplicantWire["courses"]; onSend: (position: number) => void };

/** Sends the wishes for the first course alone: the others are asked about after it. */
export function OnlyCourse({ courses, onSend }: OnlyCourseProps) {
  const [first, ...others] = courses;
  if (!first) return null;
  return (
    <section aria-labelledby="only-course" className="mt-8">
      <h2 id="only-course" className="text-title-3">
        과목마다 조건이 다른가요?
      </h2>
      <p className="mt-1 mb-3 text-body-sm text-fg-2">
        {subjectName(first)}만 먼저 보내고, {others.map((course) => subjectName(course)).join(", ")} 조건은 이어서 고칠
        수 있어요.
      </p>
      <Button variant="line" full onClick={() => onSend(first.position)}>
        {subjectName(first)}만 보내기
      </Button>
    </section>
  );
}
