import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { updateTutor } from "../repository.ts";
import { changeTutor } from "./change-tutor.ts";

interface Rest {
  readonly id: string;
  readonly isResting: boolean;
  readonly reason: string;
}

const TEXTS = {
  rested: "[나란] 새 학생 제안을 잠시 멈췄어요. 지금 가르치는 수업은 그대로예요. 궁금한 점은 고객센터로 알려 주세요.",
  woken: "[나란] 새 학생 제안을 다시 받을 수 있어요. 홈에서 '새 학생 받기'가 켜져 있는지 확인해 주세요.",
} as const;

/**
 * Keeps new students away from a tutor, or lets them come again; their classes, and what was proposed already, stay. Recorded
 * with the reason, and the tutor is told. Doing it twice changes nothing.
 * @throws ApiError 404 class 20001
 */
export async function setTutorRest(ctx: Ctx<"staff">, { id, isResting, reason }: Rest): Promise<void> {
  await changeTutor(ctx, id, async (tx, tutor) => {
    if (tutor.isResting === isResting) return null;
    await updateTutor(tx, tutor.id, { isResting });
    const what = isResting ? "rested" : "woken";
    await recordAct(tx, ctx.actor, { action: `tutor.${what}`, targetId: String(tutor.id), detail: { reason } });
    return { about: what, text: TEXTS[what] };
  });
}
