import { lockPhone } from "../../../../db/phone-codes.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findHolder } from "../../../identity/phone-verifications/repository.ts";
import { updateTutor } from "../repository.ts";
import { changeTutor } from "./change-tutor.ts";
import { isPhoneOfAnotherTutor, setAccountPhone } from "./repository.ts";

interface Change {
  readonly id: string;
  readonly phoneNumber: string;
  readonly reason: string;
}

/**
 * Gives a tutor another phone number, as they asked in a call. Nobody proved it yet: with an account, proposals wait until the
 * tutor confirms it by a code. Recorded with the reason, without the numbers; the old number and the new one are told.
 * @throws ApiError 404 class 20001; 400 class 10001 with fields for the number that they have, for one that another
 *   account confirmed, and for another tutor's
 */
export async function changeTutorPhone(ctx: Ctx<"staff">, { id, phoneNumber, reason }: Change): Promise<void> {
  await changeTutor(ctx, id, async (tx, tutor) => {
    if (tutor.phoneNumber === phoneNumber) throw refuseNumber("지금과 다른 번호를 적어 주세요.");
    await lockPhone(tx, phoneNumber);
    if (await findHolder(tx, tutor.userId ?? "", phoneNumber)) throw refuseNumber("다른 회원이 확인한 번호예요.");
    if (await isPhoneOfAnotherTutor(tx, phoneNumber, tutor.id)) throw refuseNumber("다른 선생님이 쓰는 번호예요.");
    await updateTutor(tx, tutor.id, { phoneNumber });
    if (tutor.userId !== null) await setAccountPhone(tx, tutor.userId, phoneNumber);
    await recordAct(tx, ctx.actor, { action: "tutor.phone-changed", targetId: String(tutor.id), detail: { reason } });
    const key = `tutor.phone:${id}:${ctx.actor.requestId}`;
    const tell = (to: string, which: "new" | "old", text: string) =>
      ctx.jobs.queueNotice(tx, { key: `${key}:${which}`, kind: "ACCOUNT", userId: tutor.userId, to, text });
    await tell(phoneNumber, "new", `[나란] ${tutor.userId === null ? ANNOUNCED : TO_CONFIRM}`);
    if (tutor.phoneNumber !== null) {
      const end = phoneNumber.slice(-4);
      await tell(tutor.phoneNumber, "old", `[나란] 선생님 휴대폰 번호를 끝 4자리 ${end} 번호로 바꿨어요. ${NOT_YOU}`);
    }
    return null;
  });
}

const ANNOUNCED = "앞으로 제안을 이 번호로 보내 드려요.";
const TO_CONFIRM = "선생님 휴대폰 번호를 이 번호로 바꿨어요. 로그인해서 번호를 확인하면 제안을 이 번호로 보내 드려요.";
const NOT_YOU = "부탁하신 적이 없다면 고객센터로 알려 주세요.";

const refuseNumber = (message: string) => refuse.invalidInput({ fields: [{ path: "phoneNumber", message }] });
