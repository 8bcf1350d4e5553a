import { WALLETS, type Wallet } from "@pkg/domain";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { walletApprovals, webFeatures } from "../../../db/schema/index.ts";

/** What an approval is bound to. */
export interface ApprovalScope {
  userId: string;
  draftId: string | null;
  wallet: Wallet;
}

/** Writes an approval down before its window opens. @returns its id, which the key carries at the provider */
export async function insertApproval(db: Queryable, scope: ApprovalScope): Promise<string> {
  const [row] = await db.insert(walletApprovals).values(scope).returning({ issueId: walletApprovals.issueId });
  if (!row) throw new Error("The approval was not stored.");
  return row.issueId;
}

/** Whether this approval was asked for by this account, for this draft and wallet. */
export async function isApprovedFor(db: Queryable, issueId: string, { userId, draftId, wallet }: ApprovalScope) {
  const rows = await db
    .select({ issueId: walletApprovals.issueId })
    .from(walletApprovals)
    .where(
      and(
        eq(walletApprovals.issueId, issueId),
        eq(walletApprovals.userId, userId),
        eq(walletApprovals.wallet, wallet),
        sql`${walletApprovals.draftId} is not distinct from ${draftId}::uuid`,
      ),
    );
  return rows.length > 0;
}

/** Closes an approval that no order has taken; it stays as it is when one has. @returns whether this closed it */
export async function closeApproval(db: Queryable, issueId: string): Promise<boolean> {
  const closed = await db
    .update(walletApprovals)
    .set({ closedAt: sql`now()` })
    .where(and(eq(walletApprovals.issueId, issueId), isNull(walletApprovals.orderId), isNull(walletApprovals.closedAt)))
    .returning({ issueId: walletApprovals.issueId });
  return closed.length > 0;
}

/** Whether a key of this approval may still come to use, or is in use. */
export async function isApprovalAlive(db: Queryable, issueId: string): Promise<boolean> {
  const rows = await db
    .select({ issueId: walletApprovals.issueId })
    .from(walletApprovals)
    .where(and(eq(walletApprovals.issueId, issueId), isNull(walletApprovals.closedAt)));
  return rows.length > 0;
}

const KEPT_DAYS = 7;

/** Forgets old approvals: their keys are stored or deleted long since. */
export async function deleteOldApprovals(db: Queryable): Promise<void> {
  await db
    .delete(walletApprovals)
    .where(lt(walletApprovals.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}

/** Whether staff lets people pay with a wallet now. */
export async function isWalletAvailable(db: Queryable, wallet: Wallet): Promise<boolean> {
  const rows = await db
    .select({ name: webFeatures.name })
    .from(webFeatures)
    .where(and(eq(webFeatures.name, WALLETS[wallet].feature), webFeatures.available));
  return rows.length > 0;
}
