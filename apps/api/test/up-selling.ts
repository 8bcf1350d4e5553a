import { asDemo, type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { EXPERT_TUTOR, makePair } from "./make-pair.ts";
import { type agreeToAll, cardOrderBody, newKey, TRIAL } from "./place-order.ts";

/** 중등 60분 주 2회 3개월, without a tablet: 843,600 won. */
export const THREE_MONTHS = 1122200;
/** 중등 60분 주 1회 3개월, without a tablet. */
export const THREE_MONTHS_ONCE = 1121200;

export interface OfferOfClass {
  token: string;
  givenConsents: string[];
  classes: {
    matchId: string;
    isTrial: boolean;
    refundAmount: number;
    lessonsLeft: number;
    expiresOn: string | null;
    products: { id: number; totalMonths: number; finalCost: number }[];
  }[];
}

/** The offer of a class as its buyer reads it. */
export async function offerOf(t: TestApp, who: Caller, matchId: string): Promise<OfferOfClass | null> {
  const answer = await call(t, who, "GET", `/lessons/matches/${matchId}/up-selling-offer`);
  if (answer.statusCode !== 200) throw new Error(`No offer: ${answer.body}`);
  return answer.json().offer;
}

/** Staff offers to go on with classes. @returns the answer */
export const offerByStaff = (t: TestApp, staff: Caller, matchIds: string[], productIds?: number[]) =>
  call(t, staff, "POST", "/operator/up-selling-offers", {
    ...{ matchIds, reason: "학부모와 이야기했어요" },
    ...(productIds ? { productIds } : {}),
  });

/** The body of an order that goes on with the class of an offer, without consents: the token stands for them. */
export async function upSellingBody(t: TestApp, offer: OfferOfClass, productId: number, change: object = {}) {
  const [ofClass] = offer.classes;
  const product = ofClass?.products.find(({ id }) => id === productId);
  if (!ofClass || !product) throw new Error(`${productId} is not offered.`);
  const { consents: _consents, ...body } = await cardOrderBody(t, { productId });
  return {
    ...body,
    consents: [] as ReturnType<typeof agreeToAll>,
    [ofClass.isTrial ? "trialMatchId" : "matchId"]: ofClass.matchId,
    orderFunnelType: "UP_SELLING",
    orderFunnelValue: offer.token,
    shownAmount: product.finalCost - ofClass.refundAmount,
    ...change,
  };
}

/** Goes on with a class. @returns the answer of the order call */
export async function goOn(t: TestApp, who: Caller, offer: OfferOfClass, productId: number, change: object = {}) {
  return call(t, who, "POST", "/lessons/orders/card", await upSellingBody(t, offer, productId, change), newKey());
}

/** Stops what goes on by itself: only then a class can go on otherwise. */
export const stopRenewals = (t: TestApp) =>
  t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'BUYER'`;

/** An order's money: what was paid, what went back or moved, and the two by their rows. */
export async function moneyOf(t: TestApp, merchantUid: string) {
  const [row] = await t.deps.sql<
    { status: string; amount: number; refunded: number; back: number; out: number; into: number }[]
  >`select o.status, o.amount, o.refunded_amount as refunded,
      (select coalesce(sum(r.amount), 0)::int from refunds r where r.order_id = o.id and r.status <> 'FAILED') as back,
      (select coalesce(sum(x.amount - x.returned_amount), 0)::int from up_selling_transfers x
        where x.from_order_id = o.id and x.status <> 'RELEASED') as out,
      (select coalesce(sum(x.amount - x.returned_amount), 0)::int from up_selling_transfers x
        where x.to_order_id = o.id and x.status <> 'RELEASED') as into
    from orders o where o.merchant_uid = ${merchantUid}`;
  if (!row) throw new Error(`There is no order ${merchantUid}.`);
  return row;
}

export async function orderOfClass(t: TestApp, matchId: string): Promise<string> {
  const [row] = await t.deps.sql<{ merchant_uid: string }[]>`select merchant_uid from matches where id = ${matchId}`;
  return row?.merchant_uid ?? "";
}

/** A trial of the buyer that staff offers to go on with. @returns the offer's token */
export async function offerOfTrial(t: TestApp, buyer: Caller): Promise<string> {
  const id = await makePair(t, buyer, {
    tutorId: EXPERT_TUTOR,
    order: { productId: TRIAL },
    lessonStarts: [{ day: 6, halfHour: 20 }],
  });
  await offerByStaff(t, await asDemo("operator"), [id]);
  return (await offerOf(t, buyer, id))?.token ?? "";
}
