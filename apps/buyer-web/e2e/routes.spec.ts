import { ACCOUNT, EXAM } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import type { BrowserContext } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { beginPair } from "./lib/matching";
import { ordersOf } from "./lib/orders";

// Every page of the buyer's site x who opens it: each answers with content for that person, none is missing or empty. What the
// server writes is read without a browser.

type Who = "newcomer" | "buyer" | "teacher" | "visitor";
type Row = readonly [path: string, sees: RegExp, others?: Partial<Record<Who, RegExp>>];

const NO_CLASS = /아직 수업이 없어요/;
const MISSING = /찾을 수 없어요/;
const NOWHERE = "00000000-0000-4000-8000-00000000dead";
const TOKEN = "AAAAAAAAAAAAAAAAAAAAAA";

/** Written by the server, the same for everybody. */
const WRITTEN: readonly Row[] = [
  ["/", /과외|선생님/],
  ["/price", /계산서/],
  ["/price?months=3&level=HIGH", /계산서/],
  ["/simple-enroll", /과목/],
  ["/simple-enroll?courses=%5Bbroken", /과목/],
  ["/tutors", /선생님/],
  ["/tutors?subject=MATH", /선생님/],
  ["/events", /이벤트/],
  ["/events?tab=closed", /이벤트/],
  ["/reviews", /후기 목록|수업 후기/],
  ["/reviews?subject=MATH&grade=9&sort=LOWEST&page=2", /수업 후기/],
  ["/reviews?page=999&rank=GOLD", /이 페이지에는 후기가 없어요/],
  ["/recruit", /한 달에 얼마나 벌까요/],
  ["/faq", /많이 묻는 질문/],
  ["/faq?q=환불", /환불/],
  ["/faq?q=우주선", /맞는 질문을 찾지 못했어요/],
  ["/referral/referee", /친구의 추천코드가 있나요/],
  ["/referral/referee?code=NARAN7", /30,000원을 선물했어요/],
  ["/referral/referee?code=ZZZZZZZZ", /쓸 수 없는 추천코드예요/],
  ["/help", /고객센터/],
  ["/tutoring/consult", /공부 고민을 들려주세요/],
  ["/level-test", /20분이면 알아요/],
  ["/learning-type-test", /학습|공부/],
];

/** Made in the browser: what a link opens, or doesn't. */
const OPENED: readonly Row[] = [
  ["/tutoring/consult/matching", /상담/],
  [`/tutoring/consult?consultationId=${NOWHERE}`, /상담/],
  [`/tutoring/consult/complete?consultationId=${NOWHERE}`, /상담/],
  ["/framer/order-schedule/appeal-to-stay", /링크/],
  ["/framer/order-schedule/rematch-offer?token=used", /링크/],
  [`/learning-type-test?result=${NOWHERE}`, /이 결과는 더 볼 수 없어요/],
  // It leads on to the test: what only the test says.
  ["/learning-type-test/teacher-matching", /문장 18개, 3분이면 끝나요/],
  [`/weekly-summary/${TOKEN}`, /링크/],
  [`/child/${TOKEN}`, /링크/],
  [`/child/${TOKEN}/lessons/${NOWHERE}`, /링크/],
  [`/order-schedules/${TOKEN}`, /링크/],
];

/** A visitor is asked to log in over these, without being sent away. */
const ASKED: readonly Row[] = [["/tutoring/matching", /수업|과목/]];

/** Visitors are sent to the log-in, and come back. */
const MYPAGE = "/mypage/payment-management";
const OWN: readonly Row[] = [
  ["/myclass", /수업/, { newcomer: NO_CLASS }],
  [`/myclass/${NOWHERE}`, MISSING],
  [`/myclass/${NOWHERE}/review`, MISSING],
  [`/myclass/${NOWHERE}/lessons/${NOWHERE}/room`, MISSING],
  ["/myclass/not-a-number", MISSING],
  ["/tutoring/enroll", /수업|과목/],
  ["/tutoring/enroll/payment", /결제|수업|과목/],
  ["/tutoring/enroll/payment-from-consult", /상담/],
  [`/tutoring/enroll/payment-from-consult?consultationId=${NOWHERE}&token=${TOKEN}`, /상담/],
  [`/tutoring/enroll/payment?orderFunnelType=UP_SELLING&token=${TOKEN}`, /지금은 쓸 수 없는 제안이에요/],
  ["/tutoring/enroll/applicant/NRNOTHING", MISSING],
  ["/tutoring/enroll/applicant/NRNOTHING/complete", /주문|페이지/],
  ["/tutoring/enroll/payment-complete", /주문|앞으로/, { newcomer: MISSING }],
  ["/mypage", /마이페이지/],
  ["/mypage/user", /내 정보|이름/],
  ["/mypage/user/name", /이름/],
  ["/mypage/user/parent", /학부모|보호자/],
  ["/mypage/user/address", /주소/],
  ["/mypage/user/school", /학교|학생/],
  ["/mypage/service", /서비스/],
  ["/mypage/alert", /알림/],
  ["/mypage/term", /약관/],
  ["/mypage/company", /회사/],
  ["/mypage/coupon", /쿠폰함/],
  ["/mypage/referral", /내 추천코드/],
  [MYPAGE, /결제/],
  [`${MYPAGE}/order-history`, /주문/, { newcomer: /아직 주문이 없어요/ }],
  [`${MYPAGE}/order-history/NRNOTHING`, /주문을 찾을 수 없어요/],
  [`${MYPAGE}/order-schedule`, /결제 일정/],
  [`${MYPAGE}/payment-method`, /결제 수단/],
];

/** The server's answer, without what stands around every page. */
async function read(context: BrowserContext, rows: readonly Row[], who: Who): Promise<void> {
  for (const [path, sees] of rows) {
    const label = `${who} reads ${path}`;
    const answer = await context.request.get(path);
    expect(answer.status(), label).toBe(200);
    const body = (await answer.text()).replace(/<(header|footer|script|style|head)\b[\s\S]*?<\/\1>/g, "");
    expect(body, label).toContain("<h1");
    expect(body.replace(/<[^>]+>/g, ""), label).toMatch(sees);
  }
}

async function look(context: BrowserContext, who: Who, rows: readonly Row[]): Promise<void> {
  const page = await context.newPage();
  for (const [path, sees, others] of rows) {
    const label = `${who} at ${path}`;
    const answer = await page.goto(path, { waitUntil: "commit" });
    expect(answer?.status(), label).toBe(200);
    await expect(page.locator("main").filter({ visible: true }).first(), label).toContainText(others?.[who] ?? sees);
    await expect(page.getByRole("heading", { level: 1 }).first(), label).toBeVisible();
  }
  await page.close();
}

test.describe.configure({ timeout: 240_000 });

test("a visitor", async ({ baseURL, context }) => {
  await read(context, WRITTEN, "visitor");
  await look(context, "visitor", OPENED);
  // The board of a level test lives on another host.
  for (const address of [...OWN.map(([path]) => `${baseURL}${path}`), `${EXAM}/board/${NOWHERE}`]) {
    const answer = await context.request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(307);
    const { origin, pathname, searchParams } = new URL(answer.headers().location ?? "");
    expect([origin, pathname, searchParams.get("next")], address).toEqual([ACCOUNT, "/login", address]);
  }
});

test("a new account", async ({ context, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await read(context, WRITTEN, "newcomer");
  await look(context, "newcomer", [...ASKED, ...OWN]);
});

test("a buying account, and somebody else at its links", async ({ browser, context, baseURL, page }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [child] = await family.children();
  const matchId = await beginPair(family, child);
  const [order] = await ordersOf(family.email);
  await chooseCourses(page, [await courseOf("MATH", { months: 1 })]);
  const own: readonly Row[] = [
    [`/myclass/${matchId}`, /수학/],
    [`/myclass/${matchId}/review`, /수업 4회부터 쓸 수 있어요/],
    [`${MYPAGE}/order-history/${order?.merchantUid}`, /계산서/],
    [`/tutoring/matching?matchId=${matchId}`, /선생님/],
    ["/tutoring/enroll/payment/profile-select", /누가 배우나요/],
  ];
  await read(context, WRITTEN, "buyer");
  await look(context, "buyer", [...OWN, ...own]);
  // What home shows to whoever is logged in comes after the page.
  const tasks = page.waitForResponse((answer) => answer.url().endsWith("/users/me/open-tasks") && answer.ok());
  await page.goto("/");
  const { content } = (await (await tasks).json()) as { content: unknown[] };
  await expect(page.getByRole("region", { name: "해 주실 일이 있어요" })).toHaveCount(content.length > 0 ? 1 : 0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  await signUpBuyer(stranger, baseURL ?? "");
  await look(
    stranger,
    "newcomer",
    own.slice(0, 3).map(([path]) => [path, MISSING]),
  );
  await stranger.close();
});

test("a teaching account", async ({ context }) => {
  await newTutor(context);
  await read(context, WRITTEN, "teacher");
  await look(context, "teacher", [
    ["/mypage", /마이페이지/],
    ["/myclass", /수업/],
  ]);
});
