import { type CallSlot, type CatalogueLevel, endOfCallSlot, OPEN_CONSULTATION_STATUSES } from "@pkg/domain";
import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { consultations, subjectDetails, subjects, users } from "../../../db/schema/index.ts";

export type ConsultationRow = typeof consultations.$inferSelect;

/** A promise as it is kept. */
export const toPromised = (promise: CallSlot) => ({
  promisedOn: promise.date,
  promisedHalfDay: promise.halfDay,
  promisedUntil: endOfCallSlot(promise),
});

/** Written out: a prepared statement with parameters here no longer finds the index once PostgreSQL keeps one plan for it. */
const isOpen = sql`${consultations.status} in (${sql.raw(OPEN_CONSULTATION_STATUSES.map((status) => `'${status}'`).join(", "))})`;

type Asked = Pick<
  ConsultationRow,
  | "id"
  | "userId"
  | "phoneNumber"
  | "callerName"
  | "grade"
  | "subjects"
  | "studyPurposes"
  | "slots"
  | "privacyVersion"
  | "tokenHash"
  | "levelTestId"
  | "promisedOn"
  | "promisedHalfDay"
> & { promisedUntil: Date };

/** The consultation of a phone that goes on. Others who ask for the same phone wait until the transaction ends. */
export async function lockOpenConsultation(tx: Queryable, phoneNumber: string): Promise<ConsultationRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consultation:${phoneNumber}`}, 0))`);
  const [row] = await tx
    .select()
    .from(consultations)
    .where(and(eq(consultations.phoneNumber, phoneNumber), isOpen));
  return row;
}

/**
 * Opens the consultation of a phone, or changes the one that is open: then it is a call that is asked for anew. An account that is
 * known stays known, and so do a link and a level test, unless there is a new one.
 */
export async function putConsultation(tx: Queryable, asked: Asked): Promise<ConsultationRow> {
  const { id: _id, userId, tokenHash, levelTestId, phoneNumber: _phone, ...changed } = asked;
  const [row] = await tx
    .insert(consultations)
    .values(asked)
    .onConflictDoUpdate({
      target: consultations.phoneNumber,
      targetWhere: isOpen,
      set: {
        ...changed,
        ...(userId !== null && { userId }),
        ...(tokenHash !== null && { tokenHash }),
        ...(levelTestId !== null && { levelTestId }),
        status: "REQUESTED",
        updatedAt: sql`now()`,
      },
    })
    .returning();
  if (!row) throw new Error("The consultation was not stored.");
  return row;
}

/** Consultations of an account: its own, and those that were asked for without one on the phone that it has verified. */
function isOfUser(userId: string): SQL | undefined {
  const isOfPhone = sql`${consultations.phoneNumber} = (select u.phone_number from ${users} u where u.id = ${userId} and u.phone_number_verified)`;
  return or(eq(consultations.userId, userId), and(isNull(consultations.userId), isOfPhone));
}

export async function findOwnConsultation(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), isOfUser(userId)));
  return row;
}

/** The newest consultation of an account that goes on. */
export async function findOpenConsultation(db: Queryable, userId: string): Promise<ConsultationRow | undefined> {
  const [row] = await db
    .select()
    .from(consultations)
    .where(and(isOfUser(userId), isOpen))
    .orderBy(desc(consultations.updatedAt))
    .limit(1);
  return row;
}

export async function findLinkedConsultation(db: Queryable, tokenHash: string, id: string) {
  const [row] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), eq(consultations.tokenHash, tokenHash)));
  return row;
}

/** Changes a consultation while it goes on; `undefined` when it is over. */
export async function updateOpenConsultation(
  db: Queryable,
  id: string,
  change: Partial<typeof consultations.$inferInsert>,
): Promise<ConsultationRow | undefined> {
  const [row] = await db
    .update(consultations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(consultations.id, id), isOpen))
    .returning();
  return row;
}

/** The phone of an account, and whether it is verified. */
export async function findBuyer(db: Queryable, userId: string) {
  const [user] = await db
    .select({ phoneNumber: users.phoneNumber, phoneNumberVerified: users.phoneNumberVerified })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

/** Labels of subjects by their keys; unknown keys are left out. */
export async function findSubjectLabels(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: subjects.key, label: subjects.label })
    .from(subjects)
    .where(inArray(subjects.key, [...keys]))
    .orderBy(asc(subjects.position));
  return new Map(rows.map(({ key, label }) => [key, label]));
}

/**
 * Subjects, each with the detail that suits a grade best: those that are named, or else the first of the catalogue.
 * @param options.of keys of subjects; none for all
 */
export async function findMainDetails(
  db: Queryable,
  { grade, level, of, count }: { grade: number; level: CatalogueLevel; of: readonly string[]; count: number },
) {
  const isOfGrade = sql`coalesce(${subjectDetails.meta}->>'grade' = ${String(grade)}, false)`;
  return db
    .selectDistinctOn([subjects.position], {
      subject: subjects.key,
      subjectLabel: subjects.label,
      subjectDetail: subjectDetails.key,
    })
    .from(subjectDetails)
    .innerJoin(subjects, eq(subjects.key, subjectDetails.subjectKey))
    .where(
      and(
        subjectDetails.purchasable,
        sql`${level} = any(${subjectDetails.targetSchoolLevels})`,
        of.length > 0 ? inArray(subjects.key, [...of]) : undefined,
      ),
    )
    .orderBy(asc(subjects.position), desc(isOfGrade), asc(subjectDetails.position))
    .limit(count);
}

export async function deleteConsultationsBefore(db: Queryable, days: number): Promise<void> {
  await db.delete(consultations).where(lt(consultations.updatedAt, sql`now() - make_interval(days => ${days})`));
}
