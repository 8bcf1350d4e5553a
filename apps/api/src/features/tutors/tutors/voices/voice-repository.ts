import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { tutorApplicants, tutorScreenings, tutors, users } from "../../../../db/schema/index.ts";

const columns = {
  objectKey: tutorScreenings.objectKey,
  bytes: tutorScreenings.bytes,
  milliseconds: tutorScreenings.milliseconds,
};

/** The sample of the application that made the tutor; generated tutors have none. */
export async function findVoice(db: Queryable, tutorId: number) {
  const [voice] = await db
    .select(columns)
    .from(tutorApplicants)
    .innerJoin(tutorScreenings, eq(tutorScreenings.applicantId, tutorApplicants.id))
    .where(eq(tutorApplicants.tutorId, tutorId))
    .orderBy(desc(tutorApplicants.decidedAt))
    .limit(1);
  return voice;
}

/** The same only while the tutor agrees that anybody may hear it, and has not left. */
export async function findPublicVoice(db: Queryable, tutorId: number) {
  const [consented] = await db
    .select({ id: tutors.id })
    .from(tutors)
    .leftJoin(users, eq(users.id, tutors.userId))
    .where(
      and(eq(tutors.id, tutorId), isNotNull(tutors.voiceConsentedAt), or(isNull(users.id), isNull(users.closedAt))),
    );
  return consented && findVoice(db, tutorId);
}
