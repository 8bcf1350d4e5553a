import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ANYBODY, asDemo, call, newAccount } from "../../../../../test/caller.ts";
import { askForCall, freshPhone, tokenHeader } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { askAnew, makeOffer, payOffer } from "../../../../../test/offer.ts";
import { textsTo } from "../../../../../test/young-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe("a consultation that goes on", () => {
  const mine = (who: typeof ANYBODY) => call(t, who, "GET", "/consultations/me");
  const cancel = (id: string, who = ANYBODY, token?: string) =>
    call(t, who, "DELETE", `/consultations/${id}`, undefined, token ? tokenHeader(token) : {});

  test("is found by the account of its phone, and by no other", async () => {
    const { id } = await askAnew(t);
    const parent = await asDemo("parent");
    expect((await mine(parent)).json().consultation).toMatchObject({ id, status: "REQUESTED", offer: null });
    const others = [await asDemo("operator"), await newAccount(t)];
    for (const who of others) expect((await mine(who)).json()).toEqual({ consultation: null });
    expect((await mine(ANYBODY)).statusCode).toBe(401);
  });

  test("has its offer beside it, in each state", async () => {
    const { id } = await makeOffer(t);
    const parent = await asDemo("parent");
    expect((await mine(parent)).json().consultation).toMatchObject({ id, offer: { state: "LIVE" } });
    await t.deps.sql`update consultation_offers set expires_at = now() where consultation_id = ${id}`;
    expect((await mine(parent)).json().consultation).toMatchObject({ id, offer: { state: "EXPIRED" } });
  });

  test("is cancelled by who asked, in their browser or by the account of the phone, and by no other", async () => {
    const phone = freshPhone();
    const { id, token } = await askForCall(t, phone);
    for (const [who, held] of [
      [ANYBODY, undefined],
      [ANYBODY, "A".repeat(22)],
      [await asDemo("parent"), undefined],
      [await asDemo("operator"), undefined],
    ] as const) {
      expect((await cancel(id, who, held)).statusCode).toBe(404);
    }
    const statusOf = async () =>
      (await call(t, ANYBODY, "GET", `/consultations/${id}`, undefined, tokenHeader(token))).json().status;
    expect(await statusOf()).toBe("REQUESTED");
    expect((await cancel(id, ANYBODY, token)).statusCode).toBe(204);
    expect((await cancel(id, ANYBODY, token)).statusCode).toBe(204);
    expect(await statusOf()).toBe("CANCELLED");
    const late = await call(t, ANYBODY, "PATCH", `/consultations/${id}`, { grade: 9 }, tokenHeader(token));
    expect(late.statusCode).toBe(409);
    await vi.waitFor(async () =>
      expect((await textsTo(t, phone)).filter((text) => text.includes("상담 신청을 취소했어요"))).toHaveLength(1),
    );
    await t.deps.sql`delete from phone_verifications where phone_number = ${phone}`;
    expect((await askForCall(t, phone)).id).not.toBe(id);
  });

  test("takes its offer along when it is cancelled, unless the offer is paid", async () => {
    const link = await makeOffer(t);
    const parent = await asDemo("parent");
    expect((await cancel(link.id, parent)).statusCode).toBe(204);
    expect((await mine(parent)).json()).toEqual({ consultation: null });
    const refused = await payOffer(t, link.id);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);

    const paid = await makeOffer(t);
    expect((await payOffer(t, paid.id)).statusCode).toBe(201);
    const late = await cancel(paid.id, parent);
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 50004]);
  });
});
