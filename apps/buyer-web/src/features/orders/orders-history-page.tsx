"use client";

import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useQueryStates } from "nuqs";
import { Suspense } from "react";
import { useMe } from "@/lib/account/me";
import { OneStudentNote, useActingStudent } from "@/lib/students/one-student-note";
import { OpenTasks } from "@/lib/tasks/open-tasks";
import { HistoryFilter } from "./components/history-filter";
import { OrderList } from "./components/order-list";
import { firstDay, ORDER_FILTERS, ORDER_PERIODS, ORDER_QUERY } from "./order-filters";

/** `/mypage/payment-management/order-history`: paged, filtered by state, period and student; the URL holds the filters. */
export function OrdersHistoryPage() {
  return (
    <>
      <PageTitle lead="주문을 누르면 계산서와 영수증이 있어요.">주문 내역</PageTitle>
      <OpenTasks className="mb-5" />
      <Suspense fallback={null}>
        <History />
      </Suspense>
    </>
  );
}

function History() {
  const [{ page, ...choice }, setPlace] = useQueryStates(ORDER_QUERY);
  const students = useMe().data?.students ?? [];
  const acting = useActingStudent();
  const student = students.find(({ id }) => id === choice.student);
  const months = ORDER_PERIODS.find(({ value }) => value === choice.period)?.months ?? null;
  return (
    <>
      <HistoryFilter
        choice={choice}
        students={acting || students.length < 2 ? [] : students}
        onChange={(part) => void setPlace({ ...part, page: null })}
      />
      <OneStudentNote what="주문" />
      <OrderList
        page={page}
        narrowed={{
          status: ORDER_FILTERS.find(({ value }) => value === choice.status)?.status ?? null,
          from: months === null ? null : firstDay(months, serverNow()),
          studentId: student?.id ?? null,
        }}
        onPage={(next) => void setPlace({ page: next }, { history: "push" })}
      />
    </>
  );
}
