// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "@/lib/account/me";
import { DRAFT } from "@/lib/enrollment-draft/checkout-draft";
import { monthly } from "../../../test/sample-products";
import { CardMemory } from "./form/payment-card-memory";
import type { PaymentFacts } from "./form/payment-facts";
import { PaymentFlow } from "./payment-flow";

const call = vi.fn();
const [push, replace] = [vi.fn(), vi.fn()];
vi.mock("@/lib/reporting/log-action", () => ({ logActionOnce: vi.fn(), logPaid: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace, prefetch: vi.fn() }) }));
vi.mock("next/link", () => ({
  default: ({ children, href }: { children: React.ReactNode; href: string }) => <a href={href}>{children}</a>,
}));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const student = { id: "s1", name: "이새봄", grade: 8, birthYear: 2010, isSelf: false, phoneNumber: null };
const product = monthly({ schoolLevel: "MIDDLE", tutorRank: "BASIC", minutes: 60, months: 6, perWeek: 2 }, "tablet", 7);
const course = { productId: 7, subject: "MATH", subjectDetail: "MATH_M2_2" };
const facts = {
  me: { id: "u1", isParent: true, students: [student], postcode: "04524", address: "세종대로 110" } as unknown as Me,
  draft: { id: "d1", idempotencyKey: "k1", data: { courses: [course] }, updatedAt: "1" },
  views: [{ course, product, isAvailable: true, subjectLabel: "수학", subjectDetailLabel: "중2-2" }],
  guardianDuty: "NONE",
  guardian: null,
  cards: [],
  isUnclear: false,
  orderFunnelType: "SIMPLE_ENROLL",
} as unknown as PaymentFacts;

const order = vi.fn();
vi.mock("@pkg/web/platform/feature-flags/use-feature", () => ({ useFeature: () => null }));
function answers(method: string, path: string, init: { body?: unknown }) {
  if (path === "/tablets") return { tablets: [{ type: "GALAXY_TAB", label: "갤럭시 탭", ongoing: true }] };
  if (path === "/benefits") return { content: [] };
  if (method === "POST" && path === "/lessons/orders/card") return order(init.body);
  return {};
}

let client = new QueryClient();
const open = async (change: Partial<PaymentFacts> = {}) => {
  render(
    <QueryClientProvider client={client}>
      <CardMemory>
        <PaymentFlow {...facts} {...change} />
      </CardMemory>
    </QueryClientProvider>,
  );
  await screen.findByText("갤럭시 탭");
};
const press = (element: Element) => act(async () => void fireEvent.click(element));
const type = (field: Element, value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
const pay = () => press(screen.getByText(/원 결제하기/));
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const tablet = () => box(/갤럭시 탭/);
const focused = () => act(() => new Promise<Element | null>((done) => setTimeout(() => done(document.activeElement))));
const fill = async () => {
  await press(tablet());
  await type(box("상세 주소"), "101동");
  await type(box("카드 번호"), "4242000100000009");
  await type(box("유효기간"), "0829");
  await type(box("비밀번호 앞 2자리"), "12");
  await type(box("생년월일 또는 사업자번호"), "920314");
  await press(screen.getByText("필수만 동의"));
};
const payFilled = async () => {
  await open();
  await fill();
  await pay();
};

beforeEach(() => {
  client = new QueryClient();
  order.mockReset();
  replace.mockReset();
  sessionStorage.clear();
  call.mockImplementation(answers);
});
test("a press marks everything that is missing and focuses the first; each field is right once it is filled in", async () => {
  await open();
  await pay();
  screen.getByText("태블릿을 골라 주세요.");
  screen.getByText("태블릿을 받을 동과 호수를 적어 주세요.");
  expect(box("카드 번호").getAttribute("aria-invalid")).toBe("true");
  expect(await focused()).toBe(tablet());
  await press(tablet());
  expect(screen.queryByText("태블릿을 골라 주세요.")).toBeNull();
  await pay();
  expect(await focused()).toBe(box("상세 주소"));
  expect(order).not.toHaveBeenCalled();
});

test("the order carries what was entered; afterwards neither the form nor the tab holds the card", async () => {
  order.mockResolvedValue({ merchantUid: "m1" });
  await open();
  await fill();
  expect(box("카드 번호").value).toBe("4242 0001 0000 0009");
  expect(sessionStorage.getItem("naran.own-drafts")).toContain("101동");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("0001");
  await pay();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/tutoring/enroll/payment-complete?merchantUid=m1"));
  expect(order.mock.calls[0]?.[0]).toMatchObject({
    productId: 7,
    tabletType: "GALAXY_TAB",
    cardInformation: { cardNumber: "4242000100000009", cardExpiry: "2029-08", cardPassword: "12" },
    draftId: "d1",
  });
  expect(order.mock.calls[0]?.[0]).not.toHaveProperty("keepCard");
  const applicant = call.mock.calls.find(([, path]) => path === "/lessons/applicants");
  expect(applicant?.[2]).toMatchObject({ body: { merchantUid: "m1", subject: "MATH", rank: "BASIC" } });
  const saved = call.mock.calls.find(([method, path]) => method === "PATCH" && path === "/users/me");
  expect(saved?.[2]).toMatchObject({ body: { postcode: "04524", address: "세종대로 110", addressDetail: "101동" } });
  expect(box("카드 번호").value).toBe("");
});

test("the card is kept only when the buyer ticks it", async () => {
  order.mockResolvedValue({ merchantUid: "m1" });
  await open();
  await fill();
  const keep = box("다음에도 이 카드로 결제");
  expect(keep.checked).toBe(false);
  await press(keep);
  await pay();
  await waitFor(() => expect(order).toHaveBeenCalled());
  expect(order.mock.calls[0]?.[0]).toMatchObject({ keepCard: true });
});

test("a refused card shows its error, gets the focus and keeps the input", async () => {
  order.mockRejectedValue(apiError("paymentFailed", { message: "한도를 넘은 카드예요." }));
  await payFilled();
  await waitFor(() => expect(document.querySelectorAll("[role=alert]:not(:empty)")).not.toHaveLength(0));
  expect(await focused()).toBe(box("카드 번호"));
  expect(box("카드 번호").value).toBe("4242 0001 0000 0009");
  expect(box("상세 주소").value).toBe("101동");
});

test("fields that the server refuses show its words, until they are changed", async () => {
  const fields = [{ path: "addressDetail", message: "보낼 수 없는 곳이에요." }];
  order.mockRejectedValue(apiError("enrollmentIncomplete", { fields }));
  await payFilled();
  await screen.findByText("보낼 수 없는 곳이에요.");
  expect(await focused()).toBe(box("상세 주소"));
  await type(box("상세 주소"), "101동 2층");
  await waitFor(() => expect(screen.queryByText("보낼 수 없는 곳이에요.")).toBeNull());
});

test("the same course again is sent once more only when the buyer wants it", async () => {
  const question = "방금 수학 중2-2를 결제했어요. 한 번 더 신청할까요?";
  order.mockRejectedValueOnce(
    apiError("alreadyBought", { reason: "ALREADY_BOUGHT", merchantUid: "m0", message: question }),
  );
  order.mockResolvedValue({ merchantUid: "m1" });
  await payFilled();
  await screen.findByText(question);
  expect(order).toHaveBeenCalledTimes(1);
  await press(screen.getByText("한 번 더 신청하기"));
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/tutoring/enroll/payment-complete?merchantUid=m1"));
  expect(order.mock.calls.map(([body]) => body.alsoBought)).toEqual([undefined, "m0"]);
});

test("what another tab paid is told apart from what is on the screen, which goes on under a new key", async () => {
  order.mockRejectedValueOnce(apiError("idempotencyKeyReused", { merchantUid: "m9" }));
  const items = [{ subjectLabel: "영어", subjectDetailLabel: "중2", subjectDetail: "ENGLISH_M2" }];
  const paid = { merchantUid: "m9", status: "PAID", student: { id: "s2", name: "이가을" }, items };
  const started = { ...facts.draft, id: "d2" };
  call.mockImplementation((method: string, path: string, init: { body?: unknown }) => {
    if (path.startsWith("/lessons/orders/by-key")) return { order: null };
    if (path === "/v2/orders/{id}") return paid;
    if (method === "PUT" && path === "/enrollment-drafts/me") return started;
    return answers(method, path, init);
  });
  client.setQueryData(DRAFT.queryKey, facts.draft);
  await payFilled();
  await screen.findByText(
    /다른 창에서 영어 중2 수업\(이가을\)을 이미 결제했어요. 이 신청\(이새봄 · 수학 중2-2, .*원\)은 아직/,
  );
  await press(screen.getByText("이 신청 이어서 하기"));
  await waitFor(() => expect(client.getQueryData(DRAFT.queryKey)).toEqual(started));
});

test.each([
  [{ missingConsents: ["STUDENT_TERMS"] }, null],
  [{ problems: ["SUBJECT"] }, "/simple-enroll"],
  [{ fields: [{ path: "student", message: "m" }] }, "/tutoring/enroll"],
])("a refusal with %o leads to its step: consents are on the page", async (details, step) => {
  push.mockClear();
  order.mockRejectedValue(apiError("enrollmentIncomplete", details));
  await payFilled();
  if (step) await waitFor(() => expect(push).toHaveBeenCalledWith(step));
  else await screen.findByText("필수 약관에 동의해 주세요.");
  expect(push).toHaveBeenCalledTimes(step ? 1 : 0);
});

test("an address that is not stored stops before the payment, and says that nothing was paid", async () => {
  call.mockImplementation((method: string, path: string, init: { body?: unknown }) => {
    if (method === "PATCH") throw new Error("broken");
    return answers(method, path, init);
  });
  await payFilled();
  await screen.findByText("정보를 저장하지 못했어요. 결제하지 않았어요.");
  expect(order).not.toHaveBeenCalled();
});

test("an applicant that fails, whatever came, leads to its page: the order is paid", async () => {
  order.mockResolvedValue({ merchantUid: "m1" });
  call.mockImplementation((method: string, path: string, init: { body?: unknown }) => {
    if (path === "/lessons/applicants") throw new Error("broken");
    return answers(method, path, init);
  });
  await payFilled();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/tutoring/enroll/applicant/m1"));
});

test("for a child under 14 it says who consents, by name and a number that only they know whole", async () => {
  await open();
  expect(screen.queryByText("동의하는 보호자")).toBeNull();
  cleanup();
  await open({ guardianDuty: "CONSENT", guardian: { name: "김민정", phoneNumber: "01012345678", updatedAt: "1" } });
  screen.getByText("동의하는 보호자");
  screen.getByText("김민정 · 010-****-5678");
});

test("a buyer of 14 to 18 reads before paying who is told, or where to name the guardian; nobody else does", async () => {
  const title = "보호자께 문자가 가요";
  await open();
  expect(screen.queryByText(title)).toBeNull();
  cleanup();
  const here = "/tutoring/enroll/payment?orderFunnelType=UP_SELLING&token=t1";
  history.replaceState(null, "", here);
  await open({ guardianDuty: "NOTICE" });
  screen.getByText(title);
  const link = screen.getByRole("link", { name: "보호자 연락처 알려 주기" });
  expect(link.getAttribute("href")).toBe(`/mypage/user/parent?next=${encodeURIComponent(here)}`);
  cleanup();
  const guardian = { name: "최보호", phoneNumber: "01012345678", updatedAt: "1" };
  await open({ guardianDuty: "NOTICE", guardian });
  screen.getByText("최보호 보호자(010-****-5678)");
  expect(screen.queryByRole("link", { name: "보호자 연락처 알려 주기" })).toBeNull();
  expect(screen.queryByText("동의하는 보호자")).toBeNull();
});
