import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { deleteSessions, lockPerson, setInactive } from "./repository.ts";

interface Rest {
  readonly id: string;
  readonly isResting: boolean;
  readonly reason: string;
}

const TEXTS = {
  rested:
    "[나란] 회원님의 계정을 잠시 멈췄어요. 수업과 결제한 내용은 그대로 있어요. 궁금한 점은 고객센터로 알려 주세요.",
  woken: "[나란] 회원님의 계정을 다시 쓸 수 있어요. 멈춰 있던 동안의 내용은 그대로예요.",
} as const;

/**
 * Puts an account to rest, which ends its sessions at once, or wakes it; recorded with the reason, and its owner is told. Doing
 * it twice changes nothing.
 * @throws ApiError 404 class 20001; 409 class 50004 for staff, whose roles are taken away first, and for an account
 *   that was closed
 */
export async function setAccountRest(
  { db, jobs, actor }: Ctx<"staff">,
  { id, isResting, reason }: Rest,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) throw refuse.notFound();
    if (person.closedAt) throw refuse.notNow("탈퇴한 계정이에요.");
    if (person.staffRoles.length > 0) throw refuse.notNow("직원 계정이에요. 역할을 먼저 빼 주세요.");
    if ((person.inactiveAt !== null) === isResting) return;
    await setInactive(tx, id, isResting);
    if (isResting) await deleteSessions(tx, id);
    const what = isResting ? "rested" : "woken";
    await recordAct(tx, actor, { action: `user.${what}`, targetId: id, detail: { reason } });
    await jobs.queueNotice(tx, {
      key: `user.${what}:${id}:${actor.requestId}`,
      kind: "ACCOUNT",
      userId: id,
      text: TEXTS[what],
    });
  });
}
