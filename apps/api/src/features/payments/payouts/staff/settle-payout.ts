import { formatWon } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { hasFile, hasPayout, movePayout, payFile } from "./file-repository.ts";
import { notifyTutor } from "./notify-tutor.ts";
import { NO_ACCOUNT } from "./run-repository.ts";
import type { PayoutChange } from "./schemas.ts";

type Moved = NonNullable<Awaited<ReturnType<typeof movePayout>>>;

const ACTIONS = { PAID: "payout.paid", FAILED: "payout.failed", READY: "payout.readied" } as const;

/**
 * Notes what the bank did with a payout, or readies a failed one for the next file, with a reason. The tutor hears of both ends.
 * @throws ApiError 404 for no such payout; 409 class 50004 when it may not come to that state: only what stands in a
 *   file can be paid or fail, and once
 */
export async function settlePayout(ctx: Ctx<"staff">, id: string, change: PayoutChange): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const payout = await movePayout(tx, id, toRow(change, ctx.now));
    if (!payout) {
      if (!(await hasPayout(tx, id))) throw refuse.notFound();
      throw refuse.notNow("이미 처리한 지급이에요. 목록을 다시 확인해 주세요.");
    }
    const detail = change.status === "PAID" ? {} : { detail: { reason: change.reason } };
    await recordAct(tx, ctx.actor, { action: ACTIONS[change.status], targetId: id, ...detail });
    if (change.status === "PAID") await tellPaid(ctx, tx, payout);
    if (change.status === "FAILED") await tellFailed(ctx, tx, payout);
  });
}

/**
 * Marks all of a file that is not settled as paid.
 * @throws ApiError 404 for no such file; 409 class 50004 when nothing of it is open
 */
export async function settleFile(ctx: Ctx<"staff">, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const paid = await payFile(tx, id);
    if (paid.length === 0) {
      if (!(await hasFile(tx, id))) throw refuse.notFound();
      throw refuse.notNow("이 파일의 이체는 모두 처리했어요.");
    }
    const after = { count: paid.length, total: paid.reduce((sum, { net }) => sum + net, 0) };
    await recordAct(tx, ctx.actor, { action: "payout.file-paid", targetId: id, detail: { after } });
    await ctx.checkpoint("payout-in-settle");
    for (const payout of paid) await tellPaid(ctx, tx, payout);
  });
}

function toRow(change: PayoutChange, now: Date): Parameters<typeof movePayout>[2] {
  if (change.status === "PAID") return { status: "PAID", paidAt: now, sealedNumber: null };
  if (change.status === "FAILED") return { status: "FAILED", failureReason: change.reason, sealedNumber: null };
  return { status: "READY", failureReason: null, ...NO_ACCOUNT };
}

const whatOf = ({ month, net }: Moved) => `${Number(month.slice(5))}월 수업료 ${formatWon(net)}`;

async function tellPaid(ctx: Ctx, tx: Transaction, payout: Moved): Promise<void> {
  const { id, userId, month } = payout;
  const text = `${whatOf(payout)}을 보냈어요. 명세서를 볼 수 있어요.`;
  await notifyTutor(ctx, tx, { key: `payout-paid:${id}`, userId, text, path: `/earnings/statement?month=${month}` });
}

/** It may fail again another month, so the request is a part of the key. */
async function tellFailed(ctx: Ctx<"staff">, tx: Transaction, payout: Moved): Promise<void> {
  const { id, userId } = payout;
  const text = `${whatOf(payout)}을 보내지 못했어요. 계좌를 확인해 주시면 다시 보내 드려요.`;
  await notifyTutor(ctx, tx, {
    key: `payout-failed:${id}:${ctx.actor.requestId}`,
    userId,
    text,
    path: "/earnings/account",
  });
}
