import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PURCHASE_STEPS, type PurchaseStep, REFUND_STEPS, type RefundStep } from "../src/deps.ts";
import { approveWallet } from "./approve-wallet.ts";
import { call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { COMMAND_RUNS } from "./env.ts";
import { type Buyer, createBuyers } from "./harness/buyers.ts";

// Two devices of one account want the same course. Whatever is pressed, in whatever order, and whatever the other one does at any
// moment of a purchase or a refund: one wish is charged once, the provider's charges are the paid orders, and no device shows a
// form for what is paid.

type Moment = PurchaseStep | RefundStep;
const MOMENTS: readonly Moment[] = [...PURCHASE_STEPS, ...REFUND_STEPS];

let t: TestApp;
/** What happens at the next moment of that name. */
let armed: { moment: Moment; act: () => Promise<void> } | null = null;
beforeAll(async () => {
  const checkpoint = async (step: string) => {
    if (armed?.moment !== step) return;
    const { act } = armed;
    armed = null;
    await act();
  };
  t = await createTestApp({ reconcile: true, checkpoint });
});
afterAll(() => t.close());

const CARD = "4242000100000009";

/** What a browser keeps and shows, as the payment page does. */
class Device {
  shown: "CART" | "FORM" | "CHECKING" | { merchantUid: string } = "CART";
  private draft: { id: string; idempotencyKey: string } | null = null;
  private hasCourse = true;

  readonly buyer: Buyer;

  constructor(buyer: Buyer) {
    this.buyer = buyer;
  }

  private get course() {
    const { productId, subject, subjectDetail } = this.buyer.body;
    return { productId, subject, subjectDetail };
  }

  /** Opens the payment page: first, after a reload, going back, in a restored tab. */
  async open(): Promise<void> {
    const named = this.draft && this.hasCourse ? `?id=${this.draft.id}` : "";
    const read = await call(t, this.buyer, "GET", `/enrollment-drafts/me${named}`);
    if (read.statusCode === 410) return this.showOrder(read.json().merchantUid);
    const found = read.json().draft;
    if (!found && !this.hasCourse) return this.openEmpty();
    const body = { data: { courses: [this.course] }, ...(this.draft ? { id: this.draft.id } : {}) };
    const saved = found ?? (await call(t, this.buyer, "PUT", "/enrollment-drafts/me", body)).json();
    if (saved.merchantUid) return this.showOrder(saved.merchantUid);
    this.draft = saved;
    this.hasCourse = true;
    const { order } = (await call(t, this.buyer, "GET", `/lessons/orders/by-key/${saved.idempotencyKey}`)).json();
    if (!order || order.status === "FAILED") this.shown = "FORM";
    else if (order.status === "PENDING" || order.status === "UNKNOWN") this.shown = "CHECKING";
    else this.showOrder(order.merchantUid);
  }

  /** Nothing is chosen: the last draft leads to its order. */
  private async openEmpty(): Promise<void> {
    const read = this.draft && (await call(t, this.buyer, "GET", `/enrollment-drafts/me?id=${this.draft.id}`));
    if (read?.statusCode === 410) this.showOrder(read.json().merchantUid);
    else this.shown = "CART";
  }

  private showOrder(merchantUid: string): void {
    this.shown = { merchantUid };
    this.hasCourse = false;
  }

  /** Presses the pay button; `isHeard` tells whether the answer arrives before the page is gone. */
  async pay(means: "card" | "wallet", isHeard: boolean): Promise<void> {
    if (this.shown !== "FORM" || !this.draft) return;
    const { draft } = this;
    const { cardInformation: _card, paymentType: _type, ...rest } = this.buyer.body;
    const body = { ...rest, draftId: draft.id };
    const paid =
      means === "card"
        ? { ...body, paymentType: "CARD", cardInformation: this.buyer.body.cardInformation }
        : {
            ...body,
            paymentType: "KAKAOPAY",
            billingKey: (await approveWallet(t, this.buyer, { draftId: draft.id })).billingKey,
          };
    const path = means === "card" ? "/lessons/orders/card" : "/lessons/orders/pg";
    const answer = await call(t, this.buyer, "POST", path, paid, { "idempotency-key": draft.idempotencyKey });
    if (!isHeard) return;
    const { merchantUid, reason } = answer.json();
    if (reason === "ALREADY_BOUGHT") this.shown = "CART";
    else if (typeof merchantUid === "string") this.showOrder(merchantUid);
    else this.shown = "CART";
  }

  /** Gives the shown order back as a whole: by the rules of a refund, or by the one press of the first hour. */
  async refund(undo = false): Promise<void> {
    if (typeof this.shown === "string") return;
    const path = `/lessons/orders/${this.shown.merchantUid}`;
    const quote = (await call(t, this.buyer, "GET", `${path}/refund-quote`)).json();
    const key = { "idempotency-key": randomUUID() };
    await call(t, this.buyer, "POST", `${path}/refunds`, { undo, shownAmount: quote.amount }, key);
  }
}

const ACTIONS = {
  open: (device: Device) => device.open(),
  pay: (device: Device) => device.pay("card", true),
  payUnheard: (device: Device) => device.pay("card", false),
  payByWallet: (device: Device) => device.pay("wallet", true),
  walletUnheard: (device: Device) => device.pay("wallet", false),
  refund: (device: Device) => device.refund(),
  undo: (device: Device) => device.refund(true),
};
type Action = keyof typeof ACTIONS;
interface Step {
  readonly device: number;
  readonly action: Action;
  /** What the other device does in the middle of it. */
  readonly meanwhile: { readonly moment: Moment; readonly action: Action } | null;
}

async function settled(userId: string) {
  const orders = () => t.deps.sql<{ merchant_uid: string; status: string; payment_id: string }[]>`
    select merchant_uid, status, payment_id from orders where user_id = ${userId}`;
  await expect
    .poll(async () => (await orders()).filter(({ status }) => status === "PENDING" || status === "UNKNOWN").length, {
      timeout: 15_000,
    })
    .toBe(0);
  return orders();
}

async function checkBooks(userId: string): Promise<void> {
  const orders = await settled(userId);
  const alive = orders.filter(({ status }) => status === "PAID" || status === "PART_REFUNDED");
  expect(alive.length).toBeLessThanOrEqual(1);
  for (const { payment_id, status } of orders) {
    const { payments } = (await t.sandbox.inject(`/sandbox/api/payments?paymentId=${payment_id}`)).json();
    const [payment] = payments as { charges: number; cancelledAmount: number; chargedAmount: number }[];
    expect(payment?.charges ?? 0).toBe(status === "FAILED" ? 0 : 1);
    if (status === "PAID") expect(payment?.cancelledAmount).toBe(0);
  }
}

const actions = Object.keys(ACTIONS) as Action[];
const step: fc.Arbitrary<Step> = fc.record({
  device: fc.nat(1),
  action: fc.constantFrom(...actions),
  meanwhile: fc.option(fc.record({ moment: fc.constantFrom(...MOMENTS), action: fc.constantFrom(...actions) })),
});

test("one wish is charged once, whatever two devices do at any moment", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const [buyer] = await createBuyers(t.deps.sql, 1, CARD);
      if (!buyer) throw new Error("no buyer");
      const devices = [new Device(buyer), new Device(buyer)] as const;
      // Both have opened the page once, as with a cart that was carried over.
      for (const device of devices) await device.open();
      for (const { device, action, meanwhile } of steps) {
        const [here, there] = device === 0 ? devices : [devices[1], devices[0]];
        let other = Promise.resolve();
        // The other one is not waited for inside: it may have to wait for this one.
        armed = meanwhile && {
          moment: meanwhile.moment,
          act: async () => {
            other = ACTIONS[meanwhile.action](there);
          },
        };
        await ACTIONS[action](here);
        await other;
        armed = null;
      }
      await checkBooks(buyer.userId);
      for (const device of devices) {
        await device.open();
        const { shown } = device;
        const orders = await settled(buyer.userId);
        const alive = orders.find(({ status }) => status === "PAID");
        if (alive) expect(shown).toEqual({ merchantUid: alive.merchant_uid });
        else expect(shown).not.toBe("CHECKING");
      }
    }),
    { numRuns: COMMAND_RUNS },
  );
}, 240_000);
