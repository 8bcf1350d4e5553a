// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SocialButtons } from "./components/social-buttons";

const calls = vi.hoisted(() => ({ POST: vi.fn() }));
const showMessage = vi.hoisted(() => vi.fn());
vi.mock("@pkg/web/platform/api/api", async (original) => ({ ...(await original<object>()), api: () => calls }));
vi.mock("@pkg/web/platform/errors/app-dialog", async (original) => ({ ...(await original<object>()), showMessage }));

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const target = { next: "http://localhost:3000/price", given: null, source: null };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(userAgent: string): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  render(<SocialButtons target={target} />);
}

test("KakaoTalk's browser opens the page in the phone's own", async () => {
  open(`${IPHONE} KAKAOTALK 10.4.5 (INAPP)`);
  const way = await screen.findByRole("link", { name: "다른 브라우저로 열기" });
  expect(way.getAttribute("href")).toMatch(/^kakaotalk:\/\/web\/openExternal\?url=http/);
  screen.getByText(/카카오톡 안에서는 Google로 로그인할 수 없어요/);
});

test("where an app has no way out, the address can be copied", async () => {
  open(`${IPHONE} Instagram 330.0.0.40.92`);
  expect((await screen.findByLabelText<HTMLInputElement>("이 화면의 주소")).value).toBe(location.href);
});

test("a browser has every way to log in, and no word about apps", async () => {
  open(`${IPHONE} Version/18.5 Safari/604.1`);
  screen.getByRole("button", { name: /Google|구글/ });
  expect(document.querySelector("[data-app]")).toBeNull();
});

test("a browser without cookies is told so, and no vendor is opened", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  open(IPHONE);
  await userEvent.click(screen.getByRole("button", { name: /카카오로 계속하기/ }));
  expect(showMessage).toHaveBeenCalledWith(expect.stringMatching(/쿠키를 막고 있어/));
  expect(calls.POST).not.toHaveBeenCalled();
});
