import { gradeLabel, isGrade, staffMay } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { TestSummary } from "@pkg/web/features/level-test/test-summary";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";
import { momentText } from "../words/day-text";
import { StaffLink } from "../words/staff-link";
import { phoneText } from "../words/whom-text";
import type { Person } from "./people-queries";

/** Who somebody is: the account, the guardian and the students. */
export function PersonFacts({ person }: { person: Person }) {
  const now = serverNow();
  const phone = person.phoneNumber
    ? `${phoneText(person.phoneNumber)}${person.phoneNumberVerified ? "" : " (확인 전)"}`
    : null;
  const rows: ReadonlyArray<readonly [string, string | null]> = [
    ["휴대폰", phone],
    ["이메일", person.email],
    ["구분", person.userType === "TUTOR" ? "선생님" : person.isParent ? "학부모" : "학생"],
    ["태어난 해", person.birthYear === null ? null : `${person.birthYear}년`],
    ["보호자", person.guardian && `${person.guardian.name} · ${phoneText(person.guardian.phoneNumber)}`],
    ["가입한 때", momentText(person.createdAt, now)],
    ["쉬기 시작", person.inactiveAt && momentText(person.inactiveAt, now)],
    ["탈퇴한 때", person.closedAt && momentText(person.closedAt, now)],
    ["회원 번호", person.id],
  ];
  return (
    <Card as="section" aria-label="회원 정보">
      <dl className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2.5 text-body-sm">
        {rows.map(([term, value]) =>
          value ? (
            <div key={term} className="contents">
              <dt className="text-fg-3">{term}</dt>
              <dd className="tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
        {person.tutorId === null ? null : (
          <div className="contents">
            <dt className="text-fg-3">선생님</dt>
            <dd>
              <StaffLink task="TUTORS" href={`/operator/tutors/${person.tutorId}`}>
                선생님 페이지 보기
              </StaffLink>
            </dd>
          </div>
        )}
        {person.students.map((student) => (
          <div key={student.id} className="contents">
            <dt className="text-fg-3">{student.isSelf ? "학생 (본인)" : "학생"}</dt>
            <dd className="flex flex-wrap gap-x-3">
              {[student.name, isGrade(student.grade) ? gradeLabel(student.grade, "short") : null]
                .filter(Boolean)
                .join(" · ")}
              <StudentLessons id={student.id} name={student.name} />
            </dd>
          </div>
        ))}
      </dl>
      {person.levelTests.length > 0 ? (
        <div className="mt-5 grid gap-3 border-t border-line pt-4">
          <h2 className="text-label">레벨 테스트</h2>
          {person.levelTests.map((test) => (
            <TestSummary key={test.id} test={test} name={test.studentName} />
          ))}
        </div>
      ) : null}
    </Card>
  );
}

/** The way to the lessons of a student, for who may open them. */
function StudentLessons({ id, name }: { id: string; name: string }) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  if (!staffMay(roles, "LESSONS")) return null;
  return (
    <Link
      href={`/operator/lessons?studentId=${id}`}
      aria-label={`${name} 학생 수업 보기`}
      className="underline underline-offset-4"
    >
      수업 보기
    </Link>
  );
}
