// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { EarningsAccountPage } from "./earnings-account-page";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const push = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const NONE = { account: null, tutorName: "박지훈", phoneNumber: "01000000003" };
async function open(account: object = NONE) {
  http.GET.mockResolvedValue(account);
  const [expiresAt, resendAt] = [180_000, 30_000].map((later) => new Date(Date.now() + later).toISOString());
  http.POST.mockResolvedValue({ id: "v1", phoneNumber: "01000000003", sendsLeft: 4, expiresAt, resendAt });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <EarningsAccountPage />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { name: "지급 계좌" });
}
const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));

async function askForCode() {
  await user.selectOptions(screen.getByLabelText("은행"), "090");
  await user.type(screen.getByLabelText("계좌번호"), "3333-01-1234567");
  await press("인증번호 받기");
  await user.type(await screen.findByLabelText("인증번호"), "123456");
}

test("an account is registered with a code to the tutor's phone", async () => {
  await open();
  await askForCode();
  expect(screen.getByRole("timer", { name: "남은 시간" }).textContent).toMatch(/^(2:5\d|3:00)$/);
  expect(http.POST).toHaveBeenCalledWith("/phone-verifications", { body: { phoneNumber: "01000000003" } });
  http.PUT.mockResolvedValue({ ...NONE, account: { bankCode: "090", numberEnd: "4567", holderName: "박지훈" } });
  await press("등록하기");
  expect(http.POST).toHaveBeenLastCalledWith("/phone-verifications/{id}/verify", {
    params: { path: { id: "v1" } },
    body: { code: "123456" },
  });
  expect(http.PUT).toHaveBeenCalledWith("/tutors/me/payout-account", {
    body: { bankCode: "090", accountNumber: "3333-01-1234567" },
  });
  expect(push).toHaveBeenCalledWith("/earnings");
});

test("what is missing is said at its field, and no code is sent", async () => {
  await open();
  await press("인증번호 받기");
  expect(screen.getByText("은행을 골라 주세요.")).toBeTruthy();
  expect(screen.getByText("계좌번호를 적어 주세요.")).toBeTruthy();
  expect(http.POST).not.toHaveBeenCalled();
});

test("a number that is none of the chosen bank is told before a code is sent", async () => {
  await open();
  await user.selectOptions(screen.getByLabelText("은행"), "090");
  await user.type(screen.getByLabelText("계좌번호"), "3333-01-123456");
  await press("인증번호 받기");
  screen.getByText("카카오뱅크 계좌번호는 13자리예요. 다시 확인해 주세요.");
  expect(http.POST).not.toHaveBeenCalled();
});

test("an account that the bank refuses can be put right without another code", async () => {
  await open();
  await askForCode();
  const message = "예금주가 선생님 이름(박지훈)과 같아야 해요. 본인 계좌를 적어 주세요.";
  const fields = [{ path: "accountNumber", message }];
  http.PUT.mockRejectedValueOnce(apiError("invalidInput", { fields }));
  await press("등록하기");
  expect(await screen.findByText(message)).toBeTruthy();
  http.PUT.mockResolvedValue(NONE);
  await press("등록하기");
  expect(http.POST).toHaveBeenCalledTimes(2);
  expect(push).toHaveBeenCalled();
});

test("a bank that does not answer is told at the number, not as a payment that failed", async () => {
  await open();
  await askForCode();
  const message = "지금은 은행에 확인할 수 없어요. 적은 계좌는 그대로 두고 잠시 후 다시 눌러 주세요.";
  http.PUT.mockRejectedValueOnce(apiError("paymentProviderFailed", { message }));
  await press("등록하기");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("계좌번호").value).toBe("3333-01-1234567");
});

test("the account of now is told by its end; without a phone there is no form", async () => {
  const account = { bankCode: "090", numberEnd: "4567", holderName: "박지훈", registeredAt: "" };
  await open({ ...NONE, account, phoneNumber: null });
  expect(screen.getByText("카카오뱅크 (끝 4567)")).toBeTruthy();
  expect(screen.getByText("확인할 휴대폰 번호가 없어요")).toBeTruthy();
  expect(screen.queryByLabelText("계좌번호")).toBeNull();
});
