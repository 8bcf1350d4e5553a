import { searchPattern, type TutorApplicantStatus, tutorApplicantStatusesBefore } from "@pkg/domain";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  studyProofs,
  tutorApplicants,
  tutorScreenings,
  tutors,
  universities,
  users,
} from "../../../db/schema/index.ts";
import type { TutorApplicantQuery } from "./schemas.ts";

type Applicant = typeof tutorApplicants.$inferSelect;

/** Why the try before an application was rejected; null when it was not, or there was none. */
const before = sql<Pick<Applicant, "reason" | "rejectReason"> | null>`(
  select case when b.status = 'REJECTED' then jsonb_build_object('reason', b.reason, 'rejectReason', b.reject_reason) end
  from ${tutorApplicants} b
  where b.user_id = ${tutorApplicants.userId} and b.created_at < ${tutorApplicants.createdAt}
  order by b.created_at desc limit 1)`;

const read = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      applicant: tutorApplicants,
      before,
      university: universities,
      screening: tutorScreenings,
      proof: studyProofs,
      verifiedPhone: sql<string | null>`case when ${users.phoneNumberVerified} then ${users.phoneNumber} end`,
    })
    .from(tutorApplicants)
    .innerJoin(users, eq(users.id, tutorApplicants.userId))
    .leftJoin(universities, eq(universities.id, tutorApplicants.universityId))
    .leftJoin(tutorScreenings, eq(tutorScreenings.applicantId, tutorApplicants.id))
    .leftJoin(studyProofs, and(eq(studyProofs.applicantId, tutorApplicants.id), isNotNull(studyProofs.objectKey)))
    .where(where);

export type ApplicantRow = Awaited<ReturnType<typeof read>>[number];

/** Only the account's own; a foreign id finds nothing. */
export async function findOwnApplicant(db: Queryable, userId: string, id: string) {
  const [row] = await read(db, and(eq(tutorApplicants.id, id), eq(tutorApplicants.userId, userId)));
  return row;
}

/** The account's application that was begun last. */
export async function findNewestApplicant(db: Queryable, userId: string) {
  const [row] = await read(db, eq(tutorApplicants.userId, userId))
    .orderBy(desc(tutorApplicants.createdAt), desc(tutorApplicants.id))
    .limit(1);
  return row;
}

/** For staff. Drafts are nobody's business but their author's. */
export async function findSentApplicant(db: Queryable, id: string) {
  const [row] = await read(db, and(eq(tutorApplicants.id, id), sql`${tutorApplicants.status} <> 'DRAFT'`));
  return row;
}

/** What became of an application that was sent, and who of our staff decided it; nobody when its author took it back. */
export async function findDecision(db: Queryable, id: string) {
  const [row] = await db
    .select({ status: tutorApplicants.status, deciderId: tutorApplicants.decidedBy, deciderName: users.name })
    .from(tutorApplicants)
    .leftJoin(users, eq(users.id, tutorApplicants.decidedBy))
    .where(and(eq(tutorApplicants.id, id), sql`${tutorApplicants.status} <> 'DRAFT'`));
  return row;
}

/** The decided applications of an account before one of its applications, the newest first. */
export async function findEarlier(db: Queryable, { userId, createdAt }: Pick<Applicant, "userId" | "createdAt">) {
  const { id, status, reason, rejectReason, decidedAt } = tutorApplicants;
  const rows = await db
    .select({ id, status, reason, rejectReason, decidedAt })
    .from(tutorApplicants)
    .where(and(eq(tutorApplicants.userId, userId), isNotNull(decidedAt), lt(tutorApplicants.createdAt, createdAt)))
    .orderBy(desc(tutorApplicants.createdAt));
  return rows.flatMap(({ decidedAt: at, ...row }) => (at ? [{ ...row, decidedAt: at }] : []));
}

type Narrowed = Pick<TutorApplicantQuery, "status" | "search" | "expertWish">;

function fits({ status, search, expertWish }: Narrowed): SQL | undefined {
  return and(
    eq(tutorApplicants.status, status),
    expertWish === undefined ? undefined : eq(tutorApplicants.expertWish, expertWish === "true"),
    search === undefined ? undefined : hasText(searchPattern(search)),
  );
}

const hasText = (pattern: string) =>
  sql`(${tutorApplicants.name} ~* ${pattern} or ${tutorApplicants.otherUniversity} ~* ${pattern}
    or ${tutorApplicants.universityId} in (select u.id from ${universities} u where u.name ~* ${pattern}))`;

/** One page of those in a state, unless asked otherwise: who waits longest first, who was decided last first. */
export async function findApplicants(
  db: Queryable,
  { dir, page, size, ...narrowed }: Pick<TutorApplicantQuery, "dir" | "page" | "size"> & Narrowed,
) {
  const isWaiting = narrowed.status === "REGISTERED";
  const at = isWaiting ? tutorApplicants.registeredAt : tutorApplicants.decidedAt;
  const order = (dir ?? (isWaiting ? "asc" : "desc")) === "asc" ? asc(at) : desc(at);
  const found = await db
    .select({ id: tutorApplicants.id })
    .from(tutorApplicants)
    .where(fits(narrowed))
    .orderBy(order, tutorApplicants.id)
    .offset(page * size)
    .limit(size);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return read(db, inArray(tutorApplicants.id, ids)).orderBy(order, tutorApplicants.id);
}

export async function countApplicants(db: Queryable, narrowed: Narrowed): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tutorApplicants).where(fits(narrowed));
  return row?.count ?? 0;
}

/** Locks the account, so that two tabs begin one application. */
export async function lockAuthor(tx: Queryable, userId: string) {
  const [user] = await tx
    .select({ name: users.name, registered: users.registered, birthYear: users.birthYear })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return user;
}

export async function isTutor(db: Queryable, userId: string): Promise<boolean> {
  const [tutor] = await db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId));
  return tutor !== undefined;
}

/** @returns its id */
export async function insertApplicant(tx: Queryable, row: typeof tutorApplicants.$inferInsert): Promise<string> {
  const [made] = await tx.insert(tutorApplicants).values(row).returning({ id: tutorApplicants.id });
  if (!made) throw new Error("The application was not stored.");
  return made.id;
}

/** Writes answers of the account's own draft. @returns whether there is one */
export async function updateDraft(
  db: Queryable,
  userId: string,
  id: string,
  values: Partial<typeof tutorApplicants.$inferInsert>,
): Promise<boolean> {
  const isOwnDraft = and(
    eq(tutorApplicants.id, id),
    eq(tutorApplicants.userId, userId),
    eq(tutorApplicants.status, "DRAFT"),
  );
  const changed = await db
    .update(tutorApplicants)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(isOwnDraft)
    .returning({ id: tutorApplicants.id });
  return changed.length > 0;
}

/** Moves an application to another state, if the table of states allows it. @returns it, or nothing when it is not so far */
export async function moveApplicant(
  tx: Queryable,
  id: string,
  status: TutorApplicantStatus,
  values: Partial<Pick<Applicant, "phoneNumber" | "decidedBy" | "reason" | "rejectReason" | "tutorId">> = {},
): Promise<Applicant | undefined> {
  const instants =
    status === "REGISTERED" ? { registeredAt: sql`now()`, crimeCheckAgreedAt: sql`now()` } : { decidedAt: sql`now()` };
  const [moved] = await tx
    .update(tutorApplicants)
    .set({ ...values, ...instants, status, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(tutorApplicants.id, id), inArray(tutorApplicants.status, tutorApplicantStatusesBefore(status))))
    .returning();
  return moved;
}

/** Notes that the records of a waiting applicant, who agreed to it, were asked for. @returns whether there is one who waits for it */
export async function markCrimeCheck(tx: Queryable, id: string, operatorId: string): Promise<boolean> {
  const marked = await tx
    .update(tutorApplicants)
    .set({ crimeCheckedAt: sql`now()`, crimeCheckedBy: operatorId, updatedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(tutorApplicants.id, id),
        eq(tutorApplicants.status, "REGISTERED"),
        isNotNull(tutorApplicants.crimeCheckAgreedAt),
        isNull(tutorApplicants.crimeCheckedAt),
      ),
    )
    .returning({ id: tutorApplicants.id });
  return marked.length > 0;
}

/** Locks the account's own application until the transaction ends. @returns whether there is one */
export async function lockDraft(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: tutorApplicants.id })
    .from(tutorApplicants)
    .where(and(eq(tutorApplicants.id, id), eq(tutorApplicants.userId, userId)))
    .for("update");
  return rows.length > 0;
}
