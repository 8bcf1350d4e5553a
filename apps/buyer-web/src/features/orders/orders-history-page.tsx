"use client";

import { PillGroup } from "@pkg/ui/pill-group";
import { Suspense } from "react";
import { useUrlQuery } from "@/lib/use-url-query";
import { OrderList } from "./components/order-list";
import { ORDER_FILTERS, readFilter } from "./order-filters";

/** `/mypage/payment-management/order-history`: paged, filtered by state; both stand in the address. */
export function OrdersHistoryPage() {
  return (
    <>
      <h1 className="mb-5 text-title-1">주문 내역</h1>
      <Suspense fallback={null}>
        <History />
      </Suspense>
    </>
  );
}

function History() {
  const { query, change } = useUrlQuery();
  const filter = readFilter(query.get("status"));
  const page = Math.max(0, (Number.parseInt(query.get("page") ?? "1", 10) || 1) - 1);
  return (
    <>
      <PillGroup
        className="mb-5"
        legend="주문 상태"
        legendLook="hidden"
        options={ORDER_FILTERS.map(({ value, label }) => ({ value, label }))}
        value={filter.value}
        onChange={(value) => change({ status: value === "all" ? null : value, page: null }, "replace")}
      />
      <OrderList
        page={page}
        status={filter.status}
        isNarrowed={filter.status !== null}
        onPage={(next) => change({ page: next === 0 ? null : String(next + 1) }, "push")}
      />
    </>
  );
}
