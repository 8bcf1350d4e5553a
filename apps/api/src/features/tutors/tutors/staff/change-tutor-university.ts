import { withParticle } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findUniversityById } from "../../../people/schools/repository.ts";
import { forgetBasisCheck } from "../forget-basis-check.ts";
import { updateTutor } from "../repository.ts";
import { changeTutor } from "./change-tutor.ts";

interface Change {
  readonly id: string;
  readonly universityId: number;
  readonly major: string;
  readonly reason: string;
}

/**
 * Gives a tutor another university and major, whose proof staff has seen. Families read it from now on, and the search goes by
 * it. Another university takes away that the basis was checked, and its proof. Recorded with the reason, and the tutor is told. What
 * they have already changes nothing.
 * @throws ApiError 404 class 20001; 400 class 10001 with fields for a university that there is not
 */
export async function changeTutorUniversity(
  ctx: Ctx<"staff">,
  { id, universityId, major, reason }: Change,
): Promise<void> {
  await changeTutor(ctx, id, async (tx, tutor) => {
    const university = await findUniversityById(tx, universityId);
    if (!university) throw refuse.invalidInput({ fields: [{ path: "universityId", message: "대학을 골라 주세요." }] });
    const before = { universityId: tutor.universityId, major: tutor.major };
    const after = { universityId, major };
    if (before.universityId === universityId && before.major === major) return null;
    await updateTutor(tx, tutor.id, after);
    if (before.universityId !== universityId) await forgetBasisCheck(tx, ctx.jobs, tutor.id);
    const act = { action: "tutor.university-changed", targetId: String(tutor.id), reason } as const;
    await recordChange(tx, ctx.actor, { ...act, before, after });
    return {
      about: "university",
      text: `[나란] 선생님 프로필의 학교를 ${withParticle(`${university.name} ${major}`, "으로", "로")} 바꿨어요.`,
    };
  });
}
