import { newAccount } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { settle } from "./settle.ts";

let phones = 0;
let ended = 0;

/** An account that may buy, and leave: registered, with a phone of its own. */
export async function newLeavingBuyer(
  t: TestApp,
): Promise<Awaited<ReturnType<typeof newAccount>> & { readonly phone: string }> {
  const account = await newAccount(t);
  const phone = `0107777${String(phones++).padStart(4, "0")}`;
  await t.deps.sql`update users set name = '떠날이', birth_year = 1990, registered = true, phone_number = ${phone},
    phone_number_verified = true, address = '서울 강남구', address_detail = '1동', postcode = '06236' where id = ${account.userId}`;
  await t.deps.sql`insert into students (user_id, name, phone_number, grade, is_self)
    values (${account.userId}, '떠날이', ${phone}, 8, true)`;
  return { ...account, phone };
}

/** The lesson of an order began and ended years ago. */
export async function endLongAgo(t: TestApp, merchantUid: string, years = 3): Promise<void> {
  await t.deps.sql`update orders set paid_at = now() - make_interval(years => ${years}),
    created_at = now() - make_interval(years => ${years}) where merchant_uid = ${merchantUid}`;
  await t.deps.sql`
    with pair as (
      insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
        minutes, lessons_per_week, wishes, tutor_id)
      select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHED', i.subject_key, i.subject_detail_key, 'BASIC', 60, 2,
        '{}'::jsonb, 1001
      from orders o join order_items i on i.order_id = o.id where o.merchant_uid = ${merchantUid}
      returning id, tutor_id, student_id)
    insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
    select id, tutor_id, student_id, moment.at, moment.at + interval '1 hour', 'DONE'
    from pair, (select date_trunc('hour', now()) - make_interval(years => ${years}, hours => ${2 * ended++}) as at) moment`;
  await settle(t);
}
