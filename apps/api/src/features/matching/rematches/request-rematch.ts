import { splitList, subjectName, TUTOR_GENDERS, type TutorGender } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { endClass } from "../../lessons/class-ends/end-class.ts";
import { cancelFutureLessons } from "../../lessons/lessons/plans/cancel-future-lessons.ts";
import { buyerOf } from "../../links/class-links/use-class-link.ts";
import { computePromiseDay } from "../matches/compute-promise-day.ts";
import { replaceTutor } from "../matches/rounds/replace-tutor.ts";
import { findTutorNotice, insertRematchForm } from "./repository.ts";
import type { RematchFormBody, RematchWire } from "./schemas.ts";

/**
 * Another tutor for a course: the pair ends with its future lessons, and the search begins at once, within a promised
 * number of working days. Lessons left and money stay as they are.
 * @throws ApiError 404 for a missing or foreign match; 409 class 50004 when it has no tutor (any more), or its lessons
 * are over.
 */
export async function requestRematch(ctx: Ctx<"account" | "link">, form: RematchFormBody): Promise<RematchWire> {
  const userId = buyerOf(ctx, form.matchId);
  // A tutor who is found for a course without lessons would keep a place for nothing, so one that is just over ends before.
  await endClass(ctx, { matchId: form.matchId, userId });
  const { matchId, rematchReason, rematchReasonDetail, rematchMemo, weeklyAvailablePeriods } = form;
  const tutorGenders = readGenders(form.tutorGenders);
  const promisedOn = computePromiseDay(ctx);
  const wishes = { tutorGenders, weeklyAvailablePeriods };
  const id = await replaceTutor(ctx, { userId, matchId, wishes, promisedOn }, async (tx, { tutorId }) => {
    const canceled = await cancelFutureLessons(tx, matchId, "REMATCH");
    const reason = { rematchReason, rematchReasonDetail, rematchMemo };
    const formId = await insertRematchForm(tx, { matchId, tutorId, promisedOn, ...wishes, ...reason });
    await notifyTutor(ctx, tx, { formId, matchId, tutorId, canceled: canceled.length });
    return formId;
  });
  return { id, matchId, promisedOn };
}

/** Both genders are the same as none. */
function readGenders(text: string): TutorGender[] {
  const wished = splitList(text);
  const genders = TUTOR_GENDERS.filter((gender) => wished.includes(gender));
  return genders.length === TUTOR_GENDERS.length ? [] : genders;
}

interface Ended {
  formId: string;
  matchId: string;
  tutorId: number;
  /** How many future lessons there were. */
  canceled: number;
}

/** The reason is the buyer's own and is not told. */
async function notifyTutor({ jobs, config }: Ctx, tx: Transaction, { formId, matchId, tutorId, canceled }: Ended) {
  const told = await findTutorNotice(tx, matchId, tutorId);
  if (!told?.tutorUserId) return;
  const lessons = canceled > 0 ? ` 남은 수업 ${canceled}회는 취소했어요.` : "";
  const text = `[나란] ${told.studentName} 학생과의 ${subjectName(told)} 수업은 여기서 마쳐요.${lessons} 그동안 맡아 주셔서 고마워요. ${config.tutorOrigin}/myclass/${matchId}`;
  await jobs.queueNotice(tx, { key: `rematch:${formId}`, kind: "LESSON", userId: told.tutorUserId, text });
}
