import { randomUUID } from "node:crypto";
import { HOUR, type LessonOutcome, type LessonStatus } from "@pkg/domain";
import { Calls, type Requests } from "@pkg/e2e/calls";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { newPerson } from "@pkg/e2e/session";
import { settleLessons } from "@pkg/e2e/settle";
import { signUpByEmail } from "@pkg/e2e/sign-up";
import type { TestTutor } from "@pkg/e2e/tutor";

const PASSWORD = "nararan-2026";
const EVENINGS = ["17:00-22:00"];
/** 중등 60분 주 2회 1개월: lessons and pay are computed from this product. */
const PRODUCT = 1122100;

export interface TaughtStudent {
  readonly matchId: string;
  readonly name: string;
  /** Their ids, in the order of the hours. */
  readonly lessonIds: readonly string[];
}

/** Signs a buyer in in this context; the sites share one session. @returns the account's id */
export async function newBuyer(context: Requests): Promise<string> {
  const { email, phone } = newPerson();
  const id = await signUpByEmail(new Calls(context.request, TUTOR), { name: "김민정", email, password: PASSWORD });
  await sql`update users set registered = true, user_type = 'STUDENT', is_parent = true, phone_number = ${phone},
    phone_number_verified = true, name = '김민정' where id = ${id}`;
  return id;
}

/** A paid course of the buyer with this tutor, with lessons at the given hours from now; past ones were held. */
export async function teachStudent(
  tutor: TestTutor,
  { buyerId, name, hours }: { buyerId: string; name: string; hours: readonly number[] },
): Promise<TaughtStudent> {
  const uid = `E2E${randomUUID().slice(0, 12)}`;
  const [student] = await sql<{ id: string }[]>`
    insert into students (user_id, name, grade, birth_year) values (${buyerId}, ${name}, 8, 2012) returning id`;
  const [order] = await sql<{ id: string }[]>`
    insert into orders (merchant_uid, user_id, student_id, student_name, status, payment_method, idempotency_key, request_hash,
      payment_id, order_name, amount, ledger, lease_until, charge_deadline, paid_at)
    values (${uid}, ${buyerId}, ${student?.id ?? ""}, ${name}, 'PAID', 'CARD', ${randomUUID()}, 'e2e', ${randomUUID()}, '수학', 0,
      '[]'::jsonb, now(), now(), now())
    returning id`;
  const [item] = await sql<{ id: string }[]>`
    insert into order_items (order_id, position, product_id, subject_key, subject_detail_key, product)
    select ${order?.id ?? ""}::uuid, 0, p.id, 'MATH', 'MATH_M2_2', jsonb_build_object('id', p.id, 'name', p.name,
      'totalMonths', p.total_months, 'totalWeeks', p.total_weeks, 'totalCounts', p.total_counts, 'minutes', p.minutes,
      'freeLessonCounts', p.free_lesson_counts, 'expiryMonths', p.expiry_months, 'cost', p.cost,
      'monthlyTabletCost', p.monthly_tablet_cost, 'rentTablet', false, 'tutorRank', p.tutor_rank)
    from products p where p.id = ${PRODUCT} returning id`;
  await sql`insert into applicants (merchant_uid, user_id, subject, subject_detail, rank, weekly_available_periods)
    values (${uid}, ${buyerId}, 'MATH', 'MATH_M2_2', 'BASIC', ${sql.json(week())})`;
  const wishes = { ...WISHES, weeklyAvailablePeriods: week() };
  const [match] = await sql<{ id: string }[]>`
    insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
      minutes, lessons_per_week, wishes, tutor_id, lesson_starts, matched_at, planned_at)
    values (${item?.id ?? ""}, ${uid}, ${buyerId}, ${student?.id ?? ""}, 'MATCHED', 'MATH', 'MATH_M2_2', 'BASIC', 60, 2,
      ${sql.json(wishes)}, ${tutor.id}, ${sql.json([{ day: 1, halfHour: 38 }])}, now(), ${hours.length > 0 ? new Date() : null})
    returning id`;
  const matchId = match?.id ?? "";
  const lessonIds: string[] = [];
  for (const hour of hours) {
    const startsAt = new Date(Date.now() + hour * HOUR);
    const [lesson] = await sql<{ id: string }[]>`
      insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
      values (${matchId}, ${tutor.id}, ${student?.id ?? ""}, ${startsAt}, ${new Date(startsAt.getTime() + HOUR)},
        ${hour < 0 ? "DONE" : "SCHEDULED"})
      returning id`;
    lessonIds.push(lesson?.id ?? "");
  }
  await settleLessons();
  return { matchId, name, lessonIds };
}

const STATUSES: Readonly<Record<LessonOutcome, readonly [status: LessonStatus, cancelReason: string | null]>> = {
  HELD: ["DONE", null],
  STUDENT_ABSENT: ["ABSENT", null],
  TUTOR_ABSENT: ["CANCELED", "TUTOR_ABSENCE"],
  NOT_HELD: ["CANCELED", "NOT_HELD"],
  ASKED: ["SCHEDULED", null],
};

/** Settles a lesson by what its room is said to have recorded. */
export async function settle(
  lessonId: string,
  outcome: LessonOutcome,
  { student, tutor, together }: Readonly<Record<"student" | "tutor" | "together", number>>,
): Promise<void> {
  const [status, cancelReason] = STATUSES[outcome];
  await sql`update lessons set status = ${status}, cancel_reason = ${cancelReason}, settled_as = ${outcome},
    settled_by = 'PRESENCE', settled_at = ends_at, student_minutes = ${student}, tutor_minutes = ${tutor},
    together_minutes = ${together} where id = ${lessonId}`;
}

const week = () => ({
  monday: EVENINGS,
  tuesday: EVENINGS,
  wednesday: EVENINGS,
  thursday: EVENINGS,
  friday: EVENINGS,
  saturday: EVENINGS,
  sunday: EVENINGS,
});

const WISHES = {
  tutorGenders: [],
  tutorUniversities: [],
  tutorPassTypes: [],
  tutorTracks: [],
  likedTutorStyles: [],
  dislikedTutorStyles: [],
};
