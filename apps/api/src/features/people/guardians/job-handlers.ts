import {
  addDays,
  formatKoreanDate,
  lessonTerms,
  orderedText,
  productUnit,
  renewalText,
  SUPPORT_PHONE,
  toKstDate,
  WITHDRAWAL_DAYS,
  withParticle,
} from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { sendNotice } from "../../messaging/notification-settings/send-notice.ts";
import { findConsent, findGuardianOfOrder, findNextPayment, findSoldProducts } from "./repository.ts";

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
    `동의한 적이 없거나 동의를 취소하려면 ${callUs(ctx)}`;
  await sendNotice(ctx, { key, kind: "SECURITY", userId, to, text });
}

async function tellOfOrder(ctx: Ctx, key: string, orderId: string): Promise<void> {
  const order = await findGuardianOfOrder(ctx.db, orderId);
  if (!order) return;
  const { studentName, orderName, amount, paidAt, schedulePeriodId, userId, phoneNumber: to } = order;
  // The name of a trial says what it is.
  const sold = (await findSoldProducts(ctx.db, orderId)).filter((product) => productUnit(product) !== "COUNT");
  const terms = sold.length > 0 ? `(${[...new Set(sold.map(lessonTerms))].join(", ")})` : "";
  const next = await findNextPayment(ctx.db, orderId, schedulePeriodId);
  const repeats = next ? `매달 자동으로 결제돼요. ${renewalText(next)}. ` : "";
  const until = paidAt && amount > 0 ? formatKoreanDate(addDays(toKstDate(paidAt), WITHDRAWAL_DAYS)) : null;
  const promise = until ? `${until}까지 그만두면 아직 듣지 않은 수업료를 모두 환불해 드려요. ` : "";
  const text =
    `[나란] 자녀 ${studentName} 학생이 ${orderName}${terms} ${orderedText(amount)}. ${repeats}${promise}` +
    `보호자가 취소하려면 ${callUs(ctx)}`;
  await sendNotice(ctx, { key, kind: "PAYMENT", userId, to, text });
}

/** How a guardian without an account reaches us: the number, and the page that opens without a log-in. */
const callUs = ({ config }: Ctx): string =>
  `고객센터 ${withParticle(SUPPORT_PHONE, "으로", "로")} 전화해 주세요. ${config.buyerOrigin}/help`;
