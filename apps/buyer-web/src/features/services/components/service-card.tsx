import {
  CLASS_STAGE_LABELS,
  formatKoreanDate,
  isClassOver,
  lessonPeriodText,
  subjectName,
  TABLET_STATE_LABELS,
  TABLET_TYPE_LABELS,
} from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import Tablet from "lucide-react/icons/tablet";
import Link from "next/link";
import type { Service } from "@/lib/lessons/services";
import { takenText } from "@/lib/lessons/taken-text";

type ServiceCardProps = {
  service: Service;
  /** Other courses of the same order use the tablet too: one is lent for all. */
  sharesTablet: boolean;
};

/** One course: subject, student, end date and tablet. */
export function ServiceCard({ service, sharesTablet }: ServiceCardProps) {
  const { orders, productName, studentName, months, tabletState, tabletType } = service;
  const { stage, counts, startsOn, expiresOn } = service.now;
  const period = lessonPeriodText(counts.total, months, expiresOn);
  const isGivenUp = stage === "GIVEN_UP";
  const isOver = isClassOver(stage);
  const isOurs = tabletState !== "OWN";
  return (
    <Card as="article" pad="none" className="px-5 pt-5 pb-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-caption text-fg-2">{`${studentName} 학생`}</p>
        <Badge tone={isOver ? "neutral" : "brand"}>{CLASS_STAGE_LABELS[stage]}</Badge>
      </div>
      <h3 className="mt-1 text-title-3">{subjectName(service, " · ")}</h3>
      <p className="mt-0.5 text-caption text-fg-3">
        {productName}
        {paymentsText(service)} · {isGivenUp ? takenText(service.now) : `수업 ${counts.total}회`}
      </p>
      {isGivenUp ? null : (
        <>
          {isOver || !(startsOn || period) ? null : (
            <p className="mt-3 text-body-sm">
              {startsOn ? (
                <>
                  <span className="whitespace-nowrap">{formatKoreanDate(startsOn, { withYear: true })}</span>
                  {period ? "부터 " : " 수업"}
                </>
              ) : null}
              <span className="whitespace-nowrap">{period}</span>
            </p>
          )}
          <p className="mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-body-sm">
            <Icon of={Tablet} size={20} className="text-fg-3" />
            <span className="font-semibold">{TABLET_STATE_LABELS[tabletState]}</span>
            {isOurs && tabletType ? <span className="text-fg-2">{TABLET_TYPE_LABELS[tabletType]}</span> : null}
          </p>
        </>
      )}
      {sharesTablet ? (
        <p className="mt-1 text-caption text-fg-2">함께 신청한 수업과 태블릿 한 대를 같이 써요.</p>
      ) : null}
      <ul>
        {orders.map(({ merchantUid, paidAt }) => (
          <li key={merchantUid}>
            <Link
              href={`/mypage/payment-management/order-history/${merchantUid}`}
              className="flex min-h-12 items-center text-body-sm font-semibold text-fg-2 underline-offset-4 hover:underline"
            >
              {orders.length > 1 ? `${formatKoreanDate(new Date(paidAt))} ` : ""}주문 보기
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How often the same course was paid, so that its months and its lessons agree: "씩 2번 결제"; empty for once. */
function paymentsText({ orders }: Service): string {
  const paid = orders.filter(({ status }) => status !== "REFUNDED");
  return paid.length > 1 && paid.slice(1).every(({ isRenewal }) => isRenewal) ? `씩 ${paid.length}번 결제` : "";
}
