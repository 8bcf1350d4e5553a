import { subjectName } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import Link from "next/link";
import type { Ref } from "react";
import type { Match } from "@/lib/lessons/matches";

type ClassHeadProps = {
  match: Match;
  lessonTimes: string;
  /** Focusable from code. */
  titleRef: Ref<HTMLHeadingElement>;
};

/** Heading of a class: subject, student, tutor, times and the link back. */
export function ClassHead({ match, lessonTimes, titleRef }: ClassHeadProps) {
  const { subjectLabel, subjectDetailLabel, studentName, tutorId, lastTutorName, tutorGender } = match;
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
            {[`${studentName} 학생`, lastTutorName ? `${lastTutorName} 선생님` : "", lessonTimes]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </div>
    </header>
  );
}
