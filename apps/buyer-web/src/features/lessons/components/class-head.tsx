import { subjectName } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import Link from "next/link";
import type { Ref } from "react";
import type { Match } from "@/lib/lessons/matches";
import { classTutorText } from "@/lib/lessons/taken-text";

type ClassHeadProps = {
  match: Match;
  lessons: Pick<ClassLessons, "isTrial" | "lessonTimes">;
  /** Focusable from code. */
  titleRef: Ref<HTMLHeadingElement>;
};

/** Heading of a class: subject, student, tutor, times and the link back. */
export function ClassHead({ match, lessons: { isTrial, lessonTimes }, titleRef }: ClassHeadProps) {
  const { subjectLabel, subjectDetailLabel, studentName, tutorId, tutorGender } = match;
  return (
    <header className="mb-6">
      <BackLink href="/myclass" linkAs={Link}>
        내 수업
      </BackLink>
      <div className="mt-1 flex items-center gap-3.5">
        {tutorId ? <Portrait seed={seedOf(tutorId)} gender={tutorGender ?? undefined} width={52} /> : null}
        <div className="min-w-0">
          <h1 ref={titleRef} tabIndex={-1} className="text-title-1 outline-none">
            {subjectName({ subjectLabel, subjectDetailLabel }, " · ")}
          </h1>
          <p className="text-body-sm text-fg-2">
            {[isTrial ? "체험" : "", `${studentName} 학생`, classTutorText(match), lessonTimes]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </div>
    </header>
  );
}
