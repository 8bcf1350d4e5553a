import { randomUUID } from "node:crypto";
import { BUYER_WISHES, copyApplicant, NO_WISHES, pickWishes, SEARCH_WISHES } from "@pkg/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  applicants,
  authAccounts,
  authSessions,
  authUsers,
  consultations,
  enrollmentDrafts,
  guardians,
  guardianVerifications,
  learningTypeAnswers,
  learningTypeResults,
  levelTestSessions,
  matches,
  messagePictures,
  messages,
  notificationSettings,
  passwordResets,
  phoneMessages,
  phoneVerifications,
  privateLinks,
  refunds,
  rematchForms,
  staffNotes,
  students,
  tutorApplicants,
  users,
} from "../../../db/schema/index.ts";
import { placeholderEmail } from "../../../lib/mail/placeholder-email.ts";

/** How a person is called that is forgotten. */
export const NOBODY = "탈퇴한 회원";

const OWN_TABLES = [
  authSessions,
  authAccounts,
  passwordResets,
  enrollmentDrafts,
  phoneVerifications,
  guardians,
  guardianVerifications,
  learningTypeAnswers,
  learningTypeResults,
  notificationSettings,
  privateLinks,
  consultations,
  tutorApplicants,
  staffNotes,
  phoneMessages,
  levelTestSessions,
] as const;

/** Forgets who a person was, and what they wished. What is kept for a time goes later (`forgetOldRecords`). */
export async function erasePerson(tx: Queryable, userId: string): Promise<void> {
  // Those that were asked for without a log-in are of the same phone.
  const phoneNumber = tx.select({ phoneNumber: users.phoneNumber }).from(users).where(eq(users.id, userId));
  await tx.delete(consultations).where(inArray(consultations.phoneNumber, phoneNumber));
  for (const table of OWN_TABLES) await tx.delete(table).where(eq(table.userId, userId));
  await eraseWishes(tx, userId);
  await erasePictures(tx, userId);
  // Words alone, also of jobs that are done: the queue keeps them for a week. Work that is left, as a class's end, goes on.
  await tx.execute(
    sql`delete from pgboss.job where data ->> 'userId' = ${userId} and data ->> 'text' is not null and state <> 'active'`,
  );
  await tx
    .update(refunds)
    .set({ reason: "" })
    .where(and(eq(refunds.actorId, userId), eq(refunds.requestedBy, "BUYER")));
  const unknown = { birthYear: null, grade: null, schoolId: null, schoolName: null, phoneNumber: null };
  await tx
    .update(students)
    .set({ ...unknown, gradeBand: null, name: NOBODY, updatedAt: sql`now()` })
    .where(eq(students.userId, userId));
  const email = placeholderEmail("closed", randomUUID());
  const address = { postcode: null, address: null, addressDetail: null };
  await tx
    .update(users)
    .set({
      ...unknown,
      ...address,
      email,
      name: null,
      phoneNumberVerified: false,
      registered: false,
      closedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
  await tx
    .update(authUsers)
    .set({ email, name: NOBODY, emailVerified: false, image: null, updatedAt: sql`now()` })
    .where(eq(authUsers.id, userId));
}

async function eraseWishes(tx: Queryable, userId: string): Promise<void> {
  const none = copyApplicant(NO_WISHES);
  await tx.update(applicants).set(pickWishes(none, BUYER_WISHES)).where(eq(applicants.userId, userId));
  await tx
    .update(matches)
    .set({ wishes: pickWishes(none, SEARCH_WISHES) })
    .where(eq(matches.userId, userId));
  const { weeklyAvailablePeriods } = none;
  await tx
    .update(rematchForms)
    .set({ weeklyAvailablePeriods, tutorGenders: [], rematchReasonDetail: "", rematchMemo: "" })
    .where(inArray(rematchForms.matchId, classesOf(tx, userId)));
}

/** Both sides' pictures of the classes; objects that no picture names go with the next housekeeping. */
async function erasePictures(tx: Queryable, userId: string): Promise<void> {
  const pictures = tx
    .select({ id: messagePictures.id })
    .from(messagePictures)
    .where(inArray(messagePictures.matchId, classesOf(tx, userId)));
  await tx
    .update(messages)
    .set({
      text: sql`case ${messages.text} when '' then '지운 사진이에요.' else ${messages.text} end`,
      pictureId: null,
    })
    .where(inArray(messages.pictureId, pictures));
  await tx.delete(messagePictures).where(inArray(messagePictures.matchId, classesOf(tx, userId)));
}

const classesOf = (tx: Queryable, userId: string) =>
  tx.select({ id: matches.id }).from(matches).where(eq(matches.userId, userId));
