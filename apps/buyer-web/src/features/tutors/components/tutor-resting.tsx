import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import type { PublicTutor } from "@/lib/tutors/public-tutors";

/** In the place of the offer while the tutor takes no new students: others of the same subject. */
export function TutorResting({ tutor }: { tutor: Pick<PublicTutor, "subjects"> }) {
  const [first] = tutor.subjects.confidenceSubjects;
  return (
    <div className="grid gap-3 lg:rounded-xl lg:p-7 lg:shadow-card">
      <p className="text-body-sm text-fg-2">지금은 새 학생을 받지 않는 선생님이에요.</p>
      <ButtonLink href={first ? `/tutors?subject=${first.subject}` : "/tutors"} linkAs={Link} full>
        같은 과목 선생님 보기
      </ButtonLink>
    </div>
  );
}
