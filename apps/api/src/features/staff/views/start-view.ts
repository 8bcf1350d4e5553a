import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { lockPerson } from "../people/repository.ts";
import { deleteViewsThatAreOver, insertView } from "./repository.ts";
import type { PersonView } from "./schemas.ts";

interface Wish {
  readonly personId: string;
  readonly reason: string;
}

/**
 * Lets one of our staff read a person's own pages for a quarter of an hour, in the session that asks; recorded with the reason.
 * @throws ApiError 404 class 20001; 409 class 50004 for somebody of our staff, and for an account that was closed
 */
export async function startView({ db, actor }: Ctx<"staff">, { personId, reason }: Wish): Promise<PersonView> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) throw refuse.notFound();
    if (person.closedAt) throw refuse.notNow("탈퇴한 계정이에요.");
    if (person.staffRoles.length > 0) throw refuse.notNow("직원의 화면은 볼 수 없어요.");
    await deleteViewsThatAreOver(tx);
    const view = await insertView(tx, { sessionId: actor.sessionId, userId: personId });
    await recordAct(tx, actor, {
      action: "person-view.started",
      targetId: personId,
      detail: { reason },
    });
    return view;
  });
}
