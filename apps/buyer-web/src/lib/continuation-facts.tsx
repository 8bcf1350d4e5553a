import { formatKoreanDate, formatWon } from "@pkg/domain";
import type { UpSellingClass } from "./up-selling";

/** What moves when somebody goes on with a class: tutor, lessons that are left, their value, and the time. */
export function ContinuationFacts({ ofClass }: { ofClass: UpSellingClass }) {
  const { tutorName, lessonsLeft, lessonsScheduled, refundAmount, expiresOn } = ofClass;
  const rows = [
    { label: "선생님", value: `${tutorName} 선생님과 같은 요일, 같은 시간` },
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
    {
      label: "쓰는 기간",
      value: expiresOn ? `${formatKoreanDate(expiresOn)}에서 더 늦은 날로 늘어나요` : "결제한 날부터 새로 시작해요",
    },
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
