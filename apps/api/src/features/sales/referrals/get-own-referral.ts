import { type ReferralStatus, referralDueAt } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { ensureCode } from "./ensure-code.ts";
import { findCredits, findInvitations } from "./repository.ts";
import type { OwnReferralWire } from "./schemas.ts";

/**
 * The buyer's own code, made when it is first asked for, the friends who paid with it and the coupons that they brought.
 * @throws ApiError 403 class 10004 before the sign-up is finished
 */
export async function getOwnReferral({ db, actor: { userId } }: Ctx<"account">): Promise<OwnReferralWire> {
  const code = await ensureCode(db, userId);
  const [invitations, credits] = await Promise.all([findInvitations(db, userId), findCredits(db, userId)]);
  return {
    code,
    invitations: invitations.map(({ id, name, paidAt, orderStatus, status }) => ({
      id,
      paidAt,
      friend: masked(name),
      status: status ?? statusOf(orderStatus),
      dueAt: referralDueAt(paidAt),
    })),
    credits: credits.map(({ usedCount, ...credit }) => ({ ...credit, isUsed: usedCount > 0 })),
  };
}

/** What is given back whole needs no waiting to be known. */
const statusOf = (orderStatus: string): ReferralStatus => (orderStatus === "REFUNDED" ? "VOID" : "WAITING");

/** "김민정" is "김**"; who has left is nobody. */
function masked(name: string | null): string {
  return name ? `${name.slice(0, 1)}${"*".repeat(Math.max(1, name.length - 1))}` : "탈퇴한 회원";
}
