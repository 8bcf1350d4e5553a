import {
  EXPERT_SUBJECT_REFUSAL,
  isSubjectForRank,
  rankOfTier,
  TUTOR_TIER_LABELS,
  type TutorTier,
  withParticle,
} from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { updateTutor } from "../repository.ts";
import { changeTutor } from "./change-tutor.ts";
import { findTaughtSubjects } from "./repository.ts";

interface Change {
  readonly id: string;
  readonly tier: TutorTier;
  readonly reason: string;
}

/**
 * Gives a tutor another tier. New matches go by it, running classes stay as they were bought. Recorded with the reason, and the
 * tutor is told. The tier that they have changes nothing.
 * @throws ApiError 404 class 20001; 400 class 10001 with fields for EXPERT while a taught subject is none of its rank
 */
export async function changeTutorTier(ctx: Ctx<"staff">, { id, tier, reason }: Change): Promise<void> {
  await changeTutor(ctx, id, async (tx, tutor) => {
    if (tutor.tier === tier) return null;
    const taught = await findTaughtSubjects(tx, tutor.id);
    if (!taught.every((subject) => isSubjectForRank(subject, rankOfTier(tier)))) {
      const message = `${EXPERT_SUBJECT_REFUSAL} 선생님이 과목을 먼저 바꿔야 해요.`;
      throw refuse.invalidInput({ fields: [{ path: "tier", message }] });
    }
    await updateTutor(tx, tutor.id, { tier });
    const act = { action: "tutor.tier-changed", targetId: String(tutor.id), reason } as const;
    await recordChange(tx, ctx.actor, { ...act, before: { tier: tutor.tier }, after: { tier } });
    const name = withParticle(TUTOR_TIER_LABELS[tier], "이에요", "예요");
    return { about: "tier", text: `[나란] 이제 ${name}. 지금 가르치는 수업은 그대로예요.` };
  });
}
