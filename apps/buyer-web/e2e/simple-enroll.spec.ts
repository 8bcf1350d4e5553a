import { expectAccessible } from "@pkg/e2e/axe";
import { tabTo } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { ChoosingScreen } from "./lib/choosing";

test("the keyboard alone takes a course; back goes from step to step, and a reload keeps place and courses", async ({
  page,
}) => {
  const screen = new ChoosingScreen(page);
  await screen.open();
  await tabTo(page, screen.button(/^수학/));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, screen.button(/중2-2/));
  await page.keyboard.press("Enter");
  await screen.expectStep("어떤 수업으로 할까요?");
  await tabTo(page, screen.card(/^1개월/));
  await page.keyboard.press("ArrowDown");
  await expect(screen.bar).toContainText("수학 · 중2-2");
  await tabTo(page, screen.button("다음"));

  await page.goBack();
  await screen.expectStep("수학, 어느 과정을 배울까요?");
  await page.goBack();
  await screen.expectStep("무엇을 배울까요?");
  await page.goForward();
  await screen.expectStep("수학, 어느 과정을 배울까요?");
  await page.goForward();
  await screen.expectStep("어떤 수업으로 할까요?");

  await page.reload();
  await expect(screen.bar).toContainText("수학 · 중2-2");
  await expect(screen.card(/^3개월/)).toBeChecked();
  await screen.button("뒤로").click();
  await screen.expectStep("수학, 어느 과정을 배울까요?");
  expect((await screen.draft()).courses).toHaveLength(1);
});

test("entering and leaving the bundle asks first, with the price of all", async ({ page }) => {
  const screen = new ChoosingScreen(page);
  await screen.open();
  await screen.choose("영어", /^중2 내신/);
  await page.getByRole("radio", { name: "주 1회" }).check();
  await screen.card(/^3개월/).check();
  await screen.button("과목 더 담기").click();
  await screen.choose("수학", /^중2-2/);
  await page.getByRole("radio", { name: "주 2회" }).check();

  await screen.card(/^3개월/).click();
  await expect(screen.dialog).toContainText("함께 담으면 120,000원 할인받아요");
  await expect(screen.dialog).toContainText("1,118,760원");
  await expect(screen.button("그대로 두기")).toBeFocused();
  await expectAccessible(page, "asking for the bundle");
  await page.keyboard.press("Escape");
  await expect(screen.dialog).toBeHidden();
  expect((await screen.draft()).courses).toHaveLength(1);

  await screen.card(/^3개월/).click();
  await screen.button("함께 담기").click();
  await expect(screen.bar).toContainText("1,118,760원");
  await expect(page.getByText("함께 담아서 120,000원 할인받았어요").filter({ visible: true })).toBeVisible();

  await screen.card(/^1개월/).click();
  await expect(screen.dialog).toContainText("결합 할인 120,000원이 빠져요");
  await screen.dialog.getByRole("button", { name: "바꾸기" }).click();
  await expect(screen.bar).toContainText("708,920원");

  await screen.button("영어 · 중2 내신 빼기").click();
  await expect(screen.bar).toContainText("287,120원");
});

test("a further course that is half chosen is asked about before it is left out", async ({ page }) => {
  const screen = new ChoosingScreen(page);
  await screen.open();
  await screen.choose("수학", /^중2-2/, /^3개월/);
  await screen.button("과목 더 담기").click();
  await screen.button("다음").click();
  await expect(screen.dialog).toContainText("과목을 더 담지 않고 갈까요?");
  await screen.button("이어서 고르기").click();
  await screen.button("영어").click();
  await screen.expectStep("영어, 어느 과정을 배울까요?");
  await screen.button("다음").click();
  await expect(screen.dialog).toContainText("고르던 영어는 빼고 갈까요?");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^중2 내신/ }).click();
  await screen.button("다음").click();
  await expect(screen.dialog).toContainText("고르던 영어 · 중2 내신은 빼고 갈까요?");
  await expectAccessible(page, "asking about a half chosen course");
  await screen.button("이어서 고르기").click();
  await expect(page.getByText("수업을 하나 골라 주세요.").filter({ visible: true })).toBeVisible();
  await screen.button("다음").click();
  await screen.button("빼고 가기").click();
  await page.waitForURL(/\/login/);
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  expect(decodeURIComponent(next)).toContain("MATH");
  expect(decodeURIComponent(next)).not.toContain("ENGLISH");
});
