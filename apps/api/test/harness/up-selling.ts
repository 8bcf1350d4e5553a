import { randomBytes } from "node:crypto";
import type { Sql } from "../../src/db/client.ts";
import { hashToken } from "../../src/features/private-links/issue-link.ts";
import { Secret } from "../../src/lib/secret.ts";
import type { Buyer } from "./buyers.ts";

/** A class of a paid month that its buyer is about to go on with. */
export interface Continuation {
  /** With the purchase that goes on. */
  buyer: Buyer;
  /** Of the month. */
  merchantUid: string;
  /** Won, what is left of it: all of it. */
  rest: number;
}

/** Pairs a paid month with a tutor, ends its renewals and offers to go on with it for three months. */
export async function prepareContinuation(sql: Sql, buyer: Buyer, merchantUid: string): Promise<Continuation> {
  const token = randomBytes(16).toString("base64url");
  const [row] = await sql.begin(async (tx) => {
    await tx`update order_schedules s set status = 'STOPPED', stop_reason = 'BUYER'
      from order_items i join orders o on o.id = i.order_id where i.id = s.order_item_id and o.merchant_uid = ${merchantUid}`;
    const made = await tx<{ id: string; tutor: number; amount: number; product: number; cost: number }[]>`
      with paired as (
        insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
          minutes, lessons_per_week, wishes, tutor_id, lesson_starts, matched_at)
        select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHED', i.subject_key, i.subject_detail_key, 'BASIC',
          (i.product ->> 'minutes')::int, p.total_counts / p.total_weeks, '{}'::jsonb, (select min(id) from tutors), '[]'::jsonb, now()
        from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
        where o.merchant_uid = ${merchantUid} returning id, tutor_id, minutes, lessons_per_week, merchant_uid)
      select m.id, m.tutor_id as tutor, o.amount, p.id as product, p.final_cost as cost
      from paired m join orders o on o.merchant_uid = m.merchant_uid
        join products p on p.available and p.total_months = 3 and p.minutes = m.minutes and not p.rent_tablet
          and not p.bundling_applied and p.grade_category = 'MIDDLE' and p.tutor_rank = 'BASIC'
          and p.total_counts / p.total_weeks = m.lessons_per_week`;
    const [found] = made;
    if (found) {
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
  const { id: matchId, product: productId, cost, amount: rest } = row;
  const offer = { orderFunnelType: "UP_SELLING", orderFunnelValue: token, consents: [] };
  const body = { ...buyer.body, ...offer, productId, matchId, shownAmount: cost - rest };
  return { buyer: { ...buyer, body, call: "card" }, merchantUid, rest };
}
