import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findClosing, findKeptRecords } from "./repository.ts";
import type { KeptRecordList } from "./schemas.ts";

interface Reading {
  readonly personId: string;
  readonly reason: string;
}

/**
 * What the law keeps of a closed account, for a reason that is recorded before the answer leaves.
 * @throws ApiError 404 class 20001; 409 class 50004 for an account that is open
 */
export async function readKeptRecords(
  { db, actor }: Ctx<"staff">,
  { personId, reason }: Reading,
): Promise<KeptRecordList> {
  const person = await findClosing(db, personId);
  if (!person) throw refuse.notFound();
  if (person.closedAt === null) throw refuse.notNow("탈퇴하지 않은 계정이에요. 회원 페이지에서 볼 수 있어요.");
  await recordAct(db, actor, { action: "kept-records.viewed", targetId: personId, detail: { reason } });
  return {
    content: (await findKeptRecords(db, personId)).map(({ facts, ...row }) => ({ ...row, facts: { ...facts } })),
  };
}
