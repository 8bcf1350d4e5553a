"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LessonQuestions } from "@pkg/web/features/lessons/outcome/lesson-questions";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { useSwitchedStudent } from "@pkg/web/platform/session/switched-student";
import Link from "next/link";
import type { Me } from "@/lib/account/me";
import { MeGate } from "@/lib/account/me-gate";
import { OpenTasks } from "@/lib/tasks/open-tasks";
import type { ClassSectionProps } from "./components/class-section";
import { ClassSkeleton } from "./components/class-skeleton";
import { ClassTabs, NoClass } from "./components/class-tabs";
import { StudentSwitch } from "./components/student-switch";
import { questionsOf } from "./questions-of";
import { useClasses } from "./use-classes";

/** `/myclass`: the next lesson, the classes and their pending steps. Asks for the phone first, because tutors answer by it. */
export function MyclassPage() {
  return <MeGate>{(me) => (me.phoneNumberVerified ? <Lessons me={me} /> : <PhoneFirst />)}</MeGate>;
}

/** Title and choice of child stay while the lessons of another child load. */
function Lessons({ me }: { me: Me }) {
  const { classes, error, retry } = useClasses();
  const switched = useSwitchedStudent(me.id);
  const hasNothing = classes?.length === 0 && switched === null;
  const showsStudent = me.students.length > 1 && switched === null;
  return (
    <>
      <h1 className="sr-only lg:not-sr-only lg:mb-4 lg:text-title-1">내 수업</h1>
      {hasNothing ? null : <StudentSwitch me={me} className="mb-4" />}
      {classes ? (
        <Classes classes={classes.map((one) => ({ ...one, showsStudent }))} />
      ) : error ? (
        <LoadProblem error={error} onRetry={retry} what="수업을" />
      ) : (
        <ClassSkeleton />
      )}
    </>
  );
}

function Classes({ classes }: { classes: readonly ClassSectionProps[] }) {
  if (classes.length === 0) return <NoClass title="아직 수업이 없어요" />;
  return (
    <>
      <OpenTasks except="ANSWER_LESSON" className="mb-6" />
      <LessonQuestions asked={classes.flatMap(questionsOf)} side="BUYER" className="mb-6" />
      <ClassTabs classes={classes} />
      <p className="mt-9 text-body-sm text-fg-2">
        태블릿과 결제한 수업은{" "}
        <Link
          href="/mypage/service"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          이용 중인 서비스
        </Link>
        에서 볼 수 있어요.
      </p>
    </>
  );
}

function PhoneFirst() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="휴대폰부터 확인해 주세요"
      reason="선생님 소식과 수업 알림을 그 번호로 보내 드려요."
      action={<ButtonLink href={goUrl("account", "/phone", { next: "/myclass" })}>휴대폰 확인</ButtonLink>}
    />
  );
}
