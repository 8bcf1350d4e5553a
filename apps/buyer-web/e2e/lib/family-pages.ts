import { ACCOUNT } from "@pkg/e2e/env";
import type { Page } from "@playwright/test";
import { chooseCourses, courseOf } from "./catalogue";
import { signUpFamily } from "./family";
import { beginPair } from "./matching";

/** Pages that visitors open. */
export const OPEN_PAGES = [
  "/",
  "/price",
  "/simple-enroll",
  "/tutors",
  "/events",
  "/reviews",
  "/recruit",
  "/faq",
  "/referral/referee",
  "/help",
  "/tutoring/consult",
  "/level-test",
  "/learning-type-test",
  `${ACCOUNT}/login`,
  `${ACCOUNT}/signup`,
];

const OWN_PAGES = [
  `${ACCOUNT}/security`,
  `${ACCOUNT}/profiles`,
  "/myclass",
  "/tutoring/matching",
  "/tutoring/enroll/payment",
  "/tutoring/enroll/payment-complete",
  "/mypage",
  "/mypage/user",
  "/mypage/user/name",
  "/mypage/user/address",
  "/mypage/service",
  "/mypage/alert",
  "/mypage/coupon",
  "/mypage/referral",
  "/mypage/payment-management",
  "/mypage/payment-management/order-history",
  "/mypage/payment-management/order-schedule",
  "/mypage/payment-management/payment-method",
];

/** Signs a parent up whose one child has a class, with an order for the other and a course in the draft. */
export async function ownPages(page: Page, origin: string): Promise<string[]> {
  const family = await signUpFamily(page.context(), origin);
  const [first, second] = await family.children();
  const matchId = await beginPair(family, first);
  const merchantUid = await family.buy(await courseOf("ENGLISH", { months: 3 }), second);
  await chooseCourses(page, [await courseOf("MATH", { months: 1 })]);
  return [
    ...OWN_PAGES,
    `/myclass/${matchId}`,
    `/myclass/${matchId}/messages`,
    `/mypage/payment-management/order-history/${merchantUid}`,
    `/tutoring/enroll/applicant/${merchantUid}`,
  ];
}
