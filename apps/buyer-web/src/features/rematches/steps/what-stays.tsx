import { addWorkingDays, formatKoreanDate, MATCH_PROMISE_WORKING_DAYS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { RematchClass } from "../queries";

const NAME = "바뀌는 것과 그대로인 것";

/** What becomes of lessons that are over and not settled yet; empty without any. */
export const checkingText = ({ checking }: Pick<RematchClass["counts"], "checking">): string =>
  checking > 0 ? ` 지난 수업 ${checking}회는 확인하고 있어서, 한 것으로 정해지면 남은 수업에서 빠져요.` : "";

/** What a new tutor changes and what stays, in a box. */
export function WhatStays({ start, className }: { start: RematchClass; className?: string }) {
  return (
    <Card as="section" tone="soft" aria-label={NAME} className={className}>
      <Changes start={start} />
    </Card>
  );
}

/** The same beside the questions, on wide screens. */
export function WhatStaysSummary({ start }: { start: RematchClass }) {
  return (
    <section aria-labelledby="what-stays">
      <h2 id="what-stays" className="mb-4 text-title-2">
        {NAME}
      </h2>
      <Changes start={start} />
    </section>
  );
}

function Changes({ start }: { start: RematchClass }) {
  const { match, counts } = start;
  const promised = formatKoreanDate(addWorkingDays(serverNow(), MATCH_PROMISE_WORKING_DAYS));
  const rows = [
    { label: "남은 수업", value: `${counts.left}회 그대로, 추가 비용도 없어요.${checkingText(counts)}` },
    {
      label: "예약된 수업",
      value: counts.scheduled > 0 ? `${counts.scheduled}회는 취소하고 새 선생님과 다시 예약해요` : "없어요",
    },
    { label: "지금 선생님", value: `${match.tutorName ?? ""} 선생님은 다시 추천하지 않아요` },
    { label: "새 선생님", value: `${promised}까지 알려 드려요` },
  ];
  return (
    <dl className="grid gap-2.5">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex gap-3 text-body-sm">
          <dt className="w-20 shrink-0 text-fg-2">{label}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
