import Link from "next/link";
import { FirstTutorNote } from "@/lib/tutors/first-tutor";
import type { EnrollTutor } from "../tutor-offer";

/** With whom the enrollment begins, and the way to begin with nobody. */
export default function TutorNote({ tutor }: { tutor: EnrollTutor }) {
  return (
    <FirstTutorNote tutor={tutor} takesStudents={tutor.takesStudents} className="mt-5">
      {tutor.takesStudents ? (
        <Link
          href="/simple-enroll"
          className="inline-flex min-h-11 items-center text-caption underline underline-offset-4"
        >
          선생님을 정하지 않고 고르기
        </Link>
      ) : null}
    </FirstTutorNote>
  );
}
