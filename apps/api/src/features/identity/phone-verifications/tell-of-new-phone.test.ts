import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, call, lastCode, lastMail, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { jobsDone } from "../../../../test/jobs-done.ts";
import { textsTo } from "../../../../test/young-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test("another number is told to the old one and to the mailbox, without any number", async () => {
  const [account, other] = [await newAccount(t), await newAccount(t)];
  const [old, later, foreign] = ["01041110001", "01041110002", "01041110003"] as const;
  const prove = async (who: Caller, phoneNumber: string) => {
    await t.deps.sql`update phone_verifications set created_at = created_at - interval '31 seconds'`;
    const { id } = (await call(t, who, "POST", "/phone-verifications", { phoneNumber })).json();
    const body = { code: await lastCode(t, phoneNumber) };
    expect((await call(t, who, "POST", `/phone-verifications/${id}/verify`, body)).statusCode).toBe(200);
  };
  const told = async (number: string) => (await textsTo(t, number)).filter((text) => text.includes("바뀌었어요"));
  const mailed = async (email: string) => [await lastMail(t, email)].filter((mail) => mail?.subject.includes("번호"));
  await prove(account, old);
  await prove(other, foreign);
  // The same number once more is no change.
  await prove(account, old);
  await jobsDone(t);
  expect([await told(old), await mailed(account.email)]).toEqual([[], []]);
  await prove(account, later);
  await jobsDone(t);
  expect(await told(old)).toEqual([
    "[나란] 회원님 계정의 휴대폰 번호가 다른 번호로 바뀌었어요. 직접 바꾸지 않았다면 고객센터로 바로 알려 주세요.",
  ]);
  const [mail] = await mailed(account.email);
  expect(mail).toMatchObject({ subject: "[나란] 휴대폰 번호가 바뀌었어요" });
  expect(mail?.text).toContain("직접 바꾸지 않았다면 고객센터로 바로 알려 주세요.");
  expect(JSON.stringify(mail)).not.toMatch(/010-?\d{4}/);
  expect([await told(later), await mailed(other.email)]).toEqual([[], []]);
});
