import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import type { Locator, Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";

const LOST = "인터넷이 끊겼어요.다시 연결되면 이어져요.";
const bar = (page: Page) => page.getByRole("status").filter({ hasText: /인터넷이 끊겼어요|다시 연결됐어요/ });

/** Waits until the deferred part has mounted: it renders the bar, empty while the page is online. */
async function openLate(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("[data-offline-bar]")).toBeAttached();
  await page.waitForLoadState("networkidle");
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("nothing to compare");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("a lost connection shows a polite notice that moves and covers nothing", async ({ page, context }) => {
  await openLate(page, "/price");
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main > *, header")].map((part) => part.getBoundingClientRect().y),
    );
  const before = await places();
  await context.setOffline(true);
  await expect(bar(page)).toHaveText(LOST);
  expect(await places()).toEqual(before);
  const line = bar(page).locator("p");
  expect(await overlap(line, page.getByRole("button", { name: "문의하기" }))).toBe(false);
  const sticky = page.locator("[data-sticky-bar]").filter({ visible: true });
  for (const one of await sticky.all()) expect(await overlap(line, one)).toBe(false);
  for (const control of await page.getByRole("banner").locator("a, button").filter({ visible: true }).all()) {
    expect(await overlap(line, control)).toBe(false);
  }
  await expectAccessible(page, "offline");
  await context.setOffline(false);
  await expect(bar(page)).toHaveText("다시 연결됐어요.");
  await expect(bar(page)).toHaveCount(0);
});

test("a form that is sent offline says what to do, loses nothing, and is sent by the next press", async ({
  context,
  page,
  baseURL,
}) => {
  await signUpBuyer(context, baseURL ?? "");
  await openLate(page, "/mypage/user/name");
  const field = page.getByRole("textbox", { name: "이름" });
  await field.fill("새이름");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().endsWith("/api/users/me")) sent += 1;
  });
  await context.setOffline(true);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "서버 응답을 받지 못했어요" });
  await expect(dialog).toContainText("인터넷이 끊겨 있어요. 적은 내용은 그대로 있으니");
  await expectAccessible(page, "form sent offline");
  await dialog.getByRole("button", { name: "확인" }).click();
  await expect(field).toHaveValue("새이름");
  const attempts = sent;
  await context.setOffline(false);
  await expect(bar(page)).toHaveText("다시 연결됐어요.");
  await expect(bar(page)).toHaveCount(0);
  expect(sent, "nothing is sent behind the reader's back").toBe(attempts);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.waitForURL(/\/mypage\/user$/);
});

test.describe("a page that can't be reached", () => {
  test.use({ serviceWorkers: "allow" });

  test("is told in our words, opens again with the connection, and nothing else is kept", async ({ context, page }) => {
    await openLate(page, "/price");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto("/tutors?subject=MATH", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "인터넷이 끊겼어요" })).toBeVisible();
    await expectAccessible(page, "offline page");
    await context.setOffline(false);
    await page.getByRole("link", { name: "다시 열기" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "선생님 찾기" })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toEqual(["/offline"]);
  });
});
