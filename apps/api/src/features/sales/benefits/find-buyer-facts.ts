import { type BenefitCondition, type BuyerFacts, RUNNING_ORDER_STATUSES } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { goesOnSql } from "../../../db/courses-of-match.ts";

/** Who buys, and for whom; `studentId` null before the student is known. */
export interface FactsOf {
  userId: string;
  studentId: string | null;
}

/**
 * What a condition asks of a buyer, read in the transaction of the order that would use the benefit: the buyer's row is locked
 * there, so that two orders at once cannot both be the first. Before the student is known, any of the account's will do.
 */
export async function findBuyerFacts(db: Queryable, condition: BenefitCondition, of: FactsOf): Promise<BuyerFacts> {
  if (condition === "FIRST") return { hasCourse: await holds(db, hasCourse(of)) };
  if (condition === "RETURNING") return { hasTakenLesson: await holds(db, hasTakenLesson(of)) };
  if (condition === "SIBLING") return { hasSiblingCourse: await holds(db, hasSiblingCourse(of)) };
  return {};
}

async function holds(db: Queryable, fact: SQL): Promise<boolean> {
  const [row] = await db.execute<{ holds: boolean }>(sql`select ${fact} as holds`);
  return row?.holds === true;
}

/** The courses of an account; a trial is none. One that goes on with a class (a renewal, an up-selling) belongs to its match. */
const courses = (userId: string) => sql`
  orders o join order_items i on i.order_id = o.id and (i.product->>'totalMonths')::int > 0
    left join matches m on m.order_item_id = i.id or (m.id = i.match_id and ${sql.raw(goesOnSql("o"))})
  where o.user_id = ${userId}`;

const isPaid = sql`o.status in ${[...RUNNING_ORDER_STATUSES]}`;

/** One under way counts, since it may be paid yet. */
const hasCourse = ({ userId }: FactsOf) =>
  sql`exists (select from ${courses(userId)} and o.status not in ('FAILED', 'REFUNDED'))`;

/** The trial that a course goes on with is no lesson of the course. Held as `isLessonHeld` of the domain has it. */
const hasTakenLesson = ({ userId, studentId }: FactsOf) => sql`exists (
  select from ${courses(userId)} and ${isPaid} and exists (
    select from lessons l where l.match_id = m.id and l.starts_at > o.paid_at
      and l.status in ('DONE', 'SCHEDULED') and l.ends_at <= now() and l.dispute is distinct from 'OPEN')
    ${studentId === null ? sql`` : sql`and o.student_id = ${studentId}`})`;

/** A course runs until it is given back or its match ends; before there is a match it runs, too. */
const hasSiblingCourse = ({ userId, studentId }: FactsOf) => sql`exists (
  select from ${courses(userId)} and ${isPaid} and i.kept_count is null
    and (m.id is null or (m.status <> 'CANCELED' and m.ended_at is null))
    ${studentId === null ? sql`` : sql`and o.student_id <> ${studentId}`})`;
