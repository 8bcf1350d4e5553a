import { ACCOUNT } from "@pkg/e2e/env";
import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import { expectNothingSideways } from "@pkg/e2e/widths";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

const OPEN = [
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
];
const OWN = [
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
const ACCOUNTS = ["/login", "/signup", "/security", "/profiles"];

test("no page of a family sticks out on a narrow phone", async ({ context, page, baseURL }) => {
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first()).toBeVisible();
    await expectLoaded(page);
    await expectNothingSideways(page, path);
  };
  for (const path of OPEN) await look(path);
  for (const path of ACCOUNTS.slice(0, 2)) await look(ACCOUNT + path);
  const family = await signUpFamily(context, baseURL ?? "");
  const [first, second] = await family.children();
  const matchId = await beginPair(family, first);
  const merchantUid = await family.buy(await courseOf("ENGLISH", { months: 3 }), second);
  await chooseCourses(page, [await courseOf("MATH", { months: 1 })]);
  for (const path of ACCOUNTS.slice(2)) await look(ACCOUNT + path);
  const ofClass = [`/myclass/${matchId}`, `/myclass/${matchId}/messages`];
  const ofOrder = [
    `/mypage/payment-management/order-history/${merchantUid}`,
    `/tutoring/enroll/applicant/${merchantUid}`,
  ];
  for (const path of [...OWN, ...ofClass, ...ofOrder]) await look(path);
});
