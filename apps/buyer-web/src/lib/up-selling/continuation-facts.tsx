import { type BonusLessons, formatKoreanDate, formatWon, lessonMonths, takenOverExpiry, toKstDate } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { UpSellingClass } from "./up-selling";

type ContinuationFactsProps = {
  ofClass: UpSellingClass;
  /** The chosen term. */
  productId: number;
  /** What a coupon adds to it. */
  bonus?: BonusLessons | null;
};

/** What moves when somebody goes on with a class: tutor, lessons that are left, their value, and its new last day. */
export function ContinuationFacts({ ofClass, productId, bonus = null }: ContinuationFactsProps) {
  const { tutorName, lessonTimes, lessonsLeft, lessonsScheduled, refundAmount } = ofClass;
  const rows = [
    { label: "선생님", value: [`${tutorName} 선생님`, lessonTimes].filter(Boolean).join(", ") },
    ...(lessonsLeft > 0
      ? [
          {
            label: "남은 수업",
            value:
              lessonsScheduled > 0
                ? `${lessonsLeft}회 값을 빼고, 예약한 ${lessonsScheduled}회는 그대로 들어요`
                : `${lessonsLeft}회 값을 빼요`,
          },
          { label: "빼는 금액", value: formatWon(refundAmount) },
        ]
      : []),
    { label: "들을 수 있는 기간", value: <Period ofClass={ofClass} productId={productId} bonus={bonus} /> },
  ];
  return (
    <dl className="grid gap-2.5">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex gap-3 text-body-sm">
          <dt className="w-18 shrink-0 text-fg-2">{label}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The new last day as if it were paid today, and the one until now. */
function Period({ ofClass, productId, bonus }: Required<ContinuationFactsProps>) {
  const { products, expiresOn, lessonsLeft } = ofClass;
  const product = products.find(({ id }) => id === productId);
  if (!product) return null;
  const until = takenOverExpiry(expiresOn, lessonMonths(product, bonus), toKstDate(serverNow()));
  // With no lesson left, the day until now is of no use.
  const isUsed = expiresOn === null || lessonsLeft === 0;
  const before = isUsed ? "" : until === expiresOn ? "지금과 같아요" : `지금은 ${formatKoreanDate(expiresOn)}까지예요`;
  return (
    <>
      {formatKoreanDate(until, { withYear: true })}까지
      {before ? <span className="block font-normal text-fg-2">{before}</span> : null}
    </>
  );
}
