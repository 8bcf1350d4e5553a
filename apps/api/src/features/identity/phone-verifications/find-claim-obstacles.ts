import type { StaffRole } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { findObstacles } from "../account-closures/find-obstacles.ts";
import type { ClosureObstacle } from "../account-closures/schemas.ts";

type ClaimObstacle = ClosureObstacle | "SCHEDULE" | "CREDIT" | "APPLICATION" | "RESTED";

/** What keeps a number with its account, as staff reads it. */
export const CLAIM_OBSTACLE_TEXTS: Readonly<Record<ClaimObstacle, string>> = {
  STAFF_ACCOUNT: "선생님이나 직원 계정",
  UNSETTLED_ORDER: "결제를 확인하는 주문",
  RUNNING_LESSONS: "남은 수업",
  SCHEDULE: "다음 결제",
  CREDIT: "추천 쿠폰",
  APPLICATION: "선생님 지원",
  RESTED: "쉬게 한 계정",
};

/** An account that has verified a number. */
export interface NumberHolder {
  readonly id: string;
  readonly userType: string;
  readonly staffRoles: readonly StaffRole[];
  readonly inactiveAt: Date | null;
}

/** What keeps a number with the account that has verified it: an account without any gives a proven number up. */
export async function findClaimObstacles(db: Queryable, holder: NumberHolder): Promise<ClaimObstacle[]> {
  const { hasSchedule, hasCredit, applies } = await findHoldings(db, holder.id);
  return [
    ...(await findObstacles(db, holder.id, holder)),
    ...(hasSchedule ? (["SCHEDULE"] as const) : []),
    ...(hasCredit ? (["CREDIT"] as const) : []),
    ...(applies ? (["APPLICATION"] as const) : []),
    ...(holder.inactiveAt ? (["RESTED"] as const) : []),
  ];
}

/** A credit is a coupon of one's own, also one that a friend's order still earns. */
async function findHoldings(db: Queryable, userId: string) {
  const [row] = await db.execute<{ hasSchedule: boolean; hasCredit: boolean; applies: boolean }>(sql`
    select exists (select from order_schedules where user_id = ${userId} and status <> 'STOPPED') as "hasSchedule",
      exists (select from benefits where owner_id = ${userId} and used_count = 0 and end_at > now())
        or exists (select from benefits b join benefit_uses s on s.benefit_id = b.id join orders o on o.id = s.order_id
          where b.referrer_id = ${userId} and s.is_referral and o.status not in ('FAILED', 'REFUNDED')
            and not exists (select from referral_credits c where c.order_id = o.id)) as "hasCredit",
      exists (select from tutor_applicants where user_id = ${userId} and status in ('DRAFT', 'REGISTERED')) as applies`);
  if (!row) throw new Error("The holdings were not read.");
  return row;
}
