import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { recordAct } from "../audit-logs/record-act.ts";
import { isVerifiedByAnother, lockPhone } from "../phone-verifications/repository.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { lockTutor, updateTutor } from "../tutors/repository.ts";
import { readTutorId } from "./read-tutor-id.ts";
import { isPhoneOfAnotherTutor, setAccountPhone } from "./repository.ts";

interface Change {
  readonly id: string;
  readonly phoneNumber: string;
  readonly reason: string;
}

/**
 * Gives a tutor another phone number, as they asked in a call. Nobody proved it yet: with an account, proposals wait until the
 * tutor confirms it by a code. Recorded with the reason, without the numbers; the old number and the new one are told.
 * @throws ApiError 403 account 10003 without the OPERATOR role; 404 class 20001; 400 class 10001 with fields for the number that
 * they have, for one that another account confirmed, and for another tutor's
 */
export async function changeTutorPhone(
  deps: AppDeps,
  { id, phoneNumber, reason }: Change,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  await requireStaff(deps.db, userId, "TUTORS");
  const tutorId = readTutorId(id);
  await deps.db.transaction(async (tx) => {
    const tutor = await lockTutor(tx, tutorId);
    if (!tutor) throw refuse.notFound();
    if (tutor.phoneNumber === phoneNumber) throw refuseNumber("지금과 다른 번호를 적어 주세요.");
    await lockPhone(tx, phoneNumber);
    if (await isVerifiedByAnother(tx, tutor.userId ?? "", phoneNumber))
      throw refuseNumber("다른 회원이 확인한 번호예요.");
    if (await isPhoneOfAnotherTutor(tx, phoneNumber, tutorId)) throw refuseNumber("다른 선생님이 쓰는 번호예요.");
    await updateTutor(tx, tutorId, { phoneNumber });
    if (tutor.userId !== null) await setAccountPhone(tx, tutor.userId, phoneNumber);
    const act = { action: "tutor.phone-changed", actorId: userId, targetId: String(tutorId), requestId };
    await recordAct(tx, { ...act, detail: { reason } });
    const key = `tutor.phone:${id}:${requestId}`;
    const notice = { name: "notice.send", payload: { kind: "SECURITY", userId: tutor.userId } } as const;
    const tell = (to: string, which: "new" | "old", text: string) =>
      deps.jobs.send(tx, { ...notice, key: `${key}:${which}`, payload: { ...notice.payload, to, text } });
    await tell(phoneNumber, "new", `[나란] ${tutor.userId === null ? ANNOUNCED : TO_CONFIRM}`);
    if (tutor.phoneNumber === null) return;
    await tell(
      tutor.phoneNumber,
      "old",
      `[나란] 선생님 휴대폰 번호를 끝 4자리 ${phoneNumber.slice(-4)} 번호로 바꿨어요. ${NOT_YOU}`,
    );
  });
  deps.jobs.wake("notice.send");
}

const ANNOUNCED = "앞으로 제안을 이 번호로 보내 드려요.";
const TO_CONFIRM = "선생님 휴대폰 번호를 이 번호로 바꿨어요. 로그인해서 번호를 확인하면 제안을 이 번호로 보내 드려요.";
const NOT_YOU = "부탁하신 적이 없다면 고객센터로 알려 주세요.";

const refuseNumber = (message: string) => refuse.invalidInput({ fields: [{ path: "phoneNumber", message }] });
