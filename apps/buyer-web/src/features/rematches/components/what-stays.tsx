import { addWorkingDays, formatKoreanDate, MATCH_PROMISE_WORKING_DAYS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import type { RematchStart } from "../queries";

/** Lists what a new tutor changes and what stays. */
export function WhatStays({ start, className }: { start: RematchStart; className?: string }) {
  const { match, counts } = start;
  const promised = formatKoreanDate(addWorkingDays(new Date(), MATCH_PROMISE_WORKING_DAYS));
  const rows = [
    { label: "남은 수업", value: `${counts.left}회 그대로, 추가 비용도 없어요` },
    {
      label: "예약된 수업",
      value: counts.scheduled > 0 ? `${counts.scheduled}회는 취소하고 새 선생님과 다시 예약해요` : "없어요",
    },
    { label: "지금 선생님", value: `${match.tutorName ?? ""} 선생님은 다시 추천하지 않아요` },
    { label: "새 선생님", value: `${promised}까지 알려 드려요` },
  ];
  return (
    <Card as="section" tone="soft" aria-label="바뀌는 것과 그대로인 것" className={className}>
      <dl className="grid gap-2.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex gap-3 text-body-sm">
            <dt className="w-20 shrink-0 text-fg-2">{label}</dt>
            <dd className="min-w-0 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
