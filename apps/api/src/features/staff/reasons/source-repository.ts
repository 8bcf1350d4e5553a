import { type SQL, sql } from "drizzle-orm";
import type { ReasonKind } from "./schemas.ts";

/** A pulse has one answer: what counts is whether somebody has taken care of it. */
const PULSE_REASON = sql`case when p.handled_at is null then 'OPEN' else 'HANDLED' end`;
/** Refusals from before tutors gave a reason count as others. */
const PROPOSAL_REASON = sql`coalesce(c.reject_reason, 'OTHER')`;

/** Reasons with their time, by kind: each reads one range of an index. */
export const COUNTED: Readonly<Record<ReasonKind, SQL>> = {
  APPLICANT: sql`select a.reject_reason as reason, a.decided_at as at from tutor_applicants a where a.status = 'REJECTED'`,
  REMATCH: sql`select f.rematch_reason as reason, f.created_at as at from rematch_forms f`,
  PROPOSAL: sql`select ${PROPOSAL_REASON} as reason, c.answered_at as at
    from candidate_tutors c where c.talk_send_status = 'REJECT'`,
  PULSE: sql`select ${PULSE_REASON} as reason, p.updated_at as at from class_pulses p where p.answer = 'BAD'`,
};

/** The same with whom and what it is about. */
export const LISTED: Readonly<Record<ReasonKind, SQL>> = {
  APPLICANT: sql`
    select a.id::text as id, a.reject_reason as reason, a.decided_at as at, a.name, coalesce(a.major, '') as about,
      coalesce(a.reason, '') as note, a.id::text as target_id
    from tutor_applicants a where a.status = 'REJECTED'`,
  REMATCH: sql`
    select f.id::text as id, f.rematch_reason as reason, f.created_at as at, s.name, t.name || ' 선생님' as about,
      concat_ws(' ', nullif(f.rematch_reason_detail, ''), nullif(f.rematch_memo, '')) as note, m.id::text as target_id
    from rematch_forms f
    join matches m on m.id = f.match_id join students s on s.id = m.student_id join tutors t on t.id = f.tutor_id`,
  PROPOSAL: sql`
    select c.pairing_id || ':' || c.tutor_id as id, ${PROPOSAL_REASON} as reason, c.answered_at as at, t.name,
      s.name || ' 학생' as about, coalesce(c.reason, '') as note, m.id::text as target_id
    from candidate_tutors c
    join matches m on m.id = c.match_id join students s on s.id = m.student_id join tutors t on t.id = c.tutor_id
    where c.talk_send_status = 'REJECT'`,
  PULSE: sql`
    select p.match_id || ':' || p.tutor_id as id, ${PULSE_REASON} as reason, p.updated_at as at, s.name,
      t.name || ' 선생님' as about, coalesce(p.handled_note, '') as note, m.user_id as target_id
    from class_pulses p
    join matches m on m.id = p.match_id join students s on s.id = m.student_id join tutors t on t.id = p.tutor_id
    where p.answer = 'BAD'`,
};
