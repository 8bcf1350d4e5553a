import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { recordChange } from "../audit-logs/record-change.ts";
import { findUniversityById } from "../schools/repository.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { lockTutor, updateTutor } from "../tutors/repository.ts";
import { readTutorId } from "./read-tutor-id.ts";
import { sendTutorNotice } from "./send-tutor-notice.ts";

interface Change {
  readonly id: string;
  readonly universityId: number;
  readonly major: string;
  readonly reason: string;
}

/**
 * Gives a tutor another university and major, whose proof staff has seen. Families read it from now on, and the search goes by
 * it. Recorded with the reason, and the tutor is told. What they have already changes nothing.
 * @throws ApiError 403 account 10003 without the OPERATOR role; 404 class 20001; 400 class 10001 with fields for a university
 * that there is not
 */
export async function changeTutorUniversity(
  deps: AppDeps,
  { id, universityId, major, reason }: Change,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  await requireStaff(deps.db, userId, "TUTORS");
  const tutorId = readTutorId(id);
  await deps.db.transaction(async (tx) => {
    const tutor = await lockTutor(tx, tutorId);
    if (!tutor) throw refuse.notFound();
    const university = await findUniversityById(tx, universityId);
    if (!university) throw refuse.invalidInput({ fields: [{ path: "universityId", message: "대학을 골라 주세요." }] });
    const before = { universityId: tutor.universityId, major: tutor.major };
    const after = { universityId, major };
    if (before.universityId === universityId && before.major === major) return;
    await updateTutor(tx, tutorId, after);
    const act = { action: "tutor.university-changed", actorId: userId, targetId: String(tutorId), requestId, reason };
    await recordChange(tx, act, before, after);
    const text = `[나란] 선생님 프로필의 학교를 ${university.name} ${major}(으)로 바꿨어요.`;
    const { userId: account, phoneNumber } = tutor;
    await sendTutorNotice(deps, tx, { userId: account, phoneNumber, text, key: `tutor.university:${id}:${requestId}` });
  });
  deps.jobs.wake("notice.send");
}
