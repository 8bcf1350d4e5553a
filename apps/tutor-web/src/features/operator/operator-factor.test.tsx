// @vitest-environment happy-dom
import { ApiError } from "@pkg/web/platform/api/api";
import { useSession } from "@pkg/web/platform/session/session-store";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { OperatorFactor } from "./operator-factor";

const user = userEvent.setup({ delay: null });
const http = vi.hoisted(() => ({ POST: vi.fn(), GET: vi.fn() }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => http,
  dataOf: (answer: Promise<unknown>) => answer,
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const NONE = { isSetUp: false, isPassed: false, isRequired: true, recoveryCodesLeft: 0 };
const PASSED = { isSetUp: true, isPassed: true, isRequired: true, recoveryCodesLeft: 10 };

function show(state: object, staffRoles: string[] = ["OPERATOR"]) {
  useSession.setState({ status: "signed-in", user: { staffRoles } } as never);
  http.GET.mockResolvedValue(state);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <OperatorFactor>
        <p>운영 화면</p>
      </OperatorFactor>
    </QueryClientProvider>,
  );
}

const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  useSession.setState(useSession.getInitialState());
});

test("a session that has shown a code sees the page, and so does who is no staff", async () => {
  show(PASSED);
  await screen.findByText("운영 화면");
  cleanup();
  show(NONE, []);
  screen.getByText("운영 화면");
});

test("a wrong code is told at its field and stays; a right one opens the page", async () => {
  show({ ...PASSED, isPassed: false });
  await screen.findByRole("heading", { name: "한 번 더 확인할게요" });
  await press("확인하기");
  screen.getByText("코드를 모두 적어 주세요.");
  await user.type(screen.getByLabelText("인증 코드"), "123456");
  const fields = [{ path: "code", message: "코드가 맞지 않아요. 새로 나온 코드를 적어 주세요." }];
  http.POST.mockRejectedValueOnce(
    new ApiError(400, { service: "account", errorCode: "INVALID_REQUEST_CREATE_OR_UPDATE_USER", message: "m", fields }),
  );
  await press("확인하기");
  await screen.findByText("코드가 맞지 않아요. 새로 나온 코드를 적어 주세요.");
  expect(screen.queryByText("운영 화면")).toBeNull();
  http.POST.mockResolvedValueOnce(undefined);
  http.GET.mockResolvedValue(PASSED);
  await press("확인하기");
  await screen.findByText("운영 화면");
});

test("an app is connected by its picture and first code; recovery codes are shown before the page", async () => {
  show(NONE);
  await screen.findByRole("heading", { name: "인증 앱을 연결할게요" });
  http.POST.mockResolvedValueOnce({ secret: "ABCD", uri: "otpauth://totp/x", qr: ["10", "01"] });
  await press("연결 시작하기");
  await screen.findByRole("img", { name: "인증 앱에 연결하는 QR 코드" });
  await user.type(screen.getByLabelText("인증 코드"), "123456");
  http.POST.mockResolvedValueOnce({ recoveryCodes: ["0000-1111-2222-3333"] });
  await press("연결하기");
  await screen.findByText("0000-1111-2222-3333");
  http.GET.mockResolvedValue(PASSED);
  await press("적어 두었어요");
  await screen.findByText("운영 화면");
});
