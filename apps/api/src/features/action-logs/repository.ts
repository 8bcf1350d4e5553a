import { type EnrollmentRoute, FUNNEL_STEPS, type FunnelStep } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import type { EnrollmentReport } from "./schemas.ts";

/** From `start` on, before `end`. */
interface Range {
  readonly start: Date;
  readonly end: Date;
}

const inRange = ({ start, end }: Range) =>
  sql`log.created_at >= ${start.toISOString()} and log.created_at < ${end.toISOString()}`;

/** A visitor is a browser; a log without one, from a browser without storage, counts as one of its own. */
const visitor = sql`coalesce(log.visitor_id::text, log.id::text)`;

/**
 * A PAID log counts only with a paid order of the same account, each order once, however often a browser reports it. Refunds
 * later take nothing away: the report is about enrolling.
 */
const paidOrders = (range: Range) => sql`
  select distinct on (o.id) o.id, o.amount, o.user_id, o.paid_at, o.order_funnel_type, log.visitor_id, log.utm, log.created_at
  from action_logs log
  join orders o on o.merchant_uid = log.merchant_uid and o.user_id = log.user_id
  where log.user_action_status = 'PAID' and o.paid_at is not null and ${inRange(range)}
  order by o.id, log.created_at`;

/** Visitors of each step, in the order of the funnel; a step that nobody took counts 0. */
export async function countSteps(db: Queryable, range: Range): Promise<EnrollmentReport["steps"]> {
  const rows = await db.execute<{ step: FunnelStep; visitors: number }>(sql`
    select log.user_action_status as step, count(distinct ${visitor})::int as visitors
    from action_logs log where ${inRange(range)} group by 1`);
  const visitors = new Map(rows.map((row) => [row.step, row.visitors]));
  return FUNNEL_STEPS.map((step) => ({ step, visitors: visitors.get(step) ?? 0 }));
}

/**
 * Visitors of each step by week and route, the newest week first. An order counts by its own route, whatever its browser said of
 * it; a log that tells no route is of the one that everybody takes who does not come from somewhere else.
 */
export async function countWeeks(db: Queryable, range: Range): Promise<EnrollmentReport["weeks"]> {
  const rows = await db.execute<{ weekOf: string; route: EnrollmentRoute; step: FunnelStep; visitors: number }>(sql`
    with paid as (${paidOrders(range)}),
    taken as (
      select log.created_at, log.order_funnel_type as route, log.user_action_status as step, ${visitor} as who
      from action_logs log where log.user_action_status <> 'PAID' and ${inRange(range)}
      union all select created_at, order_funnel_type, 'PAID', id::text from paid)
    select to_char(date_trunc('week', created_at at time zone 'Asia/Seoul'), 'YYYY-MM-DD') as "weekOf",
      coalesce(route, 'SIMPLE_ENROLL') as route, step, count(distinct who)::int as visitors
    from taken group by 1, 2, 3 order by 1 desc, 2`);
  const weeks = new Map<string, EnrollmentReport["weeks"][number]>();
  for (const { weekOf, route, step, visitors } of rows) {
    const key = `${weekOf} ${route}`;
    const week = weeks.get(key) ?? {
      ...{ weekOf, orderFunnelType: route },
      steps: FUNNEL_STEPS.map((one) => ({ step: one, visitors: 0 })),
    };
    weeks.set(key, { ...week, steps: week.steps.map((one) => (one.step === step ? { step, visitors } : one)) });
  }
  return [...weeks.values()];
}

/** Visits and paid orders by where the visit came from, the most orders first. */
export async function countSources(db: Queryable, range: Range): Promise<EnrollmentReport["sources"]> {
  return [
    ...(await db.execute<EnrollmentReport["sources"][number]>(sql`
      with paid as (${paidOrders(range)}),
      visits as (
        select log.utm, count(distinct ${visitor})::int as visitors
        from action_logs log where log.user_action_status = 'ENTERED' and ${inRange(range)} group by 1),
      bought as (select utm, count(*)::int as orders, sum(amount)::int as amount from paid group by 1)
      select utm->>'utm_source' as source, utm->>'utm_medium' as medium, utm->>'utm_campaign' as campaign,
        sum(coalesce(visitors, 0))::int as visitors, sum(coalesce(orders, 0))::int as orders, sum(coalesce(amount, 0))::int as amount
      from visits full join bought using (utm) group by 1, 2, 3
      order by orders desc, visitors desc, source nulls last, medium, campaign limit 200`)),
  ];
}

/** Who saw a variant in the period, and the orders that they paid after it. */
export async function countVariants(db: Queryable, range: Range): Promise<EnrollmentReport["variants"]> {
  return [
    ...(await db.execute<EnrollmentReport["variants"][number]>(sql`
      with paid as (${paidOrders(range)}),
      seen as (select * from feature_exposures log where ${inRange(range)}),
      bought as (
        select distinct seen.feature, seen.variant, paid.id, paid.amount
        from seen join paid on paid.paid_at >= seen.created_at
          and (paid.visitor_id = seen.visitor_id or paid.user_id = seen.user_id))
      select seen.feature, seen.variant, count(*)::int as visitors,
        (select count(*)::int from bought where bought.feature = seen.feature and bought.variant = seen.variant) as orders,
        (select coalesce(sum(amount), 0)::int from bought
          where bought.feature = seen.feature and bought.variant = seen.variant) as amount
      from seen group by 1, 2 order by 1, 2`)),
  ];
}
