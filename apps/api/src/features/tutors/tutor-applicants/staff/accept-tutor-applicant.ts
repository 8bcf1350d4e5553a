import type { Transaction } from "../../../../db/client.ts";
import type { tutorApplicants } from "../../../../db/schema/index.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { listSubjects } from "../../../catalogue/products/list-subjects.ts";
import { taughtRows } from "../../tutors/taught-rows.ts";
import { decideTutorApplicant } from "./decide-tutor-applicant.ts";
import { insertTutor, insertUniversity, linkTutor } from "./tutor-repository.ts";

/** How many students a new tutor starts with at most; tutors change it in their profile. */
const FIRST_CAPACITY = 5;
const NO_TIMES = "0".repeat(336);

/**
 * Takes an applicant on: the tutor with the subjects of the application, and the account's type, come with the decision, so that
 * there is never one without the other. Weekly times are still empty: nobody is suggested before they are filled in.
 * @throws as `decideTutorApplicant`
 */
export async function acceptTutorApplicant(ctx: Ctx<"staff">, id: string, why: string): Promise<void> {
  await decideTutorApplicant(ctx, id, {
    status: "ACCEPTED",
    why,
    notice: `[나란] 선생님이 되었어요. 수업할 수 있는 시간을 먼저 알려 주세요: ${ctx.config.tutorOrigin}/periods`,
    follow: makeTutor,
  });
}

async function makeTutor(tx: Transaction, applicant: typeof tutorApplicants.$inferSelect): Promise<void> {
  const { name, phoneNumber, gender, otherUniversity, major, majorGroup, majorTrack, admissionType } = applicant;
  const { teachingYears, introduction, teachingBasis, reportNumber } = applicant;
  const universityId = applicant.universityId ?? (otherUniversity && (await insertUniversity(tx, otherUniversity)));
  const isWhole = name && phoneNumber && gender && universityId && major && majorGroup && majorTrack && admissionType;
  // Registering has checked all of it; a row that says otherwise was changed by hand.
  if (!isWhole || teachingYears === null || !introduction) throw refuse.stateConflict();
  const tutorId = await insertTutor(
    tx,
    {
      userId: applicant.userId,
      name,
      phoneNumber,
      gender,
      tier: applicant.expertWish ? "EXPERT" : "BASIC",
      universityId,
      major,
      majorGroup,
      track: majorTrack,
      admissionType,
      styles: [...applicant.styles],
      teachingYears,
      introduction,
      teachingBasis,
      reportNumber: teachingBasis === "REPORTED" ? reportNumber : null,
      // The decision has compared it with the proof.
      ...(teachingBasis && { basisCheckedAt: applicant.decidedAt, basisCheckedBy: applicant.decidedBy }),
      capacity: FIRST_CAPACITY,
      weekBits: NO_TIMES,
    },
    taughtRows(applicant.subjects, await listSubjects(tx, { withHidden: true })),
  );
  await linkTutor(tx, applicant.id, applicant.userId, tutorId);
}
