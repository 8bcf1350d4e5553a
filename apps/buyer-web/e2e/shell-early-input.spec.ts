import { expect, type Page, test } from "@playwright/test";
import { PASSWORD, signUpBuyer } from "./lib/buyer";
import { ChoosingScreen } from "./lib/choosing";

// On a slow phone the server's page stands there before its code does. What is tapped until then is done afterwards.

/** Holds the code of every page from now on; gives back how to let it come. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Sends a buyer to the log-in page, whose code is held, and fills it; gives back how to let the code come. */
async function fillHeldLogIn(page: Page, { email }: { email: string }): Promise<() => void> {
  await page.context().clearCookies();
  const letCome = await holdCode(page);
  await page.goto("/mypage", { waitUntil: "commit" });
  await page.waitForURL(/\/login/, { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "이메일" }).fill(email);
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill(PASSWORD);
  return letCome;
}

test("a subject that was tapped before the page's code came is chosen when it comes", async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto("/simple-enroll", { waitUntil: "commit" });
  const screen = new ChoosingScreen(page);
  await screen.button("수학").click();
  await expect(screen.button("수학")).toBeVisible();
  letCome();
  await expect(page.getByRole("button", { name: /^중2-2/ }).first()).toBeVisible();
});

test("all choices that were made before the page's code came count when it comes", async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto("/price", { waitUntil: "commit" });
  const radio = (name: string | RegExp) => page.getByRole("radio", { name });
  await radio("고등학생").check();
  await radio("60분").check();
  await radio("80분").check();
  await radio("주 3회").check();
  await radio(/^6개월/).check();
  await radio("빌리기").check();
  letCome();
  const total = page.locator("[data-sticky-bar]").filter({ visible: true });
  await expect(total).toContainText("3,356,400원");
  await expect(page).toHaveURL("/price?level=HIGH&rank=BASIC&minutes=80&week=3&months=6&tablet=1");
});

test("a log-in that was sent before the page's code came keeps the password out of the address", async ({
  context,
  page,
  baseURL,
}) => {
  const letCome = await fillHeldLogIn(page, await signUpBuyer(context, baseURL ?? ""));
  const asked = page.url();
  await page.keyboard.press("Enter");
  expect(page.url()).toBe(asked);
  letCome();
  await page.waitForURL(/\/mypage$/);
});

test("a press that comes as soon as the page can answer waits for what was typed before it could", async ({
  context,
  page,
  baseURL,
}) => {
  const letCome = await fillHeldLogIn(page, await signUpBuyer(context, baseURL ?? ""));
  const pressed = page.getByRole("button", { name: "로그인", exact: true }).evaluate(async (button) => {
    const isAnswering = () => Object.keys(button).some((key) => key.startsWith("__reactProps$"));
    while (!isAnswering()) await new Promise((resolve) => setTimeout(resolve));
    (button as HTMLElement).click();
  });
  letCome();
  await pressed.catch(() => undefined); // The page may be gone before the browser answers.
  await page.waitForURL(/\/mypage$/);
});
