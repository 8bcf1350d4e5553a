import { and, eq, type SQL, sql } from "drizzle-orm";
import { goesOnSql } from "./courses-of-match.ts";
import { applicants, candidateTutors, consultationOffers, matches, orderItems, orders } from "./schema/index.ts";

/**
 * What the family wishes for the course of a match, which `orderItems` is joined for: an order has wishes for each
 * course.
 */
export const isWishOfMatch = and(
  eq(applicants.merchantUid, matches.merchantUid),
  eq(applicants.position, orderItems.position),
);

/** In SQL, whether no course of an order waits for its wishes; what goes on with a class has its tutor. */
export const areWishesSentSql = (alias: string): string =>
  `(${goesOnSql(alias)} or coalesce((select bool_and(a.completed_at is not null) from applicants a
    join order_items w on w.order_id = ${alias}.id and w.position = a.position
    where a.merchant_uid = ${alias}.merchant_uid and (w.kept_count is null or a.completed_at is not null)), false))`;

export const areWishesSent: SQL<boolean> = sql.raw(areWishesSentSql("orders")) as SQL<boolean>;

/** How the family chose the tutor of a proposal: taught by them before, or found. Null when the search chose. */
export const chosenAs = sql<"TAUGHT" | "FOUND" | null>`case
  when ${orderItems.tutorId} is distinct from ${candidateTutors.tutorId}
    and not ${candidateTutors.tutorId}::text = any(${applicants.selectedTutors}) then null
  when exists (select from lessons l join matches b on b.id = l.match_id where b.student_id = ${matches.studentId}
    and l.tutor_id = ${candidateTutors.tutorId} and l.match_id <> ${matches.id} and l.settled_as = 'HELD') then 'TAUGHT'
  else 'FOUND' end`;

/** The memo to the tutor, and whether staff wrote it into the paid offer and the family left it as it was. */
export const memo = {
  tutorMemo: applicants.tutorMemo,
  isStaffMemo: sql<boolean>`exists (select from ${orders} o
    join ${consultationOffers} f on f.id::text = o.order_funnel_value and o.order_funnel_type = 'ROCKET_ENROLL'
    where o.merchant_uid = ${applicants.merchantUid} and f.wishes->>'tutorMemo' = ${applicants.tutorMemo})`,
};
