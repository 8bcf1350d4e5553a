import { type CallSlot, formatCallSlot } from "@pkg/domain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ANYBODY, asDemo, call } from "../../../../../test/caller.ts";
import { askForCall, freshPhone, tokenHeader } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { askAnew, OFFER } from "../../../../../test/offer.ts";
import { textsTo } from "../../../../../test/young-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const desk = async (path: string, body: object) =>
  call(t, await asDemo("operator"), "POST", `/operator/consultations${path}`, body);
const waived = { ...OFFER, callWaiver: "문자로 먼저 이야기했어요." };
const read = async (id: string, token: string, part = "") =>
  (await call(t, ANYBODY, "GET", `/consultations/${id}${part}`, undefined, tokenHeader(token))).json();
const subjectsOf = async (id: string, token: string) =>
  (await read(id, token, "/tutors")).content.map(({ subjectLabel }: { subjectLabel: string }) => subjectLabel);

test("an offer without the promised call says so in its message, on its page and beside the request", async () => {
  const phone = freshPhone();
  const { id, token, promise } = await askAnew(t, phone);
  // The second takes the place of the first, and no call came between.
  for (const offer of [waived, OFFER]) expect((await desk(`/${id}/offers`, offer)).statusCode).toBe(204);
  const instead = `[나란] ${formatCallSlot(promise as CallSlot)}에 드리기로 한 전화 대신 신청하신 내용을 보고 수업을 담아 두었어요.`;
  await vi.waitFor(async () => {
    const texts = (await textsTo(t, phone)).filter((text) => text.includes("consult/complete"));
    expect(texts.map((text) => text.startsWith(instead))).toEqual([true, true]);
  });
  expect(await read(id, token)).toMatchObject({ offer: { state: "LIVE", withoutCall: true } });
  expect(await read(id, token, "/offer")).toMatchObject({ withoutCall: true });
  // A call is asked for again: it is promised beside the offer.
  await t.deps.sql`delete from phone_verifications where phone_number = ${phone}`;
  await askForCall(t, phone, { subjects: ["KOREAN"] });
  expect(await read(id, token, "/offer")).toMatchObject({ state: "LIVE", withoutCall: false });

  const noted = { outcome: "WANTS_OFFER", note: "제안을 기다려요." };
  expect((await desk(`/${id}/calls`, noted)).statusCode).toBe(204);
  expect((await desk(`/${id}/offers`, OFFER)).statusCode).toBe(204);
  expect(await read(id, token)).toMatchObject({ offer: { withoutCall: false } });
  await vi.waitFor(async () => expect((await textsTo(t, phone)).join()).toContain("상담에서 이야기한 수업을"));
});

test("tutors are of an offer's subjects while it is current, and of the request's otherwise", async () => {
  const phone = freshPhone();
  const { id, token } = await askAnew(t, phone);
  expect((await desk(`/${id}/offers`, waived)).statusCode).toBe(204);
  expect(await subjectsOf(id, token)).toEqual(expect.arrayContaining(["수학", "영어"]));
  await t.deps.sql`update consultation_offers set expires_at = now() where consultation_id = ${id}`;
  expect(await subjectsOf(id, token)).toEqual(["수학"]);

  await t.deps.sql`update consultation_offers set expires_at = now() + interval '1 day' where consultation_id = ${id}`;
  await t.deps.sql`delete from phone_verifications where phone_number = ${phone}`;
  await askForCall(t, phone, { subjects: ["KOREAN"] });
  expect(await subjectsOf(id, token)).toEqual(["국어"]);
});
