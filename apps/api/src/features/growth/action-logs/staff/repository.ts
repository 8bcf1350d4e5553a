import { type EnrollmentRoute, FUNNEL_STEPS, type FunnelStep } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import type { EnrollmentReport } from "../schemas.ts";

/** From `start` on, before `end`. */
interface Range {
  readonly start: Date;
  readonly end: Date;
}

type Counted = Pick<EnrollmentReport, "sources" | "variants"> & {
  steps: { step: FunnelStep; visitors: number }[];
  weeks: { weekOf: string; route: EnrollmentRoute; step: FunnelStep; visitors: number }[];
};

const inRange = ({ start, end }: Range) =>
  sql`created_at >= ${start.toISOString()} and created_at < ${end.toISOString()}`;

/** What happened in the period. A visitor is a browser; a log without one, from a browser without storage, counts as one of its own. */
const logs = (range: Range) => sql`
  select user_action_status as step, coalesce(visitor_id, id) as who, visitor_id, user_id, merchant_uid, utm,
    order_funnel_type as route, created_at
  from action_logs where ${inRange(range)}`;

/**
 * A PAID log counts only with a paid order of the same account, each order once, however often a browser reports it. Refunds
 * later take nothing away: the report is about enrolling.
 */
const PAID = sql`
  select distinct on (o.id) o.id, o.amount, o.user_id, o.paid_at, o.order_funnel_type as route, log.visitor_id, log.utm, log.created_at
  from log join orders o on o.merchant_uid = log.merchant_uid and o.user_id = log.user_id
  where log.step = 'PAID' and o.paid_at is not null
  order by o.id, log.created_at`;

/** Visitors of each step. */
const STEPS = sql`
  select step, count(*)::int as visitors from (select distinct step, who from log) one group by step`;

/**
 * Visitors of each step by week and route, the newest week first. An order counts by its own route, whatever its browser said of
 * it; a log that tells no route is of the one that everybody takes who does not come from somewhere else.
 */
const WEEKS = sql`
  select to_char(week, 'YYYY-MM-DD') as "weekOf", route, step, count(*)::int as visitors
  from (
    select distinct date_trunc('week', created_at at time zone 'Asia/Seoul') as week,
      coalesce(route, 'SIMPLE_ENROLL') as route, step, who
    from (
      select created_at, route, step, who from log where step <> 'PAID'
      union all select created_at, route, 'PAID', id from paid) taken) one
  group by week, route, step order by week desc, route`;

/** Visits and paid orders by where the visit came from, the most orders first. Won of many orders are more than an integer holds. */
const SOURCES = sql`
  select utm->>'utm_source' as source, utm->>'utm_medium' as medium, utm->>'utm_campaign' as campaign,
    sum(coalesce(visitors, 0))::int as visitors, sum(coalesce(orders, 0))::int as orders, sum(coalesce(amount, 0))::bigint as amount
  from (select utm, count(*)::int as visitors from (select distinct utm, who from log where step = 'ENTERED') one group by 1) visits
  full join (select utm, count(*)::int as orders, sum(amount) as amount from paid group by 1) bought using (utm)
  group by 1, 2, 3 order by orders desc, visitors desc, source nulls last, medium, campaign limit 200`;

/** Who saw a variant in the period, and the orders that they paid after it: found by the browser, or by the account. */
const VARIANTS = sql`
  select feature, variant, visitors, coalesce(orders, 0)::int as orders, coalesce(amount, 0)::bigint as amount
  from (select feature, variant, count(*)::int as visitors from seen group by 1, 2) seen
  left join (
    select feature, variant, count(*) as orders, sum(amount) as amount
    from (
      select seen.feature, seen.variant, paid.id, paid.amount
      from seen join paid on paid.visitor_id = seen.visitor_id and paid.paid_at >= seen.created_at
      union
      select seen.feature, seen.variant, paid.id, paid.amount
      from seen join paid on paid.user_id = seen.user_id and paid.paid_at >= seen.created_at) one
    group by 1, 2) bought using (feature, variant)
  order by 1, 2`;

/** Enrollments of a period. One statement: each of its parts would read every log of the period, and every order, again. */
export async function countEnrollments(
  db: Queryable,
  range: Range,
): Promise<Pick<EnrollmentReport, "steps" | "weeks" | "sources" | "variants">> {
  const list = (part: typeof STEPS) => sql`(select coalesce(json_agg(part), '[]') from (${part}) part)`;
  const [row] = await db.execute<Counted>(sql`
    with log as materialized (${logs(range)}), paid as materialized (${PAID}),
      seen as materialized (select * from feature_exposures where ${inRange(range)})
    select ${list(STEPS)} as steps, ${list(WEEKS)} as weeks, ${list(SOURCES)} as sources, ${list(VARIANTS)} as variants`);
  if (!row) throw new Error("a select without a table answers one row");
  return { steps: inOrder(row.steps), weeks: byWeek(row.weeks), sources: row.sources, variants: row.variants };
}

/** In the order of the funnel; a step that nobody took counts 0. */
function inOrder(counted: Counted["steps"]): EnrollmentReport["steps"] {
  const visitors = new Map(counted.map((row) => [row.step, row.visitors]));
  return FUNNEL_STEPS.map((step) => ({ step, visitors: visitors.get(step) ?? 0 }));
}

function byWeek(counted: Counted["weeks"]): EnrollmentReport["weeks"] {
  const weeks = Map.groupBy(counted, ({ weekOf, route }) => `${weekOf} ${route}`);
  return [...weeks.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ weekOf: first.weekOf, orderFunnelType: first.route, steps: inOrder(rows) }] : [];
  });
}
