import { randomUUID } from "node:crypto";
import { requiredConsents } from "@pkg/domain";
import type { Sql } from "../../src/db/client.ts";
import { issueAccessToken } from "../../src/lib/callers/access-token.ts";
import { AUTH_SECRET } from "./settings.ts";

/** Somebody who is about to buy one course once. */
export interface Buyer {
  userId: string;
  accessToken: string;
  body: Record<string, unknown>;
  /** Which order call the body is for. */
  call: "card" | "pg";
}

/** New buyers, registered and with a verified phone, each with a purchase that the API accepts. */
export async function createBuyers(sql: Sql, count: number, cardNumber: string): Promise<Buyer[]> {
  const [product] = await sql<{ id: number; final_cost: number }[]>`
    select id, final_cost from products
    where available and not rent_tablet and not bundling_applied and total_months = 1 and grade_category = 'MIDDLE' and tutor_rank = 'BASIC'
    order by id limit 1`;
  const [detail] = await sql<{ key: string }[]>`
    select key from subject_details where purchasable and subject_key = 'MATH' and 'MIDDLE' = any(target_school_levels) order by key limit 1`;
  if (!product || !detail) throw new Error("The seed data lack a product or a subject detail.");
  const consents = requiredConsents({ totalMonths: [1], paymentMethod: "CARD" }).map(({ key }) => ({
    key,
    agreed: true,
  }));
  const body = {
    productId: product.id,
    subject: "MATH",
    subjectDetail: detail.key,
    rentTablet: false,
    student: { name: "김하네" },
    paymentType: "CARD",
    cardInformation: { cardNumber, cardExpiry: "2029-12", birthdayOrCompanyNumber: "900101", cardPassword: "12" },
    shownAmount: product.final_cost,
    consents,
  };
  return Promise.all(Array.from({ length: count }, () => createBuyer(sql, body)));
}

/** A verified number belongs to one account: thousands of random ones would meet. */
let phones = 0;

async function createBuyer(sql: Sql, body: Record<string, unknown>): Promise<Buyer> {
  const userId = `harness-${randomUUID()}`;
  const email = `${userId}@example.com`;
  phones += 1;
  const phone = `0109${String(phones).padStart(7, "0")}`;
  await sql.begin(async (tx) => {
    await tx`insert into auth_users (id, name, email) values (${userId}, '하네스', ${email})`;
    await tx`insert into users (id, email, name, birth_year, phone_number, phone_number_verified, registered)
      values (${userId}, ${email}, '하네스', 1990, ${phone}, true, true)`;
    await tx`insert into auth_sessions (id, token, user_id, expires_at) values (${userId}, ${`token-${userId}`}, ${userId}, '2100-01-01')`;
    await tx`insert into students (user_id, name, is_self, grade) values (${userId}, '김하네', true, 8)`;
  });
  const buyer: Buyer = { userId, accessToken: "", body, call: "card" };
  await renewToken(buyer);
  return buyer;
}

/** A token ends after five minutes, which a trial may take on a busy machine; browsers renew it as well. */
export async function renewToken(buyer: Buyer): Promise<void> {
  const { userId } = buyer;
  buyer.accessToken = (await issueAccessToken(AUTH_SECRET, { userId, sessionId: userId })).accessToken;
}
