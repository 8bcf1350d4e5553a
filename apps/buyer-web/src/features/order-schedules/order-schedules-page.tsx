"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { OneStudentNote } from "@/lib/students/one-student-note";
import { ScheduleCard } from "./components/schedule-card";
import { useSchedules } from "./queries";

/** `/mypage/payment-management/order-schedule`: the next charges with date and card; one press stops each, and what can be changed stands behind another. */
export function OrderSchedulesPage() {
  const { data, error, refetch } = useSchedules();
  if (!data) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="결제 일정을" />
    ) : (
      <RowsSkeleton title="결제 일정" rows={3} />
    );
  }
  return (
    <>
      <PageTitle lead="1개월 수업은 매달 자동으로 결제돼요. 멈춰도 이미 결제한 수업은 끝까지 들을 수 있어요.">
        결제 일정
      </PageTitle>
      <OneStudentNote what="결제" />
      {data.length === 0 ? <Nothing /> : null}
      <ul className="grid gap-3">
        {data.map((schedule) => (
          <li key={schedule.id}>
            <ScheduleCard schedule={schedule} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      className="py-12"
      title="예정된 결제가 없어요"
      reason="매달 결제되는 1개월 수업을 신청하면 여기에서 확인하고 멈출 수 있어요."
      action={
        <ButtonLink href="/price" linkAs={Link} variant="soft">
          수업과 가격 보기
        </ButtonLink>
      }
    />
  );
}
