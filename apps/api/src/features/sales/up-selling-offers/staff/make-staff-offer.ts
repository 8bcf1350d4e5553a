import { subjectName } from "@pkg/domain";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import { matches } from "../../../../db/schema/index.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { notifyClass } from "../../../lessons/lessons/notify-class.ts";
import { type ClassRow, selectClasses } from "../../../lessons/lessons/repository.ts";
import { canGoOn, findContinuations } from "../describe-class.ts";
import { makeOffer } from "../make-offer.ts";
import type { OfferRow } from "../repository.ts";
import type { StaffOfferBody } from "../schemas.ts";

/**
 * Staff offers a buyer to go on with some of their classes; the buyer is told by message. Recorded.
 * @throws ApiError 404 class 20001 for a class that is missing; 409 class 50004 for classes of several buyers, and for
 *   one that cannot go on; 400 class 10001 for products that none of them can go on with
 */
export async function makeStaffOffer(
  ctx: Ctx<"staff">,
  { matchIds, productIds, reason }: StaffOfferBody,
): Promise<Pick<OfferRow, "id" | "expiresAt">> {
  const offer = await ctx.db.transaction(async (tx) => {
    const rows = await selectClasses(tx).where(inArray(matches.id, matchIds)).orderBy(matches.id);
    if (rows.length !== new Set(matchIds).size) throw refuse.notFound();
    const allowed = await allowedProducts(tx, rows, productIds);
    const at = await readClock(tx);
    const made = await makeOffer(ctx, tx, { rows, productIds: allowed, at });
    const act = { action: "up-selling.offered", targetId: made.id } as const;
    await recordAct(tx, ctx.actor, { ...act, detail: { reason } });
    for (const row of rows) await tell(ctx, tx, row, made.id);
    return made;
  });
  ctx.jobs.wake("notice.send");
  return { id: offer.id, expiresAt: offer.expiresAt };
}

async function allowedProducts(tx: Transaction, rows: readonly ClassRow[], ids: readonly number[] | undefined) {
  if (new Set(rows.map(({ userId }) => userId)).size > 1) {
    throw refuse.notNow("한 사람의 수업끼리만 함께 제안할 수 있어요.");
  }
  const allowed = new Set<number>();
  for (const row of rows) {
    if (!(await canGoOn(tx, row))) {
      throw refuse.notNow(`${row.studentName} 학생 ${subjectName(row)} 수업은 지금 이어서 들을 수 없어요.`);
    }
    const products = await findContinuations(tx, row, ids);
    if (products.length === 0) {
      const message = `${subjectName(row)} 수업이 이어서 들을 수 있는 상품이 없어요.`;
      throw refuse.invalidInput({ fields: [{ path: "productIds", message }] });
    }
    for (const { id } of products) allowed.add(id);
  }
  return [...allowed].sort((a, b) => a - b);
}

async function tell(ctx: Ctx, tx: Transaction, row: ClassRow, offerId: string): Promise<void> {
  const text = `${row.studentName} 학생 ${subjectName(row)} 수업을 같은 선생님과 이어서 들을 수 있어요. 남은 수업 값은 빼 드려요.`;
  await notifyClass(ctx, tx, row, { kind: "CONTINUE", occasion: offerId, to: ["BUYER"], text });
}
