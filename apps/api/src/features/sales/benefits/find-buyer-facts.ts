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
 * What conditions ask of a buyer, in one statement. An order reads it in its transaction: the buyer's row is locked
 * there, so that two orders at once cannot both be the first. Before the student is known, any of the account's will
 * do.
 */
export async function findBuyerFacts(
  db: Queryable,
  conditions: readonly BenefitCondition[],
  of: FactsOf,
): Promise<BuyerFacts> {
  const asked = [...new Set(conditions)].flatMap((condition) => FACTS[condition]?.(of) ?? []);
  if (asked.length === 0) return {};
  const [facts] = await db.execute<{ [Fact in keyof BuyerFacts]: boolean }>(sql`select ${sql.join(asked, sql`, `)}`);
  return { ...facts };
}

const FACTS: Partial<Record<BenefitCondition, (of: FactsOf) => SQL>> = {
  FIRST: (of) => sql`${hasCourse(of)} as "hasCourse"`,
  RETURNING: (of) => sql`${hasTakenLesson(of)} as "hasTakenLesson"`,
  SIBLING: (of) => sql`${hasSiblingCourse(of)} as "hasSiblingCourse"`,
};

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
      and l.settled_as = 'HELD' and l.dispute is distinct from 'OPEN')
    ${studentId === null ? sql`` : sql`and o.student_id = ${studentId}`})`;

/** A course runs until it is given back or its match ends; before there is a match it runs, too. */
const hasSiblingCourse = ({ userId, studentId }: FactsOf) => sql`exists (
  select from ${courses(userId)} and ${isPaid} and i.kept_count is null
    and (m.id is null or (m.status <> 'CANCELED' and m.ended_at is null))
    ${studentId === null ? sql`` : sql`and o.student_id <> ${studentId}`})`;
