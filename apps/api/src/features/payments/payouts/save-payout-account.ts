import { accountEnd, accountHolderProblem, BANKS, formatKoreanDate, formatWon } from "@pkg/domain";
import { AccountHolderUnknown } from "../../../adapters/payments/port.ts";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countUse, type RateLimit } from "../../../lib/http/rate-limit.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { Secret } from "../../../secrets/secret.ts";
import { hasFreshCode, upsertPayoutAccount } from "./account-repository.ts";
import { getPayoutAccount } from "./get-payout-account.ts";
import { findOwnTutor } from "./repository.ts";
import type { PayoutAccountRequest, PayoutAccountWire } from "./schemas.ts";

/** Whether an account is somebody's is an answer as well, so questions to the bank are counted. */
const PER_DAY: RateLimit = { name: "payout-account", max: 10, windowSeconds: 24 * 60 * 60 };

/** What the number of an account is sealed for. */
export const ACCOUNT_PURPOSE = "payout-account";

/**
 * Registers where the signed-in tutor is paid, after a fresh code to the tutor's own phone, when the bank says that the account
 * is theirs. They hear of it, and the act is recorded.
 * @throws ApiError 403 class 10004 for an account that is no tutor's; 409 class 50004 with reason CODE without a fresh code; 400
 *   class 10001 with fields for an account that the bank does not know or that is somebody else's; 429 class 42002 with `opensAt`
 *   after ten a day; 502 class 30001 when the bank could not be asked
 */
export async function savePayoutAccount(
  ctx: Ctx<"account">,
  { bankCode, accountNumber }: PayoutAccountRequest,
): Promise<PayoutAccountWire> {
  const { userId, requestId } = ctx.actor;
  const tutor = requireTutor(await findOwnTutor(ctx.db, userId));
  const isFresh = tutor.phoneNumber !== null && (await hasFreshCode(ctx.db, userId, tutor.phoneNumber));
  if (!isFresh) throw refuse.notNow({ message: "휴대폰으로 받은 인증번호를 먼저 확인해 주세요.", reason: "CODE" });
  const { allowed, resetsAt } = await countUse(ctx, PER_DAY, userId);
  if (!allowed) {
    const message = "오늘은 계좌를 더 확인할 수 없어요. 내일 다시 시도해 주세요.";
    throw refuse.messageLimitReached({ message, opensAt: resetsAt.toISOString() });
  }
  const number = new Secret(accountNumber);
  const holderName = await readHolder(ctx, bankCode, number);
  const problem =
    holderName === null
      ? "은행에서 이 계좌를 찾지 못했어요. 은행과 계좌번호를 다시 확인해 주세요."
      : accountHolderProblem(holderName, tutor.name);
  if (holderName === null || problem) {
    throw refuse.invalidInput({ fields: [{ path: "accountNumber", message: problem ?? "" }] });
  }
  const numberEnd = accountEnd(accountNumber);
  const { awaiting } = await getPayoutAccount(ctx.db, userId, ctx.now);
  const next = awaiting
    ? ` 보내 드리지 못한 수업료 ${formatWon(awaiting.net)}은 ${formatKoreanDate(awaiting.payDay, { now: ctx.now })}까지 보내 드려요.`
    : "";
  await ctx.db.transaction(async (tx) => {
    const sealedNumber = seal(ctx.config.authSecret, ACCOUNT_PURPOSE, number);
    await upsertPayoutAccount(tx, { tutorId: tutor.id, bankCode, sealedNumber, numberEnd, holderName });
    await recordAct(tx, ctx.actor, { action: "payout-account.changed", targetId: String(tutor.id) });
    const text = `[나란] 지급 계좌를 등록했어요. ${BANKS[bankCode]} (끝 ${numberEnd}).${next} 직접 한 일이 아니라면 바로 알려 주세요.`;
    await ctx.jobs.queueNotice(tx, { key: `payout-account:${requestId}`, kind: "PAYMENT", userId, text });
  });
  return getPayoutAccount(ctx.db, userId, ctx.now);
}

async function readHolder(ctx: Ctx, bankCode: PayoutAccountRequest["bankCode"], number: Secret) {
  try {
    return await ctx.accountHolders.findHolder(bankCode, number);
  } catch (error) {
    if (!(error instanceof AccountHolderUnknown)) throw error;
    throw refuse.paymentProviderFailed(
      "지금은 은행에 확인할 수 없어요. 적은 계좌는 그대로 두고 잠시 후 다시 눌러 주세요.",
    );
  }
}
