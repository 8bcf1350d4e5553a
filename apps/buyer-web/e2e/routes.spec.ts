import { newTutor } from "@pkg/e2e/tutor";
import { type BrowserContext, expect, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { signUpFamily } from "./lib/family";
import { beginPair } from "./lib/matching";

// Every page of the buyer's site x who opens it: each answers with content for that person, none is missing or empty.

type Who = "visitor" | "newcomer" | "buyer" | "teacher";
type Row = readonly [path: string, sees: RegExp, others?: Partial<Record<Who, RegExp>>];

const NO_CLASS = /아직 수업이 없어요/;
const MISSING = /찾을 수 없어요/;
const NOWHERE = "00000000-0000-4000-8000-00000000dead";

const OPEN: readonly Row[] = [
  ["/", /과외|선생님/],
  ["/price", /계산서/],
  ["/price?months=3&level=HIGH", /계산서/],
  ["/simple-enroll", /과목/],
  ["/simple-enroll?courses=%5Bbroken", /과목/],
  ["/tutors", /선생님/],
  ["/tutors?subject=MATH", /선생님/],
  ["/events", /이벤트/],
  ["/reviews", /후기 목록|수업 후기/],
  ["/reviews?subject=MATH&grade=9&sort=LOWEST&page=2", /수업 후기/],
  ["/reviews?page=999&tier=GOLD", /이 페이지에는 후기가 없어요/],
  ["/recruit", /한 달에 얼마나 벌까요/],
  ["/faq", /많이 묻는 질문/],
  ["/faq?q=환불", /‘환불’에 대한 질문/],
  ["/faq?q=우주선", /맞는 질문을 찾지 못했어요/],
  ["/referral/referee", /친구의 추천코드가 있나요/],
  ["/referral/referee?code=NARAN7", /30,000원을 선물했어요/],
  ["/referral/referee?code=ZZZZZZZZ", /쓸 수 없는 추천코드예요/],
  ["/help", /고객센터/],
  ["/tutoring/consult", /상담/],
  ["/tutoring/consult/matching", /상담/],
  [`/tutoring/consult/complete?consultationId=${NOWHERE}`, /상담/],
  ["/framer/order-schedule/appeal-to-stay", /링크/],
  ["/framer/order-schedule/rematch-offer?token=used", /링크/],
  ["/level-test", /20분이면 알아요/],
  ["/learning-type-test", /학습|공부/],
  [`/learning-type-test?result=${NOWHERE}`, /이 결과는 더 볼 수 없어요/],
  ["/learning-type-test/teacher-matching", /선생님|학습/],
];

/** A visitor is asked to log in over these, without being sent away. */
const ASKED: readonly Row[] = [["/tutoring/matching", /수업|과목/]];

/** Visitors are sent to the log-in, and come back. */
const LOG_IN = { visitor: /로그인/ };
const MYPAGE = "/mypage/payment-management";
const OWN: readonly Row[] = [
  ["/myclass", /수업/, { ...LOG_IN, newcomer: NO_CLASS }],
  [`/myclass/${NOWHERE}`, MISSING, LOG_IN],
  [`/myclass/${NOWHERE}/review`, MISSING, LOG_IN],
  ["/myclass/not-a-number", MISSING, LOG_IN],
  ["/tutoring/enroll", /수업|과목/, LOG_IN],
  ["/tutoring/enroll/payment", /결제|수업|과목/, LOG_IN],
  ["/tutoring/enroll/applicant/NRNOTHING", MISSING, LOG_IN],
  ["/tutoring/enroll/applicant/NRNOTHING/complete", /주문|페이지/, LOG_IN],
  ["/tutoring/enroll/payment-complete", /주문|앞으로/, { ...LOG_IN, newcomer: MISSING }],
  ["/mypage", /마이페이지/, LOG_IN],
  ["/mypage/user", /내 정보|이름/, LOG_IN],
  ["/mypage/user/name", /이름/, LOG_IN],
  ["/mypage/user/parent", /학부모|보호자/, LOG_IN],
  ["/mypage/user/address", /주소/, LOG_IN],
  ["/mypage/user/school", /학교|학생/, LOG_IN],
  ["/mypage/service", /서비스/, LOG_IN],
  ["/mypage/alert", /알림/, LOG_IN],
  ["/mypage/term", /약관/, LOG_IN],
  ["/mypage/company", /회사/, LOG_IN],
  ["/mypage/referral", /내 추천코드/, LOG_IN],
  [MYPAGE, /결제/, LOG_IN],
  [`${MYPAGE}/order-history`, /주문/, { ...LOG_IN, newcomer: /아직 주문이 없어요/ }],
  [`${MYPAGE}/order-history/NRNOTHING`, /주문을 찾을 수 없어요/, LOG_IN],
  [`${MYPAGE}/order-schedule`, /결제 일정/, LOG_IN],
  [`${MYPAGE}/payment-method`, /결제 수단/, LOG_IN],
];

async function look(context: BrowserContext, who: Who, rows: readonly Row[]): Promise<void> {
  const page = await context.newPage();
  for (const [path, sees, others] of rows) {
    const label = `${who} at ${path}`;
    const answer = await page.goto(path);
    expect(answer?.status(), label).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first(), label).toBeVisible();
    await expect(page.locator("main").filter({ visible: true }).first(), label).toContainText(others?.[who] ?? sees);
  }
  await page.close();
}

test.describe.configure({ timeout: 240_000 });

test("a visitor", async ({ context }) => {
  await look(context, "visitor", [...OPEN, ...OWN]);
});

test("a new account", async ({ context, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await look(context, "newcomer", [...OPEN, ...ASKED, ...OWN]);
});

test("a buying account, and somebody else at its links", async ({ browser, context, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [child] = await family.children();
  const matchId = await beginPair(family, child);
  const own: readonly Row[] = [
    [`/myclass/${matchId}`, /수학/],
    [`/myclass/${matchId}/review`, /4회 더 하면 쓸 수 있어요/],
    [`/tutoring/matching?matchId=${matchId}`, /선생님/],
  ];
  await look(context, "buyer", [...OPEN, ...OWN, ...own]);
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  await signUpBuyer(stranger, baseURL ?? "");
  await look(
    stranger,
    "newcomer",
    own.slice(0, 2).map(([path]) => [path, MISSING]),
  );
  await stranger.close();
});

test("a teaching account", async ({ context }) => {
  await newTutor(context);
  await look(context, "teacher", OPEN);
  await look(context, "teacher", [
    ["/mypage", /마이페이지/],
    ["/myclass", /수업/],
  ]);
});
