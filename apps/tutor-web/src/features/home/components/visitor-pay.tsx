import {
  formatWon,
  MINUTE,
  PAYOUT_DAY,
  type PayRow,
  payRows,
  SCHOOL_LEVEL_LABELS,
  SCHOOL_LEVELS,
  TUTOR_PAY_TEXT,
  WITHHOLDING_RATE,
} from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { remember } from "@pkg/web/platform/api/remember";
import { dataOf, server } from "@pkg/web/platform/api/server";
import { connection } from "next/server";
import { PAY_HREF } from "@/lib/pages/tutor-pages";

/** The length that most lessons have. */
const MINUTES = 60;

/** What a tutor is paid for each kind of lesson on sale. @throws CallError when the API doesn't answer */
const loadPayRows = remember(
  async (): Promise<readonly PayRow[]> => {
    const query = { productType: "ALL", freeLessonInclude: "ALL" } as const;
    return payRows((await dataOf(server().GET("/lessons/products/all", { params: { query } }))).content);
  },
  { freshMs: 5 * MINUTE, staleMs: 60 * MINUTE },
);

/** What a lesson pays, by school level, from the current prices. Nothing when they cannot be read: no amount is better than a wrong one. */
export async function VisitorPay() {
  await connection();
  const rows = (await loadPayRows().catch(() => [])).filter(({ minutes }) => minutes === MINUTES);
  const shown = SCHOOL_LEVELS.flatMap((level) => {
    const paid = payOf(rows, level);
    return paid ? [{ label: SCHOOL_LEVEL_LABELS[level], paid }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Card as="section" tone="lift" round="panel" aria-labelledby="pay" className="mt-9 lg:mt-0 lg:p-7">
      <h2 id="pay" className="text-title-3">{`${MINUTES}분 정규 수업 한 번에 받는 금액`}</h2>
      <dl className="mt-3 divide-y divide-line">
        {shown.map(({ label, paid }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-3">
            <dt className="text-body text-fg-2">{label}</dt>
            <dd className="num text-money-lg text-brand-fg">{paid}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-caption text-fg-3">
        {TUTOR_PAY_TEXT} 소득세 {WITHHOLDING_RATE}%와 지방소득세를 떼고 다음 달 {PAYOUT_DAY}일(쉬는 날이면 다음
        영업일)에 보내 드려요.
      </p>
      <ButtonLink href={PAY_HREF} variant="secondary" full className="mt-4">
        한 달 수입 계산해 보기
      </ButtonLink>
    </Card>
  );
}

/** "20,300원", or "20,300원부터" where ranks are paid differently. */
function payOf(rows: readonly PayRow[], level: PayRow["schoolLevel"]): string | null {
  const pays = rows.filter(({ schoolLevel }) => schoolLevel === level).map(({ pay }) => pay);
  if (pays.length === 0) return null;
  const lowest = Math.min(...pays);
  return lowest === Math.max(...pays) ? formatWon(lowest) : `${formatWon(lowest)}부터`;
}
