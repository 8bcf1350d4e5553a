import { copyApplicant, type NoticeKind } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { startMatches } from "../matches/start-matches.ts";
import { changeWishes, checkBought, emptyWishes, wishesFromRow, wishesToWire } from "./merge-wishes.ts";
import { findApplicant, findPaidOrder, saveApplicant } from "./repository.ts";
import type { ApplicantChange, ApplicantWire } from "./schemas.ts";

const SEARCH_BEGINS = "[나란] 선생님 조건을 잘 받았어요. 지금부터 맞는 선생님을 찾고, 찾으면 문자로 알려 드릴게요.";

/**
 * Changes a part of the wishes; `complete` (or a `completedAt`) closes them for changes and tells the buyer that the
 * search begins.
 * @throws ApiError 404 as `getApplicant`; 409 INVALID_REQUEST_CREATE_APPLICANT when they are complete already.
 */
export async function changeTutorWishes(
  { db, jobs, logger }: Pick<AppDeps, "db" | "jobs" | "logger">,
  userId: string,
  merchantUid: string,
  { complete, completedAt, ...change }: ApplicantChange,
): Promise<ApplicantWire> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw refuse.notFound();
  checkBought(order, change);
  const row = await findApplicant(db, userId, merchantUid);
  const wishes = changeWishes(row ? wishesFromRow(row) : emptyWishes(order), change);
  const values = { ...copyApplicant(wishes), completedAt: complete || completedAt ? new Date() : null };
  const saved = await db.transaction(async (tx) => {
    const written = await saveApplicant(tx, userId, merchantUid, values);
    if (written?.completedAt) {
      const payload = { kind: "MATCHING" satisfies NoticeKind, userId, text: SEARCH_BEGINS };
      await jobs.send(tx, { name: "notice.send", key: `applicant.completed:${merchantUid}`, payload });
      await startMatches({ jobs, logger }, tx, written);
    }
    return written;
  });
  if (!saved) throw refuse.wishesClosed({ reason: "COMPLETED" });
  return wishesToWire(wishesFromRow(saved), order);
}
