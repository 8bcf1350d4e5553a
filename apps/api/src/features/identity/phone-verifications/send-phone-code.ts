import { PHONE_CODE_MINUTES } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { requireUse } from "../../../lib/http/rate-limit.ts";
import type { PhoneSend } from "../../messaging/phone-codes/count-send.ts";
import { type CodeKind, sendCode } from "../../messaging/phone-codes/send-code.ts";
import { findGuardian } from "../../people/guardians/repository.ts";
import { CLAIM_OBSTACLE_TEXTS, findClaimObstacles } from "./find-claim-obstacles.ts";
import { findHolder, phoneCodes } from "./repository.ts";
import type { PhoneVerificationWire } from "./schemas.ts";

/**
 * The message with a code for the reader's own phone. The last line binds the code to the page that asked (WICG,
 * origin-bound one-time codes).
 */
export const describeCode = (code: string, origin: string): string =>
  `[나란] 인증번호 [${code}] ${PHONE_CODE_MINUTES}분 안에 입력해 주세요.\n@${new URL(origin).hostname} #${code}`;

const OWN_PHONE: CodeKind = {
  ...phoneCodes,
  name: "sms.phone-code",
  describe: (code, { accountOrigin }) => describeCode(code, accountOrigin),
  async refusePhone(tx, { userId, phoneNumber }) {
    if ((await findGuardian(tx, userId))?.phoneNumber !== phoneNumber) return;
    const message = "보호자와 다른 번호를 적어 주세요. 내 휴대폰이 없으면 보호자가 가입해서 신청할 수 있어요.";
    throw refuse.invalidUser({ fields: [{ path: "phoneNumber", message }] });
  },
};

/** `claim` asks for a number that another account has verified. */
export interface OwnPhoneSend extends Omit<PhoneSend, "userId"> {
  readonly claim?: boolean | undefined;
}

/**
 * Sends a code to the number that shall be the account's own.
 * @throws ApiError 409 class 42003 when another account has verified the number, with `canClaim`: then `claim` has the code sent;
 *   400 for the guardian's; 429 class 42002 after 20 questions a day; else as `sendCode`.
 */
export async function sendPhoneCode(
  ctx: Ctx<"account">,
  { claim = false, ...request }: OwnPhoneSend,
): Promise<PhoneVerificationWire> {
  const { userId } = ctx.actor;
  await requireUse(ctx, PROBES_PER_DAY, userId, refuse.messageLimitReached);
  await refuseHeld(ctx, request.phoneNumber, claim);
  return sendCode(ctx, OWN_PHONE, { ...request, userId });
}

/** One that its account keeps is a case for customer service: the record tells staff why. */
async function refuseHeld({ db, actor }: Ctx<"account">, phoneNumber: string, claim: boolean): Promise<void> {
  const holder = await findHolder(db, actor.userId, phoneNumber);
  if (!holder) return;
  const obstacles = await findClaimObstacles(db, holder);
  if (obstacles.length === 0) {
    if (claim) return;
    throw refuse.phoneNumberTaken({ canClaim: true });
  }
  const reason = obstacles.map((obstacle) => CLAIM_OBSTACLE_TEXTS[obstacle]).join(", ");
  await recordAct(db, actor, { action: "user.claim-refused", targetId: holder.id, detail: { reason } });
  throw refuse.phoneNumberTaken({ canClaim: false });
}

/** Whether a number is somebody's is an answer as well: asking is counted before it, and a refusal takes nothing back. */
const PROBES_PER_DAY = { name: "phone-probe", max: 20, windowSeconds: 24 * 60 * 60 };
