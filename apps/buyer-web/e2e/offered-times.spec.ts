import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import { devices } from "@playwright/test";
import { signUpFamily } from "./lib/family";
import { askedPhones, proposalLink } from "./lib/matching";
import { beginOwnSearch } from "./lib/own-tutors";

test.describe.configure({ timeout: 180_000 });

test("a tutor offers other times by keyboard, the family says no to the first and yes to another tutor's", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginOwnSearch(family, student, ["friday", "saturday"]);
  const [refused = "", agreed = ""] = await askedPhones(matchId, 3);
  await page.goto(`/tutoring/matching?matchId=${matchId}`);
  await expect(page.getByText("선생님 세 분께 제안을 보냈어요.")).toBeVisible();

  const handset = await browser.newContext({ ...devices["Pixel 7"], locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const tutor = await handset.newPage();
  const offer = async (phone: string, time: string) => {
    await tutor.goto(await proposalLink(matchId, phone));
    await tutor.evaluate(() => sessionStorage.clear());
    await tutor.reload();
    await tutor.getByRole("textbox", { name: "휴대폰 번호" }).fill(phone);
    await tutor.keyboard.press("Enter");
    const begin = tutor.getByRole("button", { name: "다른 시간 제안하기" });
    await begin.focus();
    await tutor.keyboard.press("Enter");
    const sheet = tutor.getByRole("dialog", { name: "언제 만날 수 있나요?" });
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: /이 시간 제안하기/ }).press("Enter");
    await expect(sheet.getByText("요일을 골라 주세요.").first()).toBeVisible();
    await expectAccessible(tutor, "pairing, other times");
    const days = sheet.getByLabel(/요일/);
    for (let index = 0; index < (await days.count()); index += 1) {
      await days.nth(index).selectOption("일요일");
      await sheet
        .getByLabel("시작하는 시간")
        .nth(index)
        .selectOption(`${Number(time) + index * 2}:00`.padStart(5, "0"));
    }
    await sheet.getByRole("button", { name: /이 시간 제안하기/ }).press("Enter");
    await expect(tutor.getByRole("heading", { name: "학생 가족의 답을 기다려요" })).toBeVisible();
    await expectAccessible(tutor, "pairing, offered");
  };

  await offer(refused, "9");
  await expect(page.getByRole("heading", { name: "다른 시간을 제안한 선생님" })).toBeVisible();
  await expectAccessible(page, "matching, offered");
  await page.getByRole("button", { name: /선생님이 제안한 시간은 어려워요$/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "다른 시간을 제안한 선생님" })).toBeHidden();
  await tutor.reload();
  await expect(tutor.getByText(/어렵다는 답을 받았어요/)).toBeVisible();

  await offer(agreed, "13");
  await page.getByRole("button", { name: /이 시간으로 정하기/ }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "정하기" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /나란히 앉게 됐어요/ })).toBeVisible();
  await expect(page.getByText(/일 13시/).first()).toBeVisible();
  await tutor.reload();
  await expect(tutor.getByRole("heading", { name: "수업을 맡았어요" })).toBeVisible();
  await handset.close();
});
