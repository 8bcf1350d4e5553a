import { subjectName } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { lockClass } from "../../lessons/lessons/lock-class.ts";
import { notifyClass } from "../../lessons/lessons/notify-class.ts";
import { findContinuable } from "./find-continuable.ts";
import { findEndingOffers, type Offer } from "./repository.ts";

/** Tells families, on the day before an offer to go on ends, until when it holds; each once. */
export async function remindOfGoingOn(ctx: Ctx<"system">, at: Date): Promise<void> {
  for (const offer of await findEndingOffers(ctx.db)) {
    await remind(ctx, offer, at).catch((error: unknown) =>
      ctx.logger.error({ err: error, offerId: offer.id }, "an offer to go on could not be recalled, will try again"),
    );
  }
}

async function remind(ctx: Ctx<"system">, { id, userId, createdAt, matches }: Offer, at: Date) {
  const shown = await findContinuable(ctx.db, userId, at);
  for (const { matchId } of matches.filter((of) => shown.get(of.matchId)?.since.getTime() === createdAt.getTime())) {
    await ctx.db.transaction(async (tx) => {
      const row = await lockClass(tx, userId, matchId);
      const text = `${row.studentName} 학생 ${subjectName(row)} 수업은 내일까지 같은 선생님과 이어서 신청할 수 있어요. 가격 보기:`;
      await notifyClass(ctx, tx, row, { kind: "CONTINUE", occasion: `${id}:ends`, to: ["BUYER"], text, at });
    });
  }
}
