// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorGate } from "./operator-gate";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const NONE = { isSetUp: false, isPassed: false, isRequired: true, recoveryCodesLeft: 0 };

const REFUSED = apiError("accountForbidden", { needsFactor: true });

/** A page of staff whose call is refused until a code was shown. */
function Desk() {
  const reading = useQuery({ queryKey: ["desk"], queryFn: () => http.GET("/operator/desk") });
  return (
    <OperatorGate reading={reading} what="화면을">
      {() => <p>운영 화면</p>}
    </OperatorGate>
  );
}

function show(state: object) {
  let isOpen = false;
  http.GET.mockImplementation(async (path: string) => {
    if (path === "/staff/factor") return state;
    if (!isOpen) throw REFUSED;
    return {};
  });
  showDesk(<Desk />);
  return () => {
    isOpen = true;
  };
}

const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));

test("a wrong code is told at its field and stays; a right one opens the page", async () => {
  const open = show({ ...NONE, isSetUp: true });
  await screen.findByRole("heading", { name: "한 번 더 확인할게요" });
  await press("확인하기");
  screen.getByText("코드를 모두 적어 주세요.");
  await user.type(screen.getByLabelText("인증 코드"), "123456");
  const fields = [{ path: "code", message: "코드가 맞지 않아요. 새로 나온 코드를 적어 주세요." }];
  http.POST.mockRejectedValueOnce(apiError("invalidUser", { fields }));
  await press("확인하기");
  await screen.findByText("코드가 맞지 않아요. 새로 나온 코드를 적어 주세요.");
  expect(screen.queryByText("운영 화면")).toBeNull();
  http.POST.mockResolvedValueOnce(undefined);
  open();
  await press("확인하기");
  await screen.findByText("운영 화면");
});

test("an app is connected by its picture and first code; recovery codes are shown before the page", async () => {
  const open = show(NONE);
  await screen.findByRole("heading", { name: "인증 앱을 연결할게요" });
  http.POST.mockResolvedValueOnce({ secret: "ABCD", uri: "otpauth://totp/x", qr: ["10", "01"] });
  await press("연결 시작하기");
  await screen.findByRole("img", { name: "인증 앱에 연결하는 QR 코드" });
  await user.type(screen.getByLabelText("인증 코드"), "123456");
  http.POST.mockResolvedValueOnce({ recoveryCodes: ["0000-1111-2222-3333"] });
  await press("연결하기");
  await screen.findByText("0000-1111-2222-3333");
  open();
  await press("적어 두었어요");
  await screen.findByText("운영 화면");
});
