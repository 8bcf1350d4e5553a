"use client";

import { Button } from "@pkg/ui/button";
import { PillGroup } from "@pkg/ui/pill-group";
import { chooseStudent, useSwitchedStudent } from "@pkg/web/platform/session/switched-student";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { useQueryStates } from "nuqs";
import { Suspense } from "react";
import { type Me, useMe } from "@/lib/me";
import { OrderList } from "./components/order-list";
import { firstDay, ORDER_FILTERS, ORDER_PERIODS, ORDER_QUERY } from "./order-filters";

/** `/mypage/payment-management/order-history`: paged, filtered by state, period and student; the URL holds the filters. */
export function OrdersHistoryPage() {
  return (
    <>
      <PageTitle lead="주문을 누르면 계산서와 영수증이 있어요.">주문 내역</PageTitle>
      <Suspense fallback={null}>
        <History />
      </Suspense>
    </>
  );
}

function History() {
  const [{ status, period, student: studentId, page }, setPlace] = useQueryStates(ORDER_QUERY);
  const me = useMe();
  const student = me.data?.students.find(({ id }) => id === studentId) ?? null;
  const months = ORDER_PERIODS.find(({ value }) => value === period)?.months ?? null;
  return (
    <>
      <div className="mb-6 grid gap-4">
        <PillGroup
          legend="주문 상태"
          legendLook="hidden"
          options={ORDER_FILTERS.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={(next) => void setPlace({ status: next, page: null })}
        />
        <PillGroup
          legend="기간"
          legendLook="hidden"
          options={ORDER_PERIODS.map(({ value, label }) => ({ value, label }))}
          value={period}
          onChange={(next) => void setPlace({ period: next, page: null })}
        />
        {me.data ? (
          <WhoseOrders
            me={me.data}
            chosen={student?.id ?? "all"}
            onChoose={(id) => void setPlace({ student: id === "all" ? null : id, page: null })}
          />
        ) : null}
      </div>
      <OrderList
        page={page}
        narrowed={{
          status: ORDER_FILTERS.find(({ value }) => value === status)?.status ?? null,
          from: months === null ? null : firstDay(months, new Date()),
          studentId: student?.id ?? null,
        }}
        onPage={(next) => void setPlace({ page: next }, { history: "push" })}
      />
    </>
  );
}

type WhoseOrdersProps = { me: Me; chosen: string; onChoose: (id: string) => void };

/** With several students, the choice of student. A buyer who selected one student sees only theirs, with a note. */
function WhoseOrders({ me, chosen, onChoose }: WhoseOrdersProps) {
  const switched = useSwitchedStudent(me.id);
  const acting = me.students.find(({ id }) => id === switched);
  if (me.students.length < 2) return null;
  if (acting) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-body-sm text-fg-2">
        {acting.name} 학생의 주문만 보고 있어요.
        <Button variant="text" size="sm" className="px-2!" onClick={() => chooseStudent(me.id, null)}>
          모두 보기
        </Button>
      </p>
    );
  }
  return (
    <PillGroup
      legend="학생"
      legendLook="hidden"
      options={[
        { value: "all", label: "모든 학생" },
        ...me.students.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen}
      onChange={onChoose}
    />
  );
}
