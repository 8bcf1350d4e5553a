import { type Applicant, formatMorning, selectedForCourse } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { updateOwnStudent } from "../../people/students/repository.ts";
import { askedFrom } from "../matches/compute-asked-from.ts";
import { findTaughtDetails } from "../matches/find-taught-details.ts";
import { startMatches } from "../matches/start-matches.ts";
import { courseGoals, type PaidOrder, wishesToWire } from "./merge-wishes.ts";
import { readWishes } from "./read-wishes.ts";
import { saveApplicants } from "./repository.ts";
import type { ApplicantChange, ApplicantWire } from "./schemas.ts";

/** At night no tutor is asked before the morning. */
function searchBegins({ config }: Ctx, now: Date): string {
  const opens = askedFrom(config, now);
  const search = opens
    ? `맞는 선생님께 ${formatMorning(opens, now)}부터 제안하고, 정해지면`
    : "지금부터 맞는 선생님을 찾고, 찾으면";
  return `[나란] 선생님 조건을 잘 받았어요. ${search} 문자로 알려 드릴게요.`;
}

const ALREADY_SENT = "이미 보냈어요. 보낸 조건으로 선생님을 찾고 있어요.";

/**
 * Changes a part of the wishes; `complete` (or a `completedAt`) closes them for changes and tells the buyer that the
 * search begins.
 * @throws ApiError as `readWishes`; 400 INVALID_REQUEST_CREATE_APPLICANT when a tutor is picked who teaches no course of the
 * order; 409 INVALID_REQUEST_CREATE_APPLICANT when they are complete already.
 */
export async function changeTutorWishes(
  ctx: Ctx<"account">,
  merchantUid: string,
  change: ApplicantChange,
): Promise<ApplicantWire> {
  const { db, jobs } = ctx;
  const { userId } = ctx.actor;
  const { order, before, wishes } = await readWishes(db, userId, merchantUid, change);
  await checkPicks(db, order, before, wishes);
  const {
    subject: _subject,
    subjectDetail: _detail,
    rank: _rank,
    merchantUid: _uid,
    studyPurposes,
    ...wished
  } = wishes;
  const goals = courseGoals(studyPurposes, order.courses);
  const values = { ...wished, goals, completedAt: change.complete || change.completedAt ? ctx.now : null };
  const saved = await db.transaction(async (tx) => {
    const written = await saveApplicants(tx, userId, order, values);
    const [first] = written;
    if (first && change.gradeBand !== undefined) {
      await updateOwnStudent(tx, userId, order.studentId, { gradeBand: change.gradeBand });
    }
    if (first?.completedAt) {
      await jobs.queueNotice(tx, {
        key: `applicant.completed:${merchantUid}`,
        kind: "MATCHING",
        userId,
        text: searchBegins(ctx, ctx.now),
      });
      await startMatches(ctx, tx, written);
    }
    return written;
  });
  if (saved.length === 0) throw refuse.wishesClosed({ reason: "COMPLETED", message: ALREADY_SENT });
  const { gradeBand = order.gradeBand } = change;
  return wishesToWire(db, saved, { ...order, gradeBand });
}

/** Only new picks are checked: a tutor who has stopped teaching since is not asked, and keeps nothing else from being saved. */
async function checkPicks(db: Queryable, { courses }: PaidOrder, before: Applicant, wishes: Applicant): Promise<void> {
  const added = wishes.selectedTutors.filter((id) => !before.selectedTutors.includes(id));
  const taught = await findTaughtDetails(db, added);
  const known = new Set(
    courses.flatMap(({ subjectDetailKey, product }) =>
      selectedForCourse(added, taught, { subjectDetail: subjectDetailKey, rank: product.tutorRank }),
    ),
  );
  if (added.every((id) => known.has(id))) return;
  throw refuse.invalidWishes({
    fields: [{ path: "selectedTutors", message: "이 수업을 가르치는 선생님 중에서 골라 주세요." }],
  });
}
