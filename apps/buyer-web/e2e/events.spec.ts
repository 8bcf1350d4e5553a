import { expectAccessible } from "@pkg/e2e/axe";
import { SANDBOX } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { widthOf } from "@pkg/e2e/widths";

type Documents = { documents: { phoneNumber?: string }[] };

/** Joins in the page, as its form does. */
async function joinHere(phoneNumber: string): Promise<number> {
  const body = { phoneNumber, privacyAgreement: true, marketingAgreement: false };
  const answer = await fetch("/api/events/find-your-tutor/participations", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, extraData: { grade: "중1", subjects: ["수학"] } }),
  });
  return answer.status;
}

test("anybody joins an event, joins again with the same phone, and passes it on; one that is over says so", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Without a sheet of the system's, the address is copied.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto("/events");
  await expectAccessible(page, "events");
  await page.getByRole("link", { name: /우리 아이 옆자리 찾기/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "우리 아이 옆자리 찾기" })).toBeVisible();
  const join = page.getByRole("button", { name: "참여하기" });
  await expect(async () => {
    await join.click();
    await expect(page.getByText("휴대폰 번호를 적어 주세요.")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // The first wrong field has the focus, and the rest goes by keyboard alone.
  await expect(page.getByRole("radio", { name: "중1" })).toBeFocused();
  await expectAccessible(page, "event with errors");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "수학" }).press("Enter");
  // A word without a break widens nothing.
  await page.getByRole("textbox", { name: "바라는 점" }).fill("ㅋ".repeat(120));
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const phone = page.getByRole("textbox", { name: "휴대폰 번호" });
  const number = `0109${String(Date.now()).slice(-7)}`;
  await phone.fill(number);
  await expect(phone).toHaveValue(/^010-9\d{3}-\d{4}$/);
  await page.getByRole("checkbox", { name: /개인정보/ }).check();
  await phone.press("Enter");
  await expect(page.getByRole("heading", { name: "참여했어요" })).toBeFocused();
  await expectAccessible(page, "joined event");
  await page.reload();
  await expect(page.getByRole("heading", { name: "참여했어요" })).toBeVisible();

  await page.getByRole("button", { name: "내용 다시 적기" }).click();
  await page.getByRole("radio", { name: "고1" }).check();
  await page.getByRole("button", { name: "영어" }).click();
  await phone.fill(number);
  await page.getByRole("checkbox", { name: /개인정보/ }).check();
  await join.click();
  await expect(page.getByRole("heading", { name: "이미 참여했어요" })).toBeFocused();
  await expect(page.getByText("전에 적은 내용을 방금 적은 내용으로 바꿨어요.")).toBeVisible();
  const shared = page.waitForResponse((answer) => answer.url().endsWith("/events/find-your-tutor/shares"));
  await page.getByRole("button", { name: "친구에게 알리기" }).click();
  await expect(page.getByText("이벤트 주소를 복사했어요.").first()).toBeVisible();
  expect((await shared).status()).toBe(204);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/events\/find-your-tutor$/);

  await test.step("eight tabs at the same instant leave one document", async () => {
    const phoneNumber = `0108${String(Date.now()).slice(-7)}`;
    const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto("/events/find-your-tutor", { waitUntil: "commit" })));
    const answers = await Promise.all(tabs.map((tab) => tab.evaluate(joinHere, phoneNumber)));
    expect(answers.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const { documents } = (await (await fetch(`${SANDBOX}/sandbox/api/documents`)).json()) as Documents;
    expect(documents.filter((document) => document.phoneNumber === phoneNumber)).toHaveLength(1);
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  await page.goto("/events?tab=closed");
  await page.getByRole("link", { name: /선생님께 쓰는 한 줄 편지/ }).click();
  await expect(page.getByRole("heading", { name: "끝난 이벤트예요" })).toBeVisible();
  await expect(join).toBeHidden();
  await expectAccessible(page, "closed event");
});
