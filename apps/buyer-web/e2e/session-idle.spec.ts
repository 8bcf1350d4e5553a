import { expectAccessible } from "@pkg/e2e/axe";
import { ACCOUNT, EXAM, TUTOR } from "@pkg/e2e/env";
import { logIn } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { PASSWORD, signUpBuyer } from "./lib/buyer";
import {
  extendByTyping,
  moveToSessionEnd,
  openSignedIn,
  sessionSecondsLeft,
  sessionsEndIn,
  warning,
} from "./lib/session";

// The idle limit of a session: 30 minutes, with a warning of two.

const ended = (page: Page) => page.getByRole("alertdialog", { name: "안전을 위해 로그아웃했어요" });
const going = (page: Page) => page.getByRole("button", { name: "계속 이용할게요" });

test("two minutes before the end every site warns, and one press goes on", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await openSignedIn(page, "/mypage");
  await moveToSessionEnd(page, email, 110);
  await expect(warning(page)).toBeVisible();
  await expect(going(page)).toBeFocused();
  await expect(warning(page)).toContainText(/1분 \d+초 뒤에/);
  await expect(warning(page).getByRole("status")).toHaveText("");
  await expectAccessible(page, "warning");
  await page.clock.fastForward("00:55");
  await sessionsEndIn(email, 50);
  await expect(warning(page).getByRole("status")).toHaveText("로그아웃까지 1분 남았어요.");
  await page.keyboard.press("Enter");
  await expect(warning(page)).toHaveCount(0);
  expect(await sessionSecondsLeft(email)).toBeGreaterThan(29 * 60);

  for (const address of [`${TUTOR}/`, `${ACCOUNT}/profiles`, `${EXAM}/`]) {
    await sessionsEndIn(email, 1800);
    await openSignedIn(page, address);
    await moveToSessionEnd(page, email, 110);
    await expect(warning(page), address).toBeVisible();
    await going(page).click();
    await expect(warning(page)).toHaveCount(0);
    expect(await sessionSecondsLeft(email)).toBeGreaterThan(29 * 60);
  }
});

test("an idle user sees why the session ended and returns to the same page", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await openSignedIn(page, "/mypage/user/name");
  // Typing counts as activity and extends the session shortly after; no activity follows.
  await extendByTyping(page, email, "이름", "반쯤쓴이름");
  await moveToSessionEnd(page, email, 90);
  await expect(warning(page)).toBeVisible();
  await sessionsEndIn(email, -1);
  await page.clock.fastForward("02:00");
  await expect(ended(page)).toContainText("30분 동안 사용하지 않았어요");
  await expect(warning(page)).toHaveCount(0);
  await expectAccessible(page, "ended");
  await expect(page.locator("input[name=name]")).toBeHidden();
  await expect(page.locator("input[name=name]")).toHaveValue("반쯤쓴이름");

  await ended(page).getByRole("button", { name: "다시 로그인" }).click();
  await page.waitForURL((url) => url.origin === ACCOUNT && url.pathname === "/login");
  expect(new URL(page.url()).searchParams.get("next")).toBe(`${baseURL}/mypage/user/name`);
  await logIn(page, { email, password: PASSWORD });
  await page.waitForURL(`${baseURL}/mypage/user/name`);
});

test("activity extends the session with one call, however much there is; an idle page never does", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const tokens: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/access-token") tokens.push(search);
  });
  await openSignedIn(page, "/mypage");
  await sessionsEndIn(email, 600);
  tokens.length = 0;

  // Six minutes later the page refetches by itself, unless it just did.
  await expect(async () => {
    await page.clock.fastForward("06:00");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => tokens.length, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  expect(tokens).toEqual(["?idle=true"]);
  expect(await sessionSecondsLeft(email)).toBeLessThan(601);

  tokens.length = 0;
  // On a busy machine the first presses may come before the watch listens.
  await expect(async () => {
    for (let press = 0; press < 20; press += 1) await page.keyboard.press("Shift");
    await expect.poll(() => sessionSecondsLeft(email), { timeout: 2_000 }).toBeGreaterThan(29 * 60);
  }).toPass();
  expect(tokens).toEqual([""]);
});
