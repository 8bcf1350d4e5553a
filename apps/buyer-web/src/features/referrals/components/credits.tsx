import { formatKoreanDate, formatWon } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { OwnReferral } from "../queries";

/** The coupons that friends brought. Nothing before the first one. */
export function Credits({ credits }: Pick<OwnReferral, "credits">) {
  if (credits.length === 0) return null;
  const now = serverNow();
  const isOver = (endAt: string) => new Date(endAt) < now;
  const left = credits.filter(({ isUsed, endAt }) => !isUsed && !isOver(endAt));
  return (
    <section aria-labelledby="credits">
      <h2 id="credits" className="text-title-3">
        받은 쿠폰 <span className="num">{`${credits.length}장`}</span>
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        {left.length > 0 ? "결제 화면에서 골라 쓸 수 있어요." : "쓸 수 있는 쿠폰이 없어요."}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {credits.map(({ couponId, amount, endAt, isUsed }) => (
          <li key={couponId} className="flex min-h-16 items-center justify-between gap-3 py-2.5">
            <div>
              <p className="num text-body font-semibold">{`${formatWon(amount)} 쿠폰`}</p>
              <p className="num text-caption text-fg-3">{`${formatKoreanDate(new Date(endAt), { withYear: true })}까지`}</p>
            </div>
            <Badge tone={isUsed || isOver(endAt) ? "neutral" : "success"}>
              {isUsed ? "썼어요" : isOver(endAt) ? "기한이 지났어요" : "쓸 수 있어요"}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
