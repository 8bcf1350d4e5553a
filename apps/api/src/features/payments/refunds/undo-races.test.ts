import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { RACE_RUNS } from "../../../../test/env.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { refundOf } from "../../../../test/refund-order.ts";
import { answer, askedFor, beginMatch } from "../../../../test/search-match.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const { quote, request, refund, rowOf, backAt, refundsOf } = refundOf(
  () => t,
  () => parent,
);

test("of an undo and a tutor's yes at the same moment exactly one wins", async () => {
  // Each has an order and a search of its own.
  for (let run = 0; run < RACE_RUNS / 3; run += 1) {
    const id = await beginMatch(t, parent);
    await expect.poll(async () => (await askedFor(t, id)).filter(({ status }) => status === "SENT").length).toBe(3);
    const [[match], [asked]] = await Promise.all([
      t.deps.sql<{ order: string }[]>`select merchant_uid as order from matches where id = ${id}`,
      askedFor(t, id),
    ]);
    if (!match || !asked) throw new Error("Somebody was asked.");
    const { order } = match;
    const { amount } = await quote(order);
    const undo = () => request(order, { undo: true, shownAmount: amount });
    const yes = () => answer(t, asked, "ACCEPT");
    // Who comes first takes turns.
    const [undone, accepted] =
      run % 2 === 0
        ? await Promise.all([undo(), yes()])
        : await Promise.all([yes(), undo()]).then(([second, first]) => [first, second] as const);
    expect([undone.statusCode, accepted.statusCode], accepted.body).toEqual(
      undone.statusCode === 201 ? [201, 409] : [409, 200],
    );
    const [state] = await t.deps.sql`select status, tutor_id as tutor from matches where id = ${id}`;
    const back = await backAt(order);
    if (undone.statusCode === 201) {
      expect([state, back]).toEqual([
        { status: "CANCELED", tutor: null },
        { cancels: 1, amount },
      ]);
    } else {
      expect([state, back]).toEqual([
        { status: "MATCHED", tutor: asked.tutorId },
        { cancels: 0, amount: 0 },
      ]);
      // Frees the tutor for the next run.
      await refund(order);
    }
  }
});

test("pressed twice it is one refund, with one key or two, and beside a refund of everything", async () => {
  for (const other of ["same key", "other key", "refund"] as const) {
    const order = await placeOrder(t, parent);
    const { amount } = await quote(order);
    const key = randomUUID();
    const body = { undo: true, shownAmount: amount };
    const answers = await Promise.all([
      request(order, body, key),
      other === "refund"
        ? request(order, { shownAmount: amount })
        : request(order, body, other === "same key" ? key : randomUUID()),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect([other, ...codes]).toEqual([other, 201, other === "same key" ? 201 : 409]);
    expect(await refundsOf(order)).toMatchObject([{ status: "DONE", amount }]);
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: amount });
  }
});
