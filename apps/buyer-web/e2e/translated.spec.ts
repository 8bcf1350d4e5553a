import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import { translatePage } from "@pkg/e2e/translator";
import type { BrowserContext, Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { OPEN_PAGES, ownPages } from "./lib/family-pages";
import { ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 300_000 });

/** What changes a page without leaving or saving anything. */
const CHOICES = "input[type=radio], button[aria-pressed], button[aria-expanded], [role=tab], summary";

/** Presses the choices of a page one after another, those too that appear meanwhile. */
async function pressChoices(page: Page): Promise<void> {
  await page.evaluate(async (choices) => {
    const pressed = new Set<Element>();
    const next = () =>
      [...document.querySelectorAll<HTMLElement>(`main :is(${choices})`)].find((one) => !pressed.has(one));
    for (let one = next(); one && pressed.size < 25; one = next()) {
      pressed.add(one);
      one.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  }, CHOICES);
}

/** All that a page says, without the spaces, which fall where elements do. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    for (const announced of document.querySelectorAll("[role=status].sr-only")) announced.remove();
    return [...document.querySelectorAll("main")]
      .map((main) => main.textContent)
      .join()
      .replace(/\s+/g, "");
  });

/** Where two texts begin to differ, with what stands around it; none where they are the same. */
function difference(own: string, translated: string) {
  if (own === translated) return null;
  const at = [...own].findIndex((letter, index) => letter !== translated[index]);
  return [own, translated].map((words) => words.slice(Math.max(0, at - 30), at + 40));
}

/** A page in a tab of its own: nothing of an earlier visit is kept. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  await expectLoaded(page);
  return page;
}

test("a translated page says after each choice what the page itself says", async ({ context, page, baseURL }) => {
  const compare = async (path: string) => {
    const own = await openTab(context, path);
    if ((await own.locator(`main :is(${CHOICES})`).count()) > 0) {
      const translated = await openTab(context, path);
      await translatePage(translated);
      await pressChoices(own);
      await pressChoices(translated);
      const differs = async () => difference(await wordsOf(own), await wordsOf(translated));
      await expect.soft.poll(differs, { message: path, timeout: 5_000 }).toBeNull();
      await translated.close();
    }
    await own.close();
  };
  for (const path of OPEN_PAGES) await compare(path);
  for (const path of await ownPages(page, baseURL ?? "")) await compare(path);
});

test("a translated payment shows the sum that it charges", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [await courseOf("MATH", { months: 1 })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await translatePage(page);
  await page.getByRole("button", { name: /쿠폰·추천코드 펼치기/ }).click();
  await page.getByRole("radio", { name: "다음에 쓰기" }).check();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  const sum = (await payment.payButton.textContent())?.match(/[\d,]+원/)?.[0] ?? "";
  const totals = (await wordsOf(page)).match(/(?<=낼금액)[\d,]+원/g) ?? [];
  expect(new Set(totals)).toEqual(new Set([sum]));
  await payment.pay();
  expect(await ordersOf(email)).toMatchObject([{ status: "PAID", amount: Number(sum.replace(/\D/g, "")) }]);
});
