import { formatWon, subjectName } from "@pkg/domain";
import type { OfferableClass } from "./class-offer-queries";

/** What each chosen class takes off the price, for its lessons that are left. */
export function CreditLines({ classes }: { classes: readonly OfferableClass[] }) {
  return (
    <dl className="grid gap-1.5 text-body-sm">
      {classes.map((one) => (
        <div key={one.matchId} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-fg-2">
            {classNameOf(one)} · {one.tutorName} 선생님
            {one.refundAmount > 0 ? `, 남은 수업 ${one.lessonsLeft}회 값을 빼요` : null}
          </dt>
          <dd className="num font-semibold">
            {one.refundAmount > 0 ? `−${formatWon(one.refundAmount)}` : "뺄 금액이 없어요"}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "김서연 수학 미적분" */
export const classNameOf = ({ studentName, subjectLabel, subjectDetailLabel }: OfferableClass) =>
  `${studentName} ${subjectName({ subjectLabel, subjectDetailLabel })}`;
