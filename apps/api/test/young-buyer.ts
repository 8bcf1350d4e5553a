import { testCardNumber } from "@app/sandbox";
import { type Caller, call, lastCode } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { type Buyer, createBuyers } from "./harness/buyers.ts";

let phones = 0;
/** A phone of a guardian whom nobody else has named. */
export const guardianPhone = () => `0103333${String(phones++).padStart(4, "0")}`;

/** The year of birth of somebody who turns `age` in this year. */
export const bornFor = (age: number): number => new Date().getFullYear() - age;

/** Somebody of an age with a verified phone, who is about to buy a course for themselves. */
export async function buyerOfAge(t: TestApp, age: number): Promise<Buyer> {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  await t.deps.sql`update users set birth_year = ${bornFor(age)} where id = ${buyer.userId}`;
  await t.deps.sql`update students set birth_year = ${bornFor(age)} where user_id = ${buyer.userId}`;
  const under14 = { key: "UNDER_14_PRIVACY", agreed: true };
  return { ...buyer, body: { ...buyer.body, consents: [...(buyer.body.consents as object[]), under14] } };
}

/** Names the guardian of an account that is registered, by the code that went to their phone. */
export async function nameGuardian(t: TestApp, who: Caller, phoneNumber: string, change: object = {}) {
  const sent = await call(t, who, "POST", "/users/me/guardian/verifications", { phoneNumber });
  const code = await lastCode(t, phoneNumber);
  const body = { name: "최보호", verificationId: sent.json().id, code, guardianConsent: true, ...change };
  return call(t, who, "POST", "/users/me/guardian", body);
}

/** All texts that went to a phone, the newest first. */
export async function textsTo(t: TestApp, phone: string): Promise<string[]> {
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${phone}`)).json();
  return messages.map(({ text }: { text: string }) => text);
}
