import { expectAccessible } from "@pkg/e2e/axe";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { widthOf } from "@pkg/e2e/widths";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 120_000 });

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a tutor writes, the buyer answers with a picture on a phone; nobody else finds the thread", async ({
  browser,
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const buyerId = await newBuyer(phone);
  const { matchId } = await teachStudent(tutor, { buyerId, name: "김하준", hours: [40, 64] });

  await page.goto(`${TUTOR}/myclass/${matchId}`);
  await page.getByRole("link", { name: /김하준 학생 가족과 메시지/ }).click();
  await page.waitForURL(`${TUTOR}/myclass/${matchId}/messages`);
  await expect(page.getByRole("heading", { name: "김하준 학생 가족에게 먼저 인사해 볼까요?" })).toBeVisible();
  await expectAccessible(page, "an empty thread");
  const field = page.getByRole("textbox", { name: "메시지" });
  await field.fill("제 번호는 010-1234-5678이에요");
  await field.press("Enter");
  await expect(page.getByText("연락처는 보낼 수 없어요. 필요한 이야기는 여기에서 나눠 주세요.")).toBeVisible();

  // The network fails once: the message stays, and arrives once.
  const sending = "**/api/lessons/matches/*/messages";
  await page.route(sending, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await field.fill("교재 42쪽을 찍어 보내 주세요.");
  await field.press("Enter");
  const log = page.getByRole("region", { name: "메시지 목록" });
  await expect(log.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "a message that failed");
  await page.unroute(sending);
  await log.getByRole("button", { name: "다시 보내기" }).click();
  await expect(log.getByRole("alert")).toBeHidden();
  await expect(log.getByText("교재 42쪽을 찍어 보내 주세요.")).toHaveCount(1);

  const reader = await phone.newPage();
  await reader.goto(`${BUYER}/myclass/${matchId}`);
  await reader.getByRole("link", { name: /한서윤 선생님과 메시지.*새 메시지 1개/ }).click();
  await reader.waitForURL(`${BUYER}/myclass/${matchId}/messages`);
  await expect(reader.getByText("교재 42쪽을 찍어 보내 주세요.", { exact: true })).toBeVisible();
  await expect(log.getByText("읽음")).toBeVisible();
  await reader.getByLabel("사진 고르기").setInputFiles({ name: "page.png", mimeType: "image/png", buffer: PNG });
  await expect(reader.getByRole("img", { name: "보낼 사진" })).toBeVisible();
  await reader.getByRole("textbox", { name: "메시지" }).fill("여기예요!");
  await reader.getByRole("button", { name: "보내기" }).click();
  await expect(reader.getByRole("img", { name: "내가 보낸 사진" })).toBeVisible();
  expect(await widthOf(reader)).toBe(390);
  await expectAccessible(reader, "a thread on a phone");

  const picture = log.getByRole("img", { name: "김하준 학생 가족이 보낸 사진" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(log.getByText("여기예요!")).toBeVisible();

  const other = await browser.newContext();
  await newBuyer(other);
  const stranger = await other.newPage();
  const answered = stranger.waitForResponse((response) => response.url().includes(`/matches/${matchId}/messages`));
  await stranger.goto(`${BUYER}/myclass/${matchId}/messages`);
  expect((await answered).status()).toBe(404);
  await expect(stranger.getByText("주소가 바뀌었거나 내 수업이 아니에요.")).toBeVisible();
  await phone.close();
  await other.close();
});
