import { randomBytes } from "node:crypto";
import { DAY, planLessons } from "@pkg/domain";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../src/db/client.ts";
import { Secret } from "../../src/secrets/secret.ts";
import { hashToken } from "../../src/secrets/token.ts";
import type { Buyer } from "./buyers.ts";

/** A class of a paid month that its buyer is about to go on with. */
export interface Continuation {
  /** With the purchase that goes on. */
  buyer: Buyer;
  /** Of the month. */
  merchantUid: string;
  /** Won, what is left of it: all of it. */
  rest: number;
  /** Has one planned lesson. */
  matchId: string;
  /** Planned ones, once it goes on. */
  lessons: number;
}

/** Pairs a paid month with a tutor, ends its renewals and offers to go on with it for three months. */
export async function prepareContinuation(sql: Sql, buyer: Buyer, merchantUid: string): Promise<Continuation> {
  const token = randomBytes(16).toString("base64url");
  const [row] = await sql.begin(async (tx) => {
    await tx`update order_schedules s set status = 'STOPPED', stop_reason = 'BUYER'
      from order_items i join orders o on o.id = i.order_id where i.id = s.order_item_id and o.merchant_uid = ${merchantUid}`;
    const made = await tx<Prepared[]>`
      with paired as (
        insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
          minutes, lessons_per_week, wishes, tutor_id, lesson_starts, matched_at)
        select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHED', i.subject_key, i.subject_detail_key, 'BASIC',
          (i.product ->> 'minutes')::int, p.total_counts / p.total_weeks, '{}'::jsonb, 
          (select t.id from tutors t order by (select count(*) from matches m where m.tutor_id = t.id), t.id limit 1), '[]'::jsonb, now()
        from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
        where o.merchant_uid = ${merchantUid} returning id, tutor_id, minutes, lessons_per_week, merchant_uid)
      select m.id, m.tutor_id as tutor, o.amount, p.id as product, p.final_cost as cost, o.student_id as student, m.minutes,
        m.lessons_per_week as weekly, p.total_counts + p.free_lesson_counts as lessons,
        (select count(*)::int from matches other where other.tutor_id = m.tutor_id) as pairs
      from paired m join orders o on o.merchant_uid = m.merchant_uid
        join products p on p.available and p.total_months = 3 and p.minutes = m.minutes and not p.rent_tablet
          and not p.bundling_applied and p.grade_category = 'MIDDLE' and p.tutor_rank = 'BASIC'
          and p.total_counts / p.total_weeks = m.lessons_per_week`;
    const [found] = made;
    if (found) {
      await planFirst(tx, found);
      await tx`with offered as (
          insert into up_selling_offers (user_id, token_hash, sealed_token, product_ids, expires_at)
          values (${buyer.userId}, ${hashToken(new Secret(token))}, '', array[${found.product}]::int[], now() + interval '1 day')
          returning id)
        insert into up_selling_offer_matches (offer_id, match_id, tutor_id, refund_amount)
        select id, ${found.id}, ${found.tutor}, ${found.amount} from offered`;
    }
    return made;
  });
  if (!row) throw new Error("The month cannot go on.");
  const { id: matchId, product: productId, cost, amount: rest, lessons } = row;
  const offer = { orderFunnelType: "UP_SELLING", orderFunnelValue: token, consents: [] };
  const body = { ...buyer.body, ...offer, productId, matchId, shownAmount: cost - rest };
  return { buyer: { ...buyer, body, call: "card" }, merchantUid, rest, matchId, lessons };
}

interface Prepared {
  id: string;
  tutor: number;
  student: string;
  amount: number;
  product: number;
  cost: number;
  minutes: number;
  weekly: number;
  lessons: number;
  pairs: number;
}

/** Gives a class weekly times of its own and arranges its first lesson, so that going on plans the others after it. */
async function planFirst(tx: TransactionSql, { id, tutor, student, minutes, weekly, pairs }: Prepared): Promise<void> {
  const halfHour = 4 + 3 * (pairs % 14);
  const lessonStarts = Array.from({ length: weekly }, (_, day) => ({ day, halfHour }));
  const [first] = planLessons({ from: new Date(Date.now() + DAY), lessonStarts, minutes, count: 1, busy: [] });
  if (!first) throw new Error("The class has no lesson.");
  await tx`update matches set lesson_starts = ${JSON.stringify(lessonStarts)}::jsonb where id = ${id}`;
  await tx`insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
    values (${id}, ${tutor}, ${student}, ${first.startsAt.toISOString()}, ${first.endsAt.toISOString()}, 'SCHEDULED')`;
}
