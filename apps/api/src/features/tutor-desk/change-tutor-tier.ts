import {
  EXPERT_SUBJECT_REFUSAL,
  isSubjectForRank,
  rankOfTier,
  TUTOR_TIER_LABELS,
  type TutorTier,
  withParticle,
} from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { recordChange } from "../audit-logs/record-change.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { lockTutor, updateTutor } from "../tutors/repository.ts";
import { readTutorId } from "./read-tutor-id.ts";
import { findTaughtSubjects } from "./repository.ts";
import { sendTutorNotice } from "./send-tutor-notice.ts";

interface Change {
  readonly id: string;
  readonly tier: TutorTier;
  readonly reason: string;
}

/**
 * Gives a tutor another tier. New matches go by it, running classes stay as they were bought. Recorded with the reason, and the
 * tutor is told. The tier that they have changes nothing.
 * @throws ApiError 403 account 10003 without the OPERATOR role; 404 class 20001; 400 class 10001 with fields for EXPERT while a
 * taught subject is none of its rank
 */
export async function changeTutorTier(
  deps: AppDeps,
  { id, tier, reason }: Change,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  await requireStaff(deps.db, userId, "TUTORS");
  const tutorId = readTutorId(id);
  await deps.db.transaction(async (tx) => {
    const tutor = await lockTutor(tx, tutorId);
    if (!tutor) throw refuse.notFound();
    if (tutor.tier === tier) return;
    const taught = await findTaughtSubjects(tx, tutorId);
    if (!taught.every((subject) => isSubjectForRank(subject, rankOfTier(tier)))) {
      const message = `${EXPERT_SUBJECT_REFUSAL} 선생님이 과목을 먼저 바꿔야 해요.`;
      throw refuse.invalidInput({ fields: [{ path: "tier", message }] });
    }
    await updateTutor(tx, tutorId, { tier });
    const act = { action: "tutor.tier-changed", actorId: userId, targetId: String(tutorId), requestId, reason };
    await recordChange(tx, act, { tier: tutor.tier }, { tier });
    const text = `[나란] 이제 ${withParticle(TUTOR_TIER_LABELS[tier], "이에요", "예요")}. 지금 가르치는 수업은 그대로예요.`;
    const { userId: account, phoneNumber } = tutor;
    await sendTutorNotice(deps, tx, { userId: account, phoneNumber, text, key: `tutor.tier:${id}:${requestId}` });
  });
  deps.jobs.wake("notice.send");
}
