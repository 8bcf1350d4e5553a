"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { goUrl, loginHref } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useSession } from "@pkg/web/platform/session/session-store";
import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { useEffect, useState } from "react";
import { OpenTest } from "./components/open-test";
import { StartSheet } from "./components/start-sheet";
import { StudentPills } from "./components/student-pills";
import { SubjectTests } from "./components/subject-tests";
import { type LevelTest, useLevelTests } from "./queries";

/** The tests of a student, for whom is logged in. */
export function LevelTestChoice() {
  const [isMember, setIsMember] = useState<boolean | null>(null);
  useEffect(() => setIsMember(hasSignedInHint()), []);
  const { status } = useSession();
  const { data, error, refetch } = useLevelTests(isMember === true);
  const [picked, setPicked] = useState<LevelTest | null>(null);
  if (isMember === false || status === "signed-out") return <Visitor />;
  if (!data) {
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} what="시험을" />
    ) : (
      <RowsSkeleton rows={5} />
    );
  }
  const { student, open, tests, suggestedLevel } = data;
  if (!student) {
    return (
      <EmptyState
        level={2}
        className="py-8"
        title="시험을 볼 학생을 먼저 알려 주세요"
        reason="이름과 학년을 적으면 학년에 맞는 시험이 보여요."
        action={<ButtonLink href={goUrl("account", "/profiles", { next: "/level-test" })}>학생 추가</ButtonLink>}
      />
    );
  }
  const subjects = [...new Set(tests.map(({ subject }) => subject))];
  return (
    <>
      <StudentPills shownId={student.id} />
      {open ? <OpenTest open={open} tests={tests} /> : null}
      {subjects.map((subject) => (
        <SubjectTests
          key={subject}
          tests={tests.filter((test) => test.subject === subject)}
          suggestedLevel={suggestedLevel}
          grade={student.grade}
          isBusy={open !== null}
          onStart={setPicked}
        />
      ))}
      {tests.length === 0 ? (
        <EmptyState
          className="py-8"
          title="지금은 볼 수 있는 시험이 없어요"
          reason="새 문제를 준비하면 여기에 보여요."
        />
      ) : null}
      <StartSheet test={picked} student={student} onClose={() => setPicked(null)} />
    </>
  );
}

function Visitor() {
  return (
    <EmptyState
      level={2}
      className="py-8"
      title="로그인하면 바로 볼 수 있어요"
      reason="결과를 모아 두었다가 다음 시험과 견줘 보여 드려요."
      action={<ButtonLink href={loginHref("/level-test")}>로그인</ButtonLink>}
    />
  );
}
