import { formatKoreanDate } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { Won } from "@pkg/ui/won";
import Link from "next/link";
import { useNextRenewal } from "../queries";

/** What is charged next, and the way to stop it; nothing while nothing is renewed. */
export function NextRenewal() {
  const { data } = useNextRenewal();
  if (!data) return null;
  const { nextDate, subjectLabel, studentName, amount } = data;
  return (
    <Card tone="soft" pad="none" className="px-5 pt-4.5 pb-2.5">
      <p className="flex justify-between gap-3 text-body-sm text-fg-2">
        다음 결제
        <span>{formatKoreanDate(new Date(`${nextDate}T00:00:00+09:00`))}</span>
      </p>
      <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-label">
          {subjectLabel} · {studentName}
        </span>
        <span className="ml-auto text-title-2">
          <Won amount={amount} />
        </span>
      </p>
      <div className="mt-3.5 border-t border-line-2">
        <Link
          href="/mypage/payment-management/order-schedule"
          className="flex min-h-12 items-center text-body-sm font-semibold"
        >
          결제 일정 보기 · 멈추기
        </Link>
      </div>
    </Card>
  );
}
