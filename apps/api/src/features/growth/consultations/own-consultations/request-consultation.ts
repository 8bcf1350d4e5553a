import { randomUUID } from "node:crypto";
import { CONSENT_VERSION, isCallPromised } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { keepPace, type Pace } from "../../../../lib/http/pace.ts";
import { type RateLimit, requireUse } from "../../../../lib/http/rate-limit.ts";
import { hashToken, tokenOf } from "../../../../secrets/token.ts";
import { checkVisitorCode } from "../../../identity/phone-verifications/check-visitor-code.ts";
import { requireFinished } from "../../../tests/level-tests/require-finished.ts";
import { checkSubjects } from "../check-subjects.ts";
import { notifyOfCall, planCall } from "../plan-call.ts";
import { findBuyer, lockOpenConsultation, putConsultation, toPromised } from "../repository.ts";
import type { ConsultationRequest, NewConsultationWire } from "../schemas.ts";
import { toConsultation, toFacts } from "../to-consultation.ts";

const PER_ADDRESS: Pace = { name: "consultation-address", burst: 100, everySeconds: 5 };
const PER_PHONE: RateLimit = { name: "consultation-phone", max: 10, windowSeconds: 24 * 60 * 60 };

/**
 * Asks for a free call. A phone has one consultation that goes on: asked again, that one is changed, and the promise is made anew.
 * @throws ApiError 400 class 10001 at `slots` as `planCall`, at `subjects` as `checkSubjects`, at `verification` for
 *   a phone that is not proved; as `checkVisitorCode`; 404 class 20001 for a level test that is missing, under way or
 *   of another account; 429 class 10001 after 10 requests of a phone in a day, or as `keepPace`.
 */
export async function requestConsultation(
  ctx: Ctx<"visitor">,
  { verification, privacyAgreed, levelTestId, ...asked }: ConsultationRequest,
): Promise<NewConsultationWire> {
  const { userId, address } = ctx.actor;
  await keepPace(ctx, PER_ADDRESS, address, refuse.tooManyReports);
  const promise = planCall(asked.slots, ctx.now);
  if (levelTestId) await requireFinished(ctx.db, userId, levelTestId);
  await checkSubjects(ctx.db, asked.subjects);
  const phoneNumber = verification ? await checkVisitorCode(ctx, verification) : await phoneOf(ctx);
  if (!phoneNumber) {
    throw refuse.invalidInput({ fields: [{ path: "verification", message: "휴대폰 번호를 확인해 주세요." }] });
  }
  await requireUse(ctx, PER_PHONE, phoneNumber, refuse.tooManyReports);
  const privacyVersion = privacyAgreed ? CONSENT_VERSION : null;
  return ctx.db.transaction(async (tx) => {
    const before = await lockOpenConsultation(tx, phoneNumber);
    const id = before?.id ?? randomUUID();
    // Each device that proves the phone holds the same token: none shuts another out.
    const token = userId === null ? tokenOf(ctx.config.authSecret, "consultation", id) : null;
    const row = await putConsultation(tx, {
      ...asked,
      id,
      ...toPromised(promise),
      levelTestId: levelTestId ?? null,
      userId,
      phoneNumber,
      privacyVersion,
      tokenHash: token && hashToken(token),
    });
    await notifyOfCall(ctx, tx, row, before);
    const shown = await toConsultation(tx, row);
    return {
      ...shown,
      token: token?.reveal() ?? null,
      replaced: before && isCallPromised(before.status) ? toFacts(before) : null,
    };
  });
}

/** The verified phone of who is logged in. */
async function phoneOf({ db, actor: { userId } }: Ctx<"visitor">): Promise<string | null> {
  const buyer = userId === null ? undefined : await findBuyer(db, userId);
  return buyer?.phoneNumberVerified ? buyer.phoneNumber : null;
}
