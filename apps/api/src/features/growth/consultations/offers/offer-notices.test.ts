import { formatKoreanTime } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, call } from "../../../../../test/caller.ts";
import { freshPhone } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { askAnew, makeOffer, OFFER, payOffer } from "../../../../../test/offer.ts";
import { remindOfOffers } from "./remind-of-offers.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const desk = async (method: "GET" | "POST", path: string, body?: object) =>
  call(t, await asDemo("operator"), method, `/operator/consultations${path}`, body);
const withdraw = (id: string) => desk("POST", `/${id}/offer-revocation`, { reason: "과목이 바뀌었어요" });
/** Ends the newest offer of a consultation on a day of Korea, counted from today, at 21:30. */
const endOn = (id: string, days: number) => t.deps.sql`
  update consultation_offers set expires_at =
    ((now() at time zone 'Asia/Seoul')::date + ${days}::int + time '21:30') at time zone 'Asia/Seoul'
  where consultation_id = ${id} and revoked_at is null`;

/** What was queued for a phone under these keys, in its order. */
async function notices(phone: string, key: "withdrawn" | "offer-ends"): Promise<string[]> {
  const rows = await t.deps.sql<{ text: string }[]>`
    select data->>'text' as text from pgboss.job where name = 'notice.send' and data->>'to' = ${phone}
      and singleton_key like ${`consultation.${key}:%`} order by created_on`;
  return rows.map(({ text }) => text);
}

describe("an offer that staff withdraws", () => {
  const WITHDRAWN = "[나란] 보내 드린 수업 제안을 취소했어요. 앞서 보내 드린 링크로는 결제할 수 없어요.";

  test("is told to its family, with what is next, and to no other", async () => {
    const [called, uncalled, other] = [freshPhone(), freshPhone(), freshPhone()];
    const { id } = await makeOffer(t, OFFER, called);
    await makeOffer(t, OFFER, other);
    expect((await withdraw(id)).statusCode).toBe(204);
    const next = "새로 담으면 문자로 알려 드릴게요. 궁금한 점은 고객센터로 알려 주세요.";
    expect(await notices(called, "withdrawn")).toEqual([`${WITHDRAWN} ${next}`]);

    const asked = await askAnew(t, uncalled);
    await desk("POST", `/${asked.id}/offers`, { ...OFFER, callWaiver: "문자로 먼저 이야기했어요." });
    expect((await withdraw(asked.id)).statusCode).toBe(204);
    expect(await notices(uncalled, "withdrawn")).toEqual([`${WITHDRAWN} 처음 약속한 전화를 드릴게요.`]);
    expect(await notices(other, "withdrawn")).toEqual([]);
  });

  test("is not told when it was late already, or another one takes its place", async () => {
    const [late, replaced] = [freshPhone(), freshPhone()];
    const { id } = await makeOffer(t, OFFER, late);
    await endOn(id, -1);
    expect((await withdraw(id)).statusCode).toBe(204);
    const second = await makeOffer(t, OFFER, replaced);
    expect((await desk("POST", `/${second.id}/offers`, OFFER)).statusCode).toBe(204);
    expect([await notices(late, "withdrawn"), await notices(replaced, "withdrawn")]).toEqual([[], []]);
  });
});

test("on the day before an offer ends its family is reminded, once; of no other offer is anybody", async () => {
  const [due, later, over, withdrawn] = [freshPhone(), freshPhone(), freshPhone(), freshPhone()];
  const idOf = new Map<string, string>();
  for (const phone of [due, later, over, withdrawn]) idOf.set(phone, (await makeOffer(t, OFFER, phone)).id);
  const paid = await makeOffer(t);
  const [{ phone: paidPhone }] = await t.deps.sql<[{ phone: string }]>`
    select phone_number as phone from consultations where id = ${paid.id}`;
  for (const [phone, days] of [
    [due, 1],
    [later, 2],
    [over, 0],
    [withdrawn, 1],
  ] as const)
    await endOn(idOf.get(phone) ?? "", days);
  await endOn(paid.id, 1);
  expect((await payOffer(t, paid.id)).statusCode).toBe(201);
  await withdraw(idOf.get(withdrawn) ?? "");
  for (let times = 0; times < 2; times++) await remindOfOffers(systemCtx(t.deps));
  const time = formatKoreanTime(new Date("2026-11-30T12:30:00Z"));
  expect(await notices(due, "offer-ends")).toEqual([
    `[나란] 보내 드린 수업 제안은 내일 ${time}까지 결제할 수 있어요. 앞서 보내 드린 문자의 링크로 들어와 주세요.`,
  ]);
  for (const phone of [later, over, withdrawn, paidPhone]) expect(await notices(phone, "offer-ends")).toEqual([]);
});

test("staff's list has the state of the newest offer", async () => {
  const [late, live, none] = [freshPhone(), freshPhone(), freshPhone()];
  await makeOffer(t, OFFER, live);
  const { id } = await makeOffer(t, OFFER, late);
  expect((await desk("POST", `/${id}/offers`, OFFER)).statusCode).toBe(204);
  await endOn(id, -1);
  await askAnew(t, none);
  const { content } = (await desk("GET", "?show=ALL&sort=createdAt&dir=desc")).json();
  const stateOf = (phone: string) =>
    content.find((row: { phoneEnd: string }) => row.phoneEnd === phone.slice(-4))?.offerState;
  expect([late, live, none].map(stateOf)).toEqual(["EXPIRED", "LIVE", null]);
});
