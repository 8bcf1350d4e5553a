import { formatKoreanDate } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { cn } from "@pkg/ui/cn";
import { conditionsText, worthText } from "../benefit-text";
import type { OwnBenefit } from "../queries";

/** The title of the list says already which may be used now. */
const LABELS: Readonly<Record<OwnBenefit["state"], string | null>> = {
  USABLE: null,
  COMING: "시작 전",
  USED: "썼어요",
  MISSED: "첫 결제가 지났어요",
  ENDED: "기한이 지났어요",
};

const dayOf = (instant: string): string => formatKoreanDate(new Date(instant), { withYear: true });

type BenefitListProps = { title: string; titleId: string; benefits: readonly OwnBenefit[] };

/** Coupons with what they are worth, what for and till when. */
export function BenefitList({ title, titleId, benefits }: BenefitListProps) {
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-title-3">
        {title} <span className="num">{`${benefits.length}장`}</span>
      </h2>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {benefits.map((benefit) => (
          <Coupon key={benefit.id} benefit={benefit} />
        ))}
      </ul>
    </section>
  );
}

function Coupon({ benefit }: { benefit: OwnBenefit }) {
  const { name, state, startAt, endAt } = benefit;
  const label = LABELS[state];
  const isLeft = state === "USABLE" || state === "COMING";
  const conditions = isLeft ? conditionsText(benefit) : "";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-4">
      <div className="min-w-0 flex-[1_1_10.5rem]">
        <p className="text-caption text-fg-2">{name}</p>
        <p className={cn("num mt-0.5 text-title-3", !isLeft && "text-fg-3")}>{worthText(benefit)}</p>
        <p className="mt-1 text-caption text-fg-3">
          <span className="num">
            {state === "COMING" ? `${dayOf(startAt)}부터 ` : ""}
            {dayOf(endAt)}까지
          </span>
          {conditions ? <span className="block">{conditions}</span> : null}
        </p>
      </div>
      {label ? <Badge>{label}</Badge> : null}
    </li>
  );
}
