"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { goUrl } from "@pkg/web/go";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import { PageTitle } from "@pkg/web/shell/page-title";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import Link from "next/link";
import { MeGate } from "@/lib/me-gate";
import { useServices } from "@/lib/services";
import { ClassCard } from "./components/class-card";

/** `/myclass`: the courses that run, what each waits for, and the phone first, because tutors answer by it. */
export function MyclassPage() {
  return <MeGate>{(me) => (me.phoneNumberVerified ? <Classes /> : <PhoneFirst />)}</MeGate>;
}

function Classes() {
  const { data, error, refetch } = useServices();
  if (!data) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />
    ) : (
      <RowsSkeleton />
    );
  }
  const running = data.filter(({ isRunning }) => isRunning);
  if (running.length === 0) return <NoClass hasOld={data.length > 0} />;
  return (
    <>
      <PageTitle lead="지금 듣는 수업과 다음에 할 일이에요.">내 수업</PageTitle>
      <ul className="grid gap-4 lg:grid-cols-2">
        {running.map((course) => (
          <li key={course.id}>
            <ClassCard course={course} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-body-sm text-fg-2">
        지난 수업과 태블릿은{" "}
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

function NoClass({ hasOld }: { hasOld: boolean }) {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title={hasOld ? "지금 듣는 수업이 없어요" : "아직 수업이 없어요"}
      reason="과목을 고르면 옆자리를 찾아 드려요."
      action={
        <ButtonLink href="/simple-enroll" linkAs={Link}>
          수강 신청
        </ButtonLink>
      }
    />
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
