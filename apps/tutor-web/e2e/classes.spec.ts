import { toKstMonth } from "@pkg/domain";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { pressOn, typeInto } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 180_000 });

const EVERY_EVENING = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [day, ["17:00-22:00"]]),
);

test("a tutor writes a log by keyboard; a failed save keeps the text, the buyer reads it, and the tutor is paid", async ({
  browser,
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  const buyer = await browser.newContext();
  const buyerId = await newBuyer(buyer);
  const { matchId } = await teachStudent(tutor, { buyerId, name: "김하준", hours: [-30, 40, 64] });
  await page.goto(`${TUTOR}/`);
  await expect(page.getByRole("heading", { name: "기록할 수업이 1회 있어요" })).toBeVisible();
  await expectAccessible(page, "tutor home with lessons");
  await page.getByRole("link", { name: "기록 쓰기" }).click();
  await page.waitForURL(`${TUTOR}/myclass/${matchId}`);
  // The press leads to the form itself; the page of the class is behind it.
  const sheet = page.getByRole("dialog", { name: "수업 기록" });
  await sheet.waitFor();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { name: "김하준 학생" })).toBeVisible();
  await expectAccessible(page, "one class");

  await pressOn(page, page.getByRole("button", { name: /수업 기록 쓰기/ }).first());
  await sheet.waitFor();
  await pressOn(page, sheet.getByRole("button", { name: "기록 남기기" }));
  await expect(sheet.getByText("한 줄로 적어 주세요.", { exact: false })).toBeVisible();
  await expect(sheet.getByRole("textbox", { name: "무엇을 했나요?" })).toBeFocused();
  await expectAccessible(page, "a log that misses something");
  await typeInto(page, "무엇을 했나요?", "일차함수의 그래프");
  await typeInto(page, "어떻게 했나요?", "기울기를 그림으로 설명했어요.");
  await typeInto(page, "숙제", "42쪽 1번부터 8번");

  // The server fails once and the tab reloads: the typed text is kept.
  await page.route("**/api/lessons/*/log", (route) => route.fulfill({ status: 500, json: { message: "x" } }));
  await sheet.getByRole("button", { name: "기록 남기기" }).click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await page.unroute("**/api/lessons/*/log");
  await page.reload();
  await page
    .getByRole("button", { name: /수업 기록 쓰기/ })
    .first()
    .click();
  await expect(sheet.getByRole("textbox", { name: "무엇을 했나요?" })).toHaveValue("일차함수의 그래프");
  await sheet.getByRole("button", { name: "기록 남기기" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("42쪽 1번부터 8번")).toBeVisible();

  const reader = await buyer.newPage();
  await reader.goto(`${BUYER}/myclass/${matchId}`);
  await expect(reader.getByText("일차함수의 그래프")).toBeVisible();
  await expect(reader.getByText("42쪽 1번부터 8번")).toBeVisible();

  const month = toKstMonth(new Date(Date.now() - 30 * 3_600_000));
  await page.goto(`${TUTOR}/earnings?month=${month}`);
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /김하준 학생 · 수학 [^·]+ · 60분/ })
      .last(),
  ).toBeVisible();
  const sum = page.getByRole("region", { name: "이 달의 합계" });
  await expect(sum.getByText("수업 1회")).toBeVisible();
  await expectAccessible(page, "earnings");
  await page.getByRole("button", { name: "이전 달" }).click();
  await expect(page).toHaveURL(/month=/);
  await expect(page.getByText(/월에는 수업이 없었어요/)).toBeVisible();
  await buyer.close();
});

test("a tutor moves a lesson, is refused one after the deadline, and opens a proposal from the home page", async ({
  browser,
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  await tutor.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: EVERY_EVENING });
  const buyerId = await newBuyer(await browser.newContext());
  const { matchId, lessonIds } = await teachStudent(tutor, { buyerId, name: "정유나", hours: [5, 72] });
  await page.goto(`${TUTOR}/myclass`);
  await expect(page.getByRole("heading", { name: "내 수업" })).toBeVisible();
  await expectAccessible(page, "a tutor's students");
  await page.getByRole("link", { name: /정유나 학생/ }).click();
  await page.waitForURL(`${TUTOR}/myclass/${matchId}`);
  const change = page.getByRole("button", { name: /수업 바꾸기/ });
  await page.getByRole("button", { name: /수업 쉬기/ }).click();
  await expect(page.getByText("수업 12시간 전까지 바꿀 수 있어요")).toBeVisible();
  await page.keyboard.press("Escape");
  await change.click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio").nth(2).check();
  await expectAccessible(page, "moving a lesson");
  await sheet.getByRole("button", { name: "이 시간으로 바꾸기" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/에서 옮겼어요/)).toBeVisible();
  const [moved] = await sql`select moved_from_at as at from lessons where id = ${lessonIds[1] ?? ""}`;
  expect(moved?.at).not.toBeNull();

  // The home page lists an open proposal, which opens without typing the phone.
  const asked = [1, 3].map((day) => ({ day, halfHour: 38 }));
  const pairingId = `e2e-${tutor.id}`.padEnd(22, "a");
  const search = await teachStudent(tutor, { buyerId, name: "박지안", hours: [] });
  await sql`update matches set status = 'AIM_ING', tutor_id = null, lesson_starts = '[]'::jsonb, round = 1
    where id = ${search.matchId}`;
  await sql`insert into tutor_pairings (id, match_id, round) values (${pairingId}, ${search.matchId}, 1)`;
  await sql`insert into candidate_tutors (pairing_id, tutor_id, match_id, talk_send_status, score, lesson_starts, due_at, sent_at)
    values (${pairingId}, ${tutor.id}, ${search.matchId}, 'SENT', 80, ${sql.json(asked)},
      now() + interval '6 hours', now())`;
  await page.goto(`${TUTOR}/`);
  await expect(page.getByRole("heading", { name: "새 제안 1개" })).toBeVisible();
  await expectAccessible(page, "tutor home with a proposal");
  await page.getByRole("link", { name: /까지.*수학/ }).click();
  await page.waitForURL(`${TUTOR}/pairings/${pairingId}`);
  await expect(page.getByRole("heading", { name: "이 학생을 맡아 주실래요?" })).toBeVisible();
});
