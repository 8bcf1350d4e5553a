import { expect, it } from "vitest";
import { classOf, coursesOf, type UpSellingOffer, upSellingPage } from "./up-selling";

const ofClass = (matchId: string, isTrial: boolean) => ({
  matchId,
  isTrial,
  subject: "MATH",
  subjectDetail: "MATH_M2_2",
  products: [{ id: 3 }, { id: 6 }],
});
const offer = { token: "t_-k", classes: [ofClass("m1", false), ofClass("m2", true)] } as unknown as UpSellingOffer;

it("makes a course for each class, with the wanted product where it is offered", () => {
  const subject = { subject: "MATH", subjectDetail: "MATH_M2_2" };
  expect(coursesOf(offer, 6)).toEqual([
    { productId: 6, ...subject, matchId: "m1" },
    { productId: 6, ...subject, trialMatchId: "m2" },
  ]);
  expect(coursesOf(offer, 12).map(({ productId }) => productId)).toEqual([3, 3]);
});

it("finds the class of a course", () => {
  expect(coursesOf(offer, null).map((course) => classOf(offer, course)?.matchId)).toEqual(["m1", "m2"]);
});

it("names the offer and the product in the address", () => {
  expect(upSellingPage(offer, 6)).toBe("/tutoring/enroll/payment?orderFunnelType=UP_SELLING&token=t_-k&productId=6");
});
