import { CALLING_CONSULTATION_STATUSES, type CallRecord, type ConsultationStatus } from "@pkg/domain";
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { phoneEndOf } from "../../../../db/phone-end.ts";
import { consultationCalls, consultationOffers, consultations, users } from "../../../../db/schema/index.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";
import type { CONSULTATION_SORTS, ConsultationShow } from "./schemas.ts";

type ConsultationSort = (typeof CONSULTATION_SORTS)[number];

const SORTED: SortedList<ConsultationSort> = {
  keys: {
    promisedUntil: { by: sql`${consultations.promisedUntil}`, type: "timestamptz" },
    createdAt: { by: sql`${consultations.createdAt}`, type: "timestamptz" },
  },
  id: { by: sql`${consultations.id}`, type: "uuid" },
};

const CALLING: ConsultationStatus[] = [...CALLING_CONSULTATION_STATUSES];
const isCalling = inArray(consultations.status, CALLING);

const SHOWN: Readonly<Record<ConsultationShow, SQL | undefined>> = {
  CALLS: isCalling,
  LATE: and(isCalling, lt(consultations.promisedUntil, sql`now()`)),
  OFFERS: inArray(consultations.status, ["WANTS_OFFER", "OFFERED"]),
  PAID: eq(consultations.status, "PAID"),
  ALL: undefined,
};

interface ConsultationFilter extends PageRequest<ConsultationSort> {
  readonly show: ConsultationShow;
  /** Digits: a whole number, or the last four. */
  readonly phone?: string | undefined;
}

const ofPhone = (phone: string) =>
  and(
    sql`right(${consultations.phoneNumber}, 4) = ${phone.slice(-4)}`,
    phone.length > 4 ? eq(consultations.phoneNumber, phone) : undefined,
  );

/** Whose a consultation is: of the account that asked, or else of the phone. */
const isBuyer = sql`${users.id} = coalesce(${consultations.userId}, (select u.id from ${users} u
  where u.phone_number = ${consultations.phoneNumber} and u.phone_number_verified limit 1))`;

/** Consultations in their order; one more than a page. */
export async function findConsultations(db: Queryable, { show, phone, ...request }: ConsultationFilter) {
  const page = sortedPage(SORTED, request);
  return db
    .select({
      id: consultations.id,
      status: consultations.status,
      phoneEnd: phoneEndOf(consultations.phoneNumber),
      callerName: consultations.callerName,
      grade: consultations.grade,
      studyPurposes: consultations.studyPurposes,
      promisedOn: consultations.promisedOn,
      promisedHalfDay: consultations.promisedHalfDay,
      buyer: { id: users.id, name: users.name },
      createdAt: consultations.createdAt,
      sortValue: page.value,
    })
    .from(consultations)
    .leftJoin(users, isBuyer)
    .where(and(SHOWN[show], phone ? ofPhone(phone) : undefined, page.after ?? undefined))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** A consultation and whose it is. */
export async function findConsultationForStaff(db: Queryable, id: string) {
  const [row] = await db
    .select({ consultation: consultations, buyer: { id: users.id, name: users.name } })
    .from(consultations)
    .leftJoin(users, isBuyer)
    .where(eq(consultations.id, id));
  return row;
}

/** Keeps others from changing it until the transaction ends. */
export async function lockConsultation(tx: Queryable, id: string) {
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for("update");
  return row;
}

export async function updateConsultation(
  tx: Queryable,
  id: string,
  values: Partial<typeof consultations.$inferInsert>,
): Promise<void> {
  await tx
    .update(consultations)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(consultations.id, id));
}

export async function insertCall(tx: Queryable, values: typeof consultationCalls.$inferInsert): Promise<void> {
  await tx.insert(consultationCalls).values(values);
}

/** Calls of a consultation, the newest first. */
export async function findCalls(db: Queryable, consultationId: string) {
  const { id, outcome, note, createdAt } = consultationCalls;
  return db
    .select({ id, outcome, note, createdAt, staffName: users.name })
    .from(consultationCalls)
    .leftJoin(users, eq(users.id, consultationCalls.staffId))
    .where(eq(consultationCalls.consultationId, consultationId))
    .orderBy(desc(createdAt), asc(id));
}

/** What staff noted last; null when nothing was. */
export async function findLastRecord(db: Queryable, consultationId: string): Promise<CallRecord | null> {
  const [row] = await db
    .select({ outcome: consultationCalls.outcome })
    .from(consultationCalls)
    .where(eq(consultationCalls.consultationId, consultationId))
    .orderBy(desc(consultationCalls.createdAt))
    .limit(1);
  return row?.outcome ?? null;
}

export async function insertOffer(tx: Queryable, values: typeof consultationOffers.$inferInsert): Promise<string> {
  const [row] = await tx.insert(consultationOffers).values(values).returning({ id: consultationOffers.id });
  if (!row) throw new Error("The offer was not stored.");
  return row.id;
}
