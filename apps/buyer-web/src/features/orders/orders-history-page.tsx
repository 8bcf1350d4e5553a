"use client";

import { Button } from "@pkg/ui/button";
import { PillGroup } from "@pkg/ui/pill-group";
import { chooseStudent, useSwitchedStudent } from "@pkg/web/features/student/switched-student";
import { pageChange, readPage, useUrlQuery } from "@pkg/web/platform/navigation/use-url-query";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { Suspense } from "react";
import { type Me, useMe } from "@/lib/me";
import { OrderList } from "./components/order-list";
import { firstDay, ORDER_FILTERS, ORDER_PERIODS, readFilter, readPeriod } from "./order-filters";

/** `/mypage/payment-management/order-history`: paged, filtered by state, period and student; all stand in the address. */
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
  const { query, change } = useUrlQuery();
  const me = useMe();
  const filter = readFilter(query.get("status"));
  const period = readPeriod(query.get("period"));
  const student = me.data?.students.find(({ id }) => id === query.get("student")) ?? null;
  const page = readPage(query);
  const narrow = (name: string, value: string) =>
    change({ [name]: value === "all" ? null : value, page: null }, "replace");
  return (
    <>
      <div className="mb-6 grid gap-4">
        <PillGroup
          legend="주문 상태"
          legendLook="hidden"
          options={ORDER_FILTERS.map(({ value, label }) => ({ value, label }))}
          value={filter.value}
          onChange={(value) => narrow("status", value)}
        />
        <PillGroup
          legend="기간"
          legendLook="hidden"
          options={ORDER_PERIODS.map(({ value, label }) => ({ value, label }))}
          value={period.value}
          onChange={(value) => narrow("period", value)}
        />
        {me.data ? (
          <WhoseOrders me={me.data} chosen={student?.id ?? "all"} onChoose={(id) => narrow("student", id)} />
        ) : null}
      </div>
      <OrderList
        page={page}
        narrowed={{
          status: filter.status,
          from: period.months === null ? null : firstDay(period.months, new Date()),
          studentId: student?.id ?? null,
        }}
        onPage={(next) => change(pageChange(next), "push")}
      />
    </>
  );
}

type WhoseOrdersProps = { me: Me; chosen: string; onChoose: (id: string) => void };

/** With several students: which of them. Somebody who acts for one sees only theirs, and is told so. */
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
