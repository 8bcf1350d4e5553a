import { type BoughtBefore, CONSENT_VERSION, type ConsentKey, type PaymentType, type TutorTier } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { IS_BOUGHT, isTrialSql } from "../../../../db/courses-of-match.ts";
import { type orderItems, orders, products, students, subjectDetails, users } from "../../../../db/schema/index.ts";
import { toRow } from "../../../../db/to-row.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { Job } from "../../../../lib/jobs/job-queue.ts";
import { jobRows, writeJobs } from "../../../../lib/jobs/job-statements.ts";
import { isUuid } from "../../../../lib/requests/is-uuid.ts";
import type { RequestedCourse } from "../purchase-request.ts";
import type { OrderRow } from "../repository.ts";

// The statements of a purchase's first transaction: one reads all that it is judged by, one writes all that belongs together,
// since a purchase spends most of its time on the way to the database and back.

export type BuyerRow = typeof users.$inferSelect;
export type StudentRow = typeof students.$inferSelect;

/** What a purchase is judged by. */
export interface PurchaseFacts {
  /** The key, or the same draft in another tab, has made an order already. */
  hasOrder: boolean;
  /** Whether the draft that the request names is the buyer's own and open; it stays so until the transaction ends. */
  ownsDraft: boolean;
  /** How many of the buyer's orders the provider declined within the last hour. */
  declinedOrders: number;
  /** The kinds of the methods that the buyer keeps. */
  storedMethods: PaymentType[];
  buyer: BuyerRow;
  /** The buyer's courses of the subjects that the request names, the newest first. */
  bought: BoughtCourse[];
  /** In the order they were added. */
  students: StudentRow[];
  /** Those that the request names. */
  products: (typeof products.$inferSelect)[];
  details: (typeof subjectDetails.$inferSelect)[];
  /** Labels by subject. */
  subjects: ReadonlyMap<string, string>;
  /** Those of the matches that the request names which are the buyer's. */
  ownMatches: ReadonlySet<string>;
  /** Those of the tutors that the request names which there are, by their id as it was written. */
  tutors: ReadonlyMap<string, NamedTutor>;
  /** Whether the tablet that the request names is lent. */
  isTabletLent: boolean;
}

export interface NamedTutor {
  id: number;
  tier: TutorTier;
  subjectDetails: string[];
}

/** A course of an order that is alive: one that was given back before its first lesson is none. */
export interface BoughtCourse extends BoughtBefore {
  /** Null while its payment is under way. */
  paidAt: string | null;
}

type Json = Record<string, unknown>;

/** What a purchase names, and by which it is found. */
interface NamedPurchase {
  userId: string;
  idempotencyKey: string;
  draftId: string | null;
  tabletType: string | null;
  courses: readonly RequestedCourse[];
}

/**
 * Locks the buyer until the transaction ends, so that orders of one person see each other (e.g. which one is the first), and
 * reads what the purchase is judged by.
 * @throws ApiError 403 class 10004, reason NOT_REGISTERED, for an account that does not exist
 */
export async function lockPurchase(tx: Queryable, purchase: NamedPurchase): Promise<PurchaseFacts> {
  const { userId, idempotencyKey, draftId, tabletType, courses } = purchase;
  const matchIds = courses.flatMap(({ matchId, trialMatchId }) =>
    [matchId, trialMatchId].flatMap((id) => (id !== null && isUuid(id) ? [id] : [])),
  );
  const tutorIds = courses.flatMap(({ tutorId }) => (tutorId !== null && isTutorId(tutorId) ? [Number(tutorId)] : []));
  const [, [row]] = await Promise.all([
    // A statement of its own, sent along: the next one has to see what was committed while this one waited.
    tx.execute(sql`select 1 from users where id = ${userId} for no key update`),
    tx.execute<Json>(sql`
      select
        exists (select from orders o where o.user_id = b.id and o.idempotency_key = ${idempotencyKey})
          or ${draftId ? hasOrderOfDraft(draftId) : sql`false`} as "hasOrder",
        ${draftId ? ownsDraft(draftId) : sql`null`} as "ownsDraft",
        (select count(*)::int from orders o where o.user_id = b.id
          and o.failure_code in ('INVALID_REQUEST_PAY_CARD', '30002')
          and o.schedule_period_id is null and o.created_at > now() - interval '1 hour') as "declinedOrders",
        (select json_agg(m.payment_type) from payment_methods m
          where m.user_id = b.id and m.active and m.removed_at is null) as "storedMethods",
        to_json(b) as buyer,
        ${boughtCourses(courses.map(({ subject }) => subject))} as bought,
        (select json_agg(s order by s.created_at, s.id) from students s where s.user_id = b.id) as students,
        (select json_agg(p) from products p where p.id in ${list(courses.map(({ productId }) => productId))}) as products,
        (select json_agg(d) from subject_details d
          where d.key in ${list(courses.map(({ subjectDetail }) => subjectDetail))}) as details,
        (select json_object_agg(s.key, s.label) from subjects s
          where s.key in ${list(courses.map(({ subject }) => subject))}) as subjects,
        ${matchIds.length > 0 ? ownMatches(matchIds) : sql`null`} as "ownMatches",
        ${tutorIds.length > 0 ? namedTutors(tutorIds) : sql`null`} as tutors,
        ${tabletType ? sql`(select t.ongoing from tablets t where t.type = ${tabletType})` : sql`null`} as "isTabletLent"
      from users b where b.id = ${userId}`),
  ]);
  if (!row) throw refuse.forbidden({ reason: "NOT_REGISTERED" });
  const rows = (name: string) => (row[name] ?? []) as Json[];
  return {
    hasOrder: row.hasOrder === true,
    ownsDraft: row.ownsDraft === true,
    declinedOrders: Number(row.declinedOrders),
    storedMethods: (row.storedMethods ?? []) as PaymentType[],
    buyer: toRow(users, row.buyer as Json),
    bought: (row.bought ?? []) as BoughtCourse[],
    students: rows("students").map((student) => toRow(students, student)),
    products: rows("products").map((product) => toRow(products, product)),
    details: rows("details").map((detail) => toRow(subjectDetails, detail)),
    subjects: new Map(Object.entries((row.subjects ?? {}) as Record<string, string>)),
    ownMatches: new Set((row.ownMatches ?? []) as string[]),
    tutors: new Map(((row.tutors ?? []) as NamedTutor[]).map((tutor) => [String(tutor.id), tutor])),
    isTabletLent: row.isTabletLent === true,
  };
}

/** Others are the ids of no tutor. */
const isTutorId = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);

const ownMatches = (ids: readonly string[]): SQL => sql`
  (select json_agg(m.id) from matches m where m.user_id = b.id and m.id in ${list(ids)})`;

const namedTutors = (ids: readonly number[]): SQL => sql`
  (select json_agg(json_build_object('id', t.id, 'tier', t.tier, 'subjectDetails', array(
      select s.subject_detail_key from tutor_subjects s where s.tutor_id = t.id)))
    from tutors t where t.id in ${list(ids)})`;

const hasOrderOfDraft = (draftId: string): SQL => sql`
  exists (select from orders o where o.draft_id = ${draftId} and o.user_id = b.id and o.status <> 'FAILED')`;

const ownsDraft = (draftId: string): SQL => sql`
  (select true from enrollment_drafts d where d.id = ${draftId} and d.user_id = b.id and not d.closed for share)`;

/** A class belongs to its course, or the course goes on with it. */
const boughtCourses = (subjects: readonly string[]): SQL => sql`
  (select json_agg(json_build_object('merchantUid', o.merchant_uid, 'paidAt', o.paid_at, 'studentId', o.student_id,
      'subject', i.subject_key, 'subjectDetail', i.subject_detail_key,
      'isTrial', ${sql.raw(isTrialSql("i"))},
      'isOver', m.id is not null and (m.ended_at is not null or m.status = 'CANCELED')) order by o.created_at desc, i.position)
    from orders o join order_items i on i.order_id = o.id
    left join matches own on own.order_item_id = i.id
    left join matches m on m.id = coalesce(own.id, i.match_id)
    where o.user_id = b.id and ${sql.raw(IS_BOUGHT)} and i.subject_key in ${list(subjects)})`;

/** As many parameters as a list of courses gets: of few lengths, so that a connection keeps few plans. */
const LENGTHS = [1, 2, 4, 10, 50];

/**
 * A parameter for each value, the last ones repeated. Of an array in one parameter PostgreSQL does not know how many it holds: it
 * would guess too many for a plan that it keeps, and plan the statement anew each time.
 */
function list(values: readonly (string | number)[]): SQL {
  const length = LENGTHS.find((one) => one >= values.length) ?? values.length;
  return sql`${Array.from({ length }, (_one, index) => values[Math.min(index, values.length - 1)])}`;
}

/** An order as it is reserved; the database fills in the rest. */
export type NewOrder = Omit<
  OrderRow,
  | "id"
  | "status"
  | "paymentId"
  | "receiptUrl"
  | "failureCode"
  | "failureMessage"
  | "leaseUntil"
  | "leaseNumber"
  | "chargeDeadline"
  | "paidAt"
  | "refundedAmount"
  | "createdAt"
  | "updatedAt"
>;

type NewCourse = Omit<typeof orderItems.$inferSelect, "id" | "orderId" | "position" | "keptCount">;

/**
 * Writes an order as PENDING, held for `leaseMs` and not charged yet, with its courses in their order, the consents given with it, and (for a
 * typed-in card) the look for the billing key that is asked for next.
 * @returns `undefined` when the key, or the same draft, has an order already
 */
export async function insertOrder(
  tx: Queryable,
  order: NewOrder,
  along: { courses: NewCourse[]; consents: ConsentKey[]; look: Job<"billing-key.sweep"> | null },
  leaseMs: number,
): Promise<OrderRow | undefined> {
  const courses = along.courses.map((course, position) => ({ ...course, position }));
  const [row] = await tx.execute<Json>(sql`
    with placed as (
      insert into orders (merchant_uid, payment_id, user_id, student_id, student_name, student_phone_number, guardian_name,
        guardian_phone_number, payment_method, idempotency_key, request_hash, draft_id, schedule_period_id, order_name, amount, card_quota,
        card_name, card_number, ledger, benefit_id, benefit_name, discount_source, tablet_type, postcode, address,
        address_detail, consultation_id, order_funnel_type, order_funnel_value, lease_until, charge_deadline)
      values (${order.merchantUid}, ${order.merchantUid}, ${order.userId}, ${order.studentId}, ${order.studentName},
        ${order.studentPhoneNumber}, ${order.guardianName}, ${order.guardianPhoneNumber}, ${order.paymentMethod},
        ${order.idempotencyKey}, ${order.requestHash}, ${order.draftId}, ${order.schedulePeriodId}, ${order.orderName}, ${order.amount},
        ${order.cardQuota}, ${order.cardName}, ${order.cardNumber}, ${JSON.stringify(order.ledger)}, ${order.benefitId},
        ${order.benefitName}, ${order.discountSource}, ${order.tabletType}, ${order.postcode}, ${order.address},
        ${order.addressDetail}, ${order.consultationId}, ${order.orderFunnelType}, ${order.orderFunnelValue},
        now() + make_interval(secs => ${leaseMs / 1000}), now())
      on conflict do nothing
      returning *
    ), courses as (
      insert into order_items (order_id, position, product_id, subject_key, subject_detail_key, product, match_id,
        trial_match_id, tutor_id, bonus_type, bonus_count)
      select placed.id, c.position, c."productId", c."subjectKey", c."subjectDetailKey", c.product, c."matchId",
        c."trialMatchId", c."tutorId", c."bonusType", c."bonusCount"
      from placed, jsonb_to_recordset(${JSON.stringify(courses)}::jsonb) as c (position smallint, "productId" int,
        "subjectKey" text, "subjectDetailKey" text, product jsonb, "matchId" uuid, "trialMatchId" uuid, "tutorId" int,
        "bonusType" text, "bonusCount" smallint)
    ), given as (
      insert into consents (user_id, key, version, agreed, merchant_uid)
      select placed.user_id, c.key, ${CONSENT_VERSION}, true, placed.merchant_uid
      from placed, jsonb_array_elements_text(${JSON.stringify(along.consents)}::jsonb) as c (key)
    )${along.look ? sql`, look as (${writeJobs(asPlacedJob(along.look))})` : sql``}
    select * from placed`);
  return row && toRow(orders, row);
}

const asPlacedJob = ({ name, key, payload, delaySeconds }: Job<"billing-key.sweep">): SQL =>
  jobRows(name, {
    from: sql`placed`,
    key: sql`${key}`,
    payload: { issueId: sql`${payload.issueId}::text`, userId: sql`placed.user_id` },
    delaySeconds,
  });
