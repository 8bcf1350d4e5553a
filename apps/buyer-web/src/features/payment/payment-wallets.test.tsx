// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "@/lib/account/me";
import { DRAFT } from "@/lib/enrollment-draft/checkout-draft";
import { monthly } from "../../../test/sample-products";
import { CardMemory } from "./form/payment-card-memory";
import type { PaymentFacts } from "./form/payment-facts";
import { PaymentFlow } from "./payment-flow";

const call = vi.fn();
const replace = vi.fn();
vi.mock("@/lib/reporting/log-action", () => ({ logActionOnce: vi.fn(), logPaid: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace, prefetch: vi.fn() }) }));
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
  cards: [],
  isUnclear: false,
  orderFunnelType: "SIMPLE_ENROLL",
} as unknown as PaymentFacts;

const order = vi.fn();
const approve = vi.fn();
vi.mock("@portone/browser-sdk/v2", () => ({
  __INTERNAL__setPortOneSdkUrl: vi.fn(),
  requestIssueBillingKey: (request: unknown) => approve(request),
}));
vi.mock("@pkg/web/platform/vendors/load-vendors", () => ({
  loadVendors: async () => ({ payments: { sdkUrl: "http://localhost:4010/v2/browser-sdk.js", origins: [] } }),
}));
vi.mock("@pkg/web/platform/feature-flags/use-feature", () => ({
  useFeature: (name: string) => ({ name, available: true, variant: null }),
}));
const WINDOW = { issueId: "i1", storeId: "s1", channelKey: "c1", customerId: "u1" };
function answers(method: string, path: string, init: { body?: unknown }) {
  if (path === "/tablets") return { tablets: [{ type: "GALAXY_TAB", label: "갤럭시 탭", ongoing: true }] };
  if (path === "/benefits") return { content: [] };
  if (path === "/lessons/orders/pg/approvals") return WINDOW;
  if (method === "POST" && /orders\/(card|pg)$/.test(path)) return order(init.body);
  return {};
}

let client = new QueryClient();
const open = async (more: Partial<PaymentFacts> = {}) => {
  render(
    <QueryClientProvider client={client}>
      <CardMemory>
        <PaymentFlow {...facts} {...more} />
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

beforeEach(() => {
  cleanup();
  client = new QueryClient();
  sessionStorage.clear();
  call.mockImplementation(answers);
});
const fillForWallet = async (name: string) => {
  await press(tablet());
  await type(box("상세 주소"), "101동");
  await press(box(name));
  await press(screen.getByText("필수만 동의"));
};

test("a wallet is approved in its window for our id and nothing, then pays; it is kept only when asked", async () => {
  order.mockResolvedValue({ merchantUid: "m1" });
  approve.mockResolvedValue({ transactionType: "ISSUE_BILLING_KEY", billingKey: "key-1" });
  const page = `${location.origin}/tutoring/enroll/payment-from-consult?consultationId=c1`;
  history.replaceState(null, "", `${page}&token=t1#pay`);
  await open();
  await fillForWallet("카카오페이");
  expect(screen.queryByLabelText("카드 번호")).toBeNull();
  expect(box("다음에도 이 방법으로 결제").checked).toBe(false);
  await press(box("다음에도 이 방법으로 결제"));
  await pay();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/tutoring/enroll/payment-complete?merchantUid=m1"));
  expect(approve.mock.calls[0]?.[0]).toMatchObject({
    storeId: "s1",
    channelKey: "c1",
    issueId: "i1",
    displayAmount: 0,
    customer: { customerId: "u1" },
    windowType: { pc: "IFRAME", mobile: "REDIRECTION" },
    // A phone comes back to the same offer; its link is not the provider's to know.
    redirectUrl: page,
  });
  const prepared = call.mock.calls.find(([, path]) => path === "/lessons/orders/pg/approvals");
  expect(prepared?.[2]).toEqual({ body: { paymentType: "KAKAOPAY", draftId: "d1" } });
  expect(order.mock.calls[0]?.[0]).toMatchObject({ paymentType: "KAKAOPAY", billingKey: "key-1", keepMethod: true });
});

test.each([
  ["cancelled", { transactionType: "ISSUE_BILLING_KEY", code: "FAILURE_TYPE_PG", message: "취소", billingKey: "" }],
  ["closed", undefined],
])("a window that is %s pays nothing and keeps the choice", async (_how, answer) => {
  approve.mockResolvedValue(answer);
  await open();
  await fillForWallet("네이버페이");
  expect(screen.queryByText("다음에도 이 방법으로 결제")).toBeNull();
  await pay();
  await screen.findByText(/결제가 취소됐어요\..*팝업을 허용한 뒤/);
  expect(order).not.toHaveBeenCalled();
  expect(box("네이버페이").checked).toBe(true);
  expect(box("상세 주소").value).toBe("101동");
  await waitFor(() => screen.getByText(/원 결제하기/));
});

const OVER = /^결제하지 않았어요. 상담에서 받은 제안은 이제 쓸 수 없어요/;
const overDraft = {
  ...facts.draft,
  data: { ...facts.draft.data, consultationId: "c1", orderFunnelType: "ROCKET_ENROLL" },
};
const overOffer = { draft: overDraft, orderFunnelType: "ROCKET_ENROLL" } as Partial<PaymentFacts>;

test.each([
  ["before its window opens", true],
  ["while it is approved", false],
])("an offer that is over %s pays nothing, says so beside the button, and is left", async (_when, isEarly) => {
  approve.mockReset().mockResolvedValue({ transactionType: "ISSUE_BILLING_KEY", billingKey: "key-1" });
  order.mockReset().mockRejectedValue(apiError("consultPaymentForbidden"));
  call.mockImplementation((method: string, path: string, init: { body?: unknown }) => {
    if (isEarly && path === "/lessons/orders/pg/approvals") throw apiError("consultPaymentForbidden");
    return answers(method, path, init);
  });
  client.setQueryData(DRAFT.queryKey, overDraft);
  await open(overOffer);
  await fillForWallet("카카오페이");
  await pay();
  await screen.findByText(OVER);
  expect(screen.getByRole("link", { name: "상담 신청 보기" }).getAttribute("href")).toBe("/tutoring/consult");
  expect([approve.mock.calls.length, order.mock.calls.length]).toEqual(isEarly ? [0, 0] : [1, 1]);
  expect(client.getQueryData(DRAFT.queryKey)).toMatchObject({ data: { orderFunnelType: null, consultationId: null } });
  await waitFor(() => screen.getByText(/원 결제하기/));
});

test("back from the wallet's page on a phone, the key pays by itself; without one the choice stays", async () => {
  order.mockResolvedValue({ merchantUid: "m1" });
  const approval = { draftId: "d1", wallet: "KAKAOPAY", isKept: true } as const;
  await open({ returned: { billingKey: "key-2", approval } });
  await waitFor(() => expect(order).toHaveBeenCalledTimes(1));
  expect(order.mock.calls[0]?.[0]).toMatchObject({ billingKey: "key-2", keepMethod: true });
  expect(approve).not.toHaveBeenCalled();
  cleanup();
  for (const returned of [
    { billingKey: null, approval },
    { billingKey: "key-3", approval: { ...approval, draftId: "d2" } },
  ]) {
    await open({ returned });
    await screen.findByText("결제가 취소됐어요.");
    cleanup();
  }
  expect(order).toHaveBeenCalledTimes(1);
});

test("a wallet that another device chose loads a page that was reached without a load of its own", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: "/simple-enroll" } as PerformanceEntry]);
  await open({ draft: { ...facts.draft, data: { ...facts.draft.data, method: "KAKAOPAY" } } } as Partial<PaymentFacts>);
  expect(box("카카오페이").checked).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test("a press without a connection sends nothing and says so", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open();
  await fillForWallet("카카오페이");
  await pay();
  await screen.findByText("인터넷에 연결한 뒤 다시 눌러 주세요. 아직 결제하지 않았어요.");
  expect(approve).not.toHaveBeenCalled();
  expect(order).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("courses that staff put together for another level are asked about before anything is paid", async () => {
  order.mockReset().mockResolvedValue({ merchantUid: "m1" });
  approve.mockReset().mockResolvedValue({ transactionType: "ISSUE_BILLING_KEY", billingKey: "key-1" });
  const [view] = facts.views;
  if (!view) throw new Error("no course");
  const views = [{ ...view, product: { ...view.product, schoolLevel: "HIGH" } as typeof view.product }];
  const question = "고등 과정이에요. 중2 학생이 듣는 게 맞나요?";
  await open({ views, upSelling: null, orderFunnelType: "ROCKET_ENROLL" });
  screen.getByText(question);
  await fillForWallet("카카오페이");
  await pay();
  const ask = async () => within(await screen.findByRole("alertdialog", { name: question }));
  await press((await ask()).getByText("다시 볼게요"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(approve).not.toHaveBeenCalled();
  await pay();
  await press((await ask()).getByText("네, 맞아요"));
  await waitFor(() => expect(order).toHaveBeenCalledOnce());
});
