import { filesKeptAfter, tutorAgeProblem } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { makeScreeningCopy } from "../screenings/make-screening-copy.ts";
import { moveProof } from "../study-proofs/repository.ts";
import { type ApplicantRow, findNewestApplicant, insertApplicant, isTutor, lockAuthor } from "./repository.ts";
import type { TutorApplicantWire } from "./schemas.ts";
import { toTutorApplicant } from "./to-tutor-applicant.ts";

/**
 * Begins the account's application, with the name that we know; the open one again when there is one already. After one that
 * came to nothing the new one begins with its answers; if it was rejected, with its files too that were not the reason.
 * @throws ApiError 403 account 10003 before registration, 403 class 10004 for a tutor, and for a minor (reason MINOR).
 */
export async function openApplicant(ctx: Ctx<"account">): Promise<TutorApplicantWire> {
  const { userId } = ctx.actor;
  const { db, logger, now } = ctx;
  const { begun, voiceOf } = await db.transaction(async (tx) => {
    const author = await lockAuthor(tx, userId);
    if (!author?.registered) throw refuse.accountForbidden();
    if (await isTutor(tx, userId)) throw refuse.forbidden("이미 선생님이에요.");
    const tooYoung = author.birthYear === null ? null : tutorAgeProblem(author.birthYear, now);
    if (tooYoung) throw refuse.forbidden({ message: tooYoung, reason: "MINOR" });
    const newest = await findNewestApplicant(tx, userId);
    const isOpen = newest?.applicant.status === "DRAFT" || newest?.applicant.status === "REGISTERED";
    if (newest && isOpen) return { begun: newest, voiceOf: null };
    const nextId = await insertApplicant(tx, newest ? { userId, ...answersOf(newest) } : { userId, name: author.name });
    const rejected = newest?.applicant.status === "REJECTED" ? newest.applicant : null;
    const kept = rejected && filesKeptAfter(rejected.rejectReason);
    if (rejected && kept?.studyProof) await moveProof(tx, rejected.id, nextId);
    return { begun: await newestOf(tx, userId), voiceOf: kept?.screening ? (rejected?.id ?? null) : null };
  });
  if (!voiceOf) return toTutorApplicant(begun);
  // The answers are kept in any case; a sample that cannot be read now is recorded once more.
  await makeScreeningCopy(ctx, voiceOf, begun.applicant.id).catch((error: unknown) =>
    logger.warn({ err: error }, "a voice sample was not carried over"),
  );
  return toTutorApplicant(await newestOf(db, userId));
}

async function newestOf(db: Queryable, userId: string): Promise<ApplicantRow> {
  const row = await findNewestApplicant(db, userId);
  if (!row) throw new Error("The new application was not found again.");
  return row;
}

/** What an applicant answered; nothing of what became of it. */
function answersOf({ applicant }: ApplicantRow) {
  const { name, gender, universityId, otherUniversity, major, majorGroup, majorTrack, admissionType } = applicant;
  const { teachingBasis, reportNumber, expertWish, teachingYears, styles, subjects, introduction } = applicant;
  return {
    name,
    gender,
    universityId,
    otherUniversity,
    major,
    majorGroup,
    majorTrack,
    admissionType,
    teachingBasis,
    reportNumber,
    expertWish,
    teachingYears,
    styles,
    subjects,
    introduction,
  };
}
