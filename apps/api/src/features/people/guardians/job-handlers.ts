import { orderedText } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { sendNotice } from "../../messaging/notification-settings/send-notice.ts";
import { findConsent, findGuardianOfOrder } from "./repository.ts";

/** What guardians are told: their consent, and the payments of their children. */
export function guardianJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "guardian.notice": async (about, key) => {
      const ctx = getCtx();
      await ("orderId" in about ? tellOfOrder(ctx, key, about.orderId) : tellOfConsent(ctx, key, about.userId));
    },
  } satisfies Partial<JobHandlers>;
}

async function tellOfConsent(ctx: Ctx, key: string, userId: string): Promise<void> {
  const consent = await findConsent(ctx.db, userId);
  if (!consent) return;
  const { guardianName, childName, phoneNumber: to } = consent;
  const text =
    `[나란] ${guardianName} 보호자님이 ${childName} 학생의 개인정보 수집과 이용에 동의하신 것을 확인했어요. ` +
    `동의한 적이 없거나 동의를 취소하려면 고객센터로 알려 주세요. ${ctx.config.buyerOrigin}`;
  await sendNotice(ctx, { key, kind: "SECURITY", userId, to, text });
}

async function tellOfOrder(ctx: Ctx, key: string, orderId: string): Promise<void> {
  const order = await findGuardianOfOrder(ctx.db, orderId);
  if (!order) return;
  const { studentName, orderName, amount, userId, phoneNumber: to } = order;
  const text =
    `[나란] 자녀 ${studentName} 학생이 ${orderName} ${orderedText(amount)}. ` +
    `보호자가 취소하려면 고객센터로 알려 주세요. ${ctx.config.buyerOrigin}`;
  await sendNotice(ctx, { key, kind: "PAYMENT", userId, to, text });
}
