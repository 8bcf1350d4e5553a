import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { signUpFamily } from "./lib/family";
import { askedPhones, beginSearch, NIGHT, proposalLink } from "./lib/matching";

test.describe.configure({ timeout: 300_000 });

test("matching and proposals", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [first, second] = await family.children();
  await beginSearch(family, second, { weeklyAvailablePeriods: NIGHT });
  const id = await beginSearch(family, first);
  const [phone] = await askedPhones(id, 3);
  await page.goto(`/tutoring/matching?matchId=${id}`);
  await page.getByText("선생님 세 분께 제안을 보냈어요.").waitFor();
  await shoot(page, "matching-asked");
  await page.getByRole("link", { name: /김서아/ }).click();
  await page.getByRole("heading", { name: /아직 맞는 선생님이/ }).waitFor();
  await shoot(page, "matching-nobody");
  const link = await proposalLink(id, phone ?? "");
  await page.goto(link);
  await page.getByRole("textbox", { name: "휴대폰 번호" }).waitFor();
  await shoot(page, "pairing-phone");
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(phone ?? "");
  await page.getByRole("button", { name: "제안 보기" }).click();
  await page.getByRole("heading", { name: "이 학생을 맡아 주실래요?" }).waitFor();
  await shoot(page, "pairing-open");
  await page.getByRole("button", { name: "수락하기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "수락" }).click();
  await page.getByRole("heading", { name: "수업을 맡았어요" }).waitFor();
  await page.goto(`/tutoring/matching?matchId=${id}`);
  await page.getByRole("heading", { name: /나란히 앉게/ }).waitFor();
  await shoot(page, "matching-matched");
});
