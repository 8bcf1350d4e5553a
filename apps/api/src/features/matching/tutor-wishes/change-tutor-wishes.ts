import { type Applicant, formatMorning, MAX_CHOSEN_TUTORS, selectedForCourse } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { updateOwnStudent } from "../../people/students/repository.ts";
import { askedFrom } from "../matches/compute-asked-from.ts";
import { findTaughtDetails } from "../matches/find-taught-details.ts";
import { startMatches } from "../matches/start-matches.ts";
import { getTutorWishes } from "./get-tutor-wishes.ts";
import { courseGoals, type PaidOrder } from "./merge-wishes.ts";
import { readWishes } from "./read-wishes.ts";
import { saveApplicants } from "./repository.ts";
import type { ApplicantChange, ApplicantWire } from "./schemas.ts";

/** At night no tutor is asked before the morning. */
function searchBegins({ config }: Ctx, course: string, now: Date): string {
  const opens = askedFrom(config, now);
  const search = opens
    ? `맞는 선생님께 ${formatMorning(opens, now)}부터 제안하고, 정해지면`
    : "지금부터 맞는 선생님을 찾고, 찾으면";
  return `[나란] ${course}선생님 조건을 잘 받았어요. ${search} 문자로 알려 드릴게요.`;
}

const ALREADY_SENT = "이미 보냈어요. 보낸 조건으로 선생님을 찾고 있어요.";

/**
 * Changes a part of the wishes of the courses that wait for them; `complete` (or a `completedAt`) closes them for
 * changes and tells the buyer that the search begins. With `onlyCourse` it closes that course's, and those of the
 * others begin with the same.
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
  const courses = order.courses.map((course, at) => ({ ...course, goals: goals[at] ?? [] }));
  const isSent = Boolean(change.complete || change.completedAt);
  const isMeant = ({ position }: { position: number }) => !isSent || position === (change.onlyCourse ?? position);
  const meant = courses.filter(isMeant);
  const waiting = courses.filter((course) => !isMeant(course));
  const taught = waiting.length > 0 ? await findTaughtDetails(db, wished.selectedTutors) : [];
  await db.transaction(async (tx) => {
    const saved = await saveApplicants(tx, userId, meant, { ...wished, completedAt: isSent ? ctx.now : null });
    const [first] = saved;
    if (!first) throw refuse.wishesClosed({ reason: "COMPLETED", message: ALREADY_SENT });
    for (const course of waiting) {
      const own = { subjectDetail: course.subjectDetailKey, rank: course.product.tutorRank };
      const selectedTutors = selectedForCourse(wished.selectedTutors, taught, own).slice(0, MAX_CHOSEN_TUTORS);
      await saveApplicants(tx, userId, [course], { ...wished, selectedTutors, completedAt: null });
    }
    if (change.gradeBand !== undefined) {
      await updateOwnStudent(tx, userId, order.studentId, { gradeBand: change.gradeBand });
    }
    if (!isSent) return;
    await jobs.queueNotice(tx, {
      key: `applicant.completed:${merchantUid}:${first.position}`,
      kind: "MATCHING",
      userId,
      text: searchBegins(
        ctx,
        `${order.studentName} 학생 ${meant.map(({ subjectLabel }) => subjectLabel).join(", ")} `,
        ctx.now,
      ),
    });
    await startMatches(ctx, tx, saved);
  });
  return getTutorWishes(db, userId, merchantUid);
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
