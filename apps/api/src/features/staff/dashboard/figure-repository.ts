import {
  APPLICANT_ANSWER_DAYS,
  addKstMonths,
  type DeskFigure,
  DISPUTE_ANSWER_DAYS,
  type KstDate,
  type KstMonth,
  type LessonConcern,
  lateBefore,
  SEARCHING_MATCH_STATUSES,
  startOfKstDate,
  startOfKstMonth,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { DEAD_LETTERS } from "../../../db/job-queues.ts";
import { LESSON_CONCERN_ROWS } from "../../../db/lesson-concerns.ts";
import { WAITING_PARTICIPANTS } from "../../../db/waiting-participants.ts";

interface Today {
  readonly day: KstDate;
  readonly now: Date;
  /** Lessons that staff looks at begin from here on. */
  readonly concernsFrom: Date;
  readonly start: Date;
  readonly end: Date;
  /** The month that can be paid and is not, and the newest whose pay day is over. */
  readonly monthToRun: KstMonth | null;
  readonly dueMonth: KstMonth;
}

type Count = { count: number; amount: number | null };

const sum = sql.raw("count(*)::int as count, coalesce(sum(amount), 0)::int as amount");
const plain = sql.raw("count(*)::int as count, null::int as amount");
const within = (column: string, { start, end }: Today) =>
  sql`${sql.raw(column)} >= ${start.toISOString()} and ${sql.raw(column)} < ${end.toISOString()}`;
const searching = sql.raw(SEARCHING_MATCH_STATUSES.map((status) => `'${status}'`).join(", "));
const sentBefore = (day: KstDate, days: number) => startOfKstDate(lateBefore(day, days)).toISOString();
const failing = sql.raw("p.status in ('RETRYING', 'PAUSED') and s.status <> 'STOPPED'");

/** Among the months with payouts that are not paid: the one that was not run, if lessons were taken or missed by its end. */
const unrun = (month: KstMonth) => sql`union all select ${month}::text, null where exists (select 1 from lessons
  where status in ('DONE', 'ABSENT') and starts_at < ${startOfKstMonth(addKstMonths(month, 1)).toISOString()})`;

/** Pay that staff cannot send: its tutor has no account. */
const NO_ACCOUNT = sql.raw(
  "status = 'READY' and not exists (select 1 from payout_accounts a where a.tutor_id = payouts.tutor_id)",
);

/**
 * The months of payouts that staff has to finish, or that were not run though lessons were taught: which of them, and
 * the won that wait.
 */
const payoutMonths = ({ monthToRun }: Today, which: SQL) => sql`
  select count(*)::int as count, sum(net)::float8 as amount from (
    select month, sum(net) as net from payouts
      where status <> 'PAID' and not (${NO_ACCOUNT}) group by month
    ${monthToRun ? unrun(monthToRun) : sql``}
  ) months where ${which}`;

/** Lessons of the last days that staff looks at. */
const concerned =
  (concern: LessonConcern) =>
  ({ now, concernsFrom }: Today) =>
    sql`select ${plain} from lessons where ${LESSON_CONCERN_ROWS[concern](now)}
      and starts_at >= ${concernsFrom.toISOString()} and starts_at < ${now.toISOString()}`;

const FIGURES: Readonly<Record<DeskFigure, (today: Today) => SQL>> = {
  LATE_CALLS: ({ now }) => sql`select ${plain} from consultations
    where promised_until <= ${now.toISOString()} and status in ('REQUESTED', 'CALL_LATER')`,
  LATE_APPLICANTS: ({ day }) => sql`select ${plain} from tutor_applicants
    where status = 'REGISTERED' and registered_at < ${sentBefore(day, APPLICANT_ANSWER_DAYS)}`,
  LATE_DISPUTES: ({ day }) => sql`select ${plain} from lesson_disputes
    where decided_at is null and created_at < ${sentBefore(day, DISPUTE_ANSWER_DAYS)}`,
  LATE_MATCHES: ({ day }) => sql`select ${plain} from matches
    where promised_on < ${day} and status in (${searching}, 'UNPAIRED', 'PROFILE_MATCH_FAILED')`,
  STUCK_MATCHES: () => sql`select ${plain} from matches where status in ('UNPAIRED', 'PROFILE_MATCH_FAILED')`,
  LATE_PAYOUTS: (today) => payoutMonths(today, sql`month <= ${today.dueMonth}`),
  UNCERTAIN_PAYMENTS: () => sql`select ${sum} from orders where status = 'UNKNOWN'`,
  UNCERTAIN_REFUNDS: () => sql`select ${sum} from refunds where status = 'UNKNOWN'`,
  FAILED_REFUNDS: () => sql`select ${sum} from refunds where status = 'FAILED'`,
  FAILING_RENEWALS: () => sql`select count(*)::int as count, coalesce(sum(p.amount), 0)::int as amount
    from order_schedule_periods p join order_schedules s on s.id = p.schedule_id where ${failing}`,
  OPEN_PAYOUTS: (today) => payoutMonths(today, sql`month > ${today.dueMonth}`),
  NO_ACCOUNT_PAYOUTS: () => sql`select count(*)::int as count, coalesce(sum(net), 0)::float8 as amount
    from payouts where ${NO_ACCOUNT}`,
  WAITING_APPLICANTS: () => sql`select ${plain} from tutor_applicants where status = 'REGISTERED'`,
  // A check removes the file.
  WAITING_PROOFS: () => sql`select count(distinct tutor_id)::int as count, null::int as amount
    from study_proofs where tutor_id is not null and object_key is not null`,
  WAITING_PARTICIPANTS: () => sql`select ${plain} from ${WAITING_PARTICIPANTS}`,
  OPEN_DISPUTES: () => sql`select ${plain} from lesson_disputes where decided_at is null`,
  EMPTY_ROOMS: concerned("EMPTY_ROOM"),
  MISSING_LOGS: concerned("MISSING_LOG"),
  SHORT_LESSONS: concerned("SHORT"),
  ELSEWHERE_LESSONS: concerned("ELSEWHERE"),
  UNPLANNED_PAIRS: () => sql`select ${plain} from matches
    where status = 'MATCHED' and ended_at is null and planned_at is null`,
  OPEN_REPORTS: () => sql`select ${plain} from message_reports where status = 'OPEN'`,
  BAD_PULSES: () => sql`select ${plain} from class_pulses where answer = 'BAD' and handled_at is null`,
  FAILED_MESSAGES: () => sql`select ${plain} from phone_messages where status = 'FAILED'`,
  FAILED_JOBS: () => sql`select ${plain} from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'`,
  PAID_TODAY: (today) => sql`select ${sum} from orders where amount > 0 and ${within("paid_at", today)}`,
  REFUNDED_TODAY: (today) => sql`select ${sum} from refunds where status = 'DONE' and ${within("done_at", today)}`,
  MATCHED_TODAY: (today) =>
    sql`select ${plain} from matches where status = 'MATCHED' and ${within("matched_at", today)}`,
};

/** Counts what one figure of the desk stands for. */
export async function countFigure(db: Queryable, figure: DeskFigure, today: Today): Promise<Count> {
  const [row] = await db.execute<Count>(FIGURES[figure](today));
  if (!row) throw new Error("a count answers one row");
  return { count: row.count, amount: row.amount };
}
