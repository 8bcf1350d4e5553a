import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import type { PersonEvent, PersonEventKind } from "./schemas.ts";

interface EventFilter {
  readonly userId: string;
  readonly kind: PersonEventKind | undefined;
  /** The end of the page before. */
  readonly after: { readonly at: string; readonly key: string } | null;
  readonly limit: number;
}

/** `subject` is the first part of what is taught, where the title is only its detail. */
export type EventRow = PersonEvent & { place: string; subject: string | null };

/** The end of a read of one table: what can stand on the page, and all of the instant at which it ends. */
type Latest = (at: "created_at" | "starts_at") => SQL;

/**
 * Each kind as (id, at, subject, title, note, status, amount, target); read by the person's own index. Of what somebody may
 * have thousands, no more is read than a page shows. Lessons that are still to come did not happen.
 */
const SOURCES: Readonly<Record<PersonEventKind, (userId: string, latest: Latest) => SQL>> = {
  ORDER: (userId, latest) => sql`select merchant_uid as id, created_at as at, null as subject,
    order_name as title, student_name as note, status,
    amount, merchant_uid as target from orders where user_id = ${userId} ${latest("created_at")}`,
  REFUND: (userId) => sql`select r.id::text as id, r.created_at as at, null as subject,
    o.order_name as title, r.reason as note, r.status,
    r.amount, o.merchant_uid as target from orders o join refunds r on r.order_id = o.id where o.user_id = ${userId}`,
  MATCH: (userId, latest) => sql`select m.id::text as id, m.created_at as at, j.label as subject,
    d.label as title, s.name as note,
    m.status, null::int as amount, m.id::text as target
    from (select * from matches where user_id = ${userId} ${latest("created_at")}) m join students s on s.id = m.student_id
    join subjects j on j.key = m.subject_key join subject_details d on d.key = m.subject_detail_key`,
  LESSON: (userId, latest) => sql`select l.id::text as id, l.starts_at as at, j.label as subject, d.label as title,
    s.name || ' · ' || t.name as note, l.status, null::int as amount, l.match_id::text as target
    from (
      select l.* from students o cross join lateral (
        select * from lessons where student_id = o.id and starts_at <= now() ${latest("starts_at")}) l where o.user_id = ${userId}
      union all select l.* from tutors o cross join lateral (
        select * from lessons where tutor_id = o.id and starts_at <= now() ${latest("starts_at")}) l where o.user_id = ${userId}) l
    join matches m on m.id = l.match_id join students s on s.id = l.student_id join tutors t on t.id = l.tutor_id
    join subjects j on j.key = m.subject_key join subject_details d on d.key = m.subject_detail_key`,
  LOG_IN: (userId, latest) => sql`select id, created_at as at, null as subject,
    coalesce(user_agent, '') as title, '' as note, null as status,
    null::int as amount, null as target from auth_sessions where user_id = ${userId} ${latest("created_at")}`,
  MESSAGE: (userId, latest) => sql`select id::text as id, created_at as at, null as subject,
    coalesce(text, '') as title,
    coalesce(phone_number, '') as note, status, null::int as amount, user_id as target from phone_messages
    where user_id = ${userId} ${latest("created_at")}`,
  NOTE: (userId) => sql`select n.id::text as id, n.created_at as at, null as subject,
    n.text as title, coalesce(a.name, '') as note,
    null as status, null::int as amount, null as target from staff_notes n left join users a on a.id = n.author_id
    where n.user_id = ${userId}`,
  ACT: (userId) => sql`select l.id::text as id, l.at, null as subject, l.action as title,
    concat_ws(' · ', a.name, l.detail ->> 'reason') as note, null as status, null::int as amount, null as target
    from (select * from audit_logs where target_id = ${userId} and action <> 'person.viewed'
      union select * from audit_logs where actor_id = ${userId} and action like 'user.%') l
    left join users a on a.id = l.actor_id`,
  APPLICATION: (userId) => sql`select id::text as id, coalesce(registered_at, created_at) as at, null as subject,
    coalesce(major, '') as title,
    coalesce(reason, '') as note, status, null::int as amount, id::text as target from tutor_applicants
    where user_id = ${userId}`,
  CONSULTATION: (userId) => sql`select c.id::text as id, c.created_at as at, null as subject, '' as title,
    coalesce((select k.note from consultation_calls k where k.consultation_id = c.id order by k.created_at desc limit 1), '') as note,
    c.status, null::int as amount, c.id::text as target from consultations c where c.user_id = ${userId}`,
  LEVEL_TEST: (userId) => sql`select t.id::text as id, coalesce(t.finished_at, t.started_at) as at, null as subject,
    coalesce(j.label, t.subject) as title, concat_ws(' · ', s.name, t.points || '/' || t.max_points || '점') as note,
    case when t.finished_at is null then 'OPEN' else 'FINISHED' end as status, null::int as amount, null as target
    from level_test_sessions t join students s on s.id = t.student_id left join subjects j on j.key = t.subject
    where t.user_id = ${userId}`,
  PULSE: (userId) => sql`select p.match_id || '-' || p.tutor_id as id, p.updated_at as at, null as subject,
    j.label as title,
    s.name || ' · ' || t.name as note, p.answer as status, null::int as amount, p.match_id::text as target
    from matches m join class_pulses p on p.match_id = m.id join students s on s.id = m.student_id
    join tutors t on t.id = p.tutor_id join subjects j on j.key = m.subject_key where m.user_id = ${userId}`,
  REMATCH: (userId) => sql`select f.id::text as id, f.created_at as at, null as subject, j.label as title,
    concat_ws(' · ', s.name, t.name, nullif(f.rematch_reason_detail, '')) as note, f.rematch_reason as status,
    null::int as amount, f.match_id::text as target
    from matches m join rematch_forms f on f.match_id = m.id join students s on s.id = m.student_id
    join tutors t on t.id = f.tutor_id join subjects j on j.key = m.subject_key where m.user_id = ${userId}`,
};

/** What happened with a person, the latest first: one kind, or all but log-ins. */
export async function findEvents(db: Queryable, { userId, kind, after, limit }: EventFilter): Promise<EventRow[]> {
  const all = Object.keys(SOURCES) as PersonEventKind[];
  // Log-ins would drown the rest.
  const kinds = kind === undefined ? all.filter((one) => one !== "LOG_IN") : [kind];
  const latest: Latest = (at) => sql`${after ? sql`and ${sql.raw(at)} <= ${after.at}::timestamptz` : sql``}
    order by ${sql.raw(at)} desc fetch first ${limit} rows with ties`;
  const behind =
    after && sql` where (e.at, ${sql.raw("e.kind || ':' || e.id")}) < (${after.at}::timestamptz, ${after.key}::text)`;
  const parts = kinds.map(
    (
      one,
    ) => sql`(select * from (select ${sql.raw(`'${one}'`)}::text as kind, s.* from (${SOURCES[one](userId, latest)}) s) e
      ${behind ?? sql``} order by e.at desc, e.kind || ':' || e.id desc limit ${limit})`,
  );
  const rows = await db.execute<Omit<EventRow, "at" | "targetId"> & { at: string | Date; target: string | null }>(sql`
    select kind, id, at, subject, title, note, status, amount, target,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from (${sql.join(parts, sql` union all `)}) e order by at desc, kind || ':' || id desc limit ${limit}`);
  return rows.map(({ at, target, ...row }) => ({ ...row, at: new Date(at), targetId: target }));
}
