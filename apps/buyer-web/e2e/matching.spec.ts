import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { devices } from "@playwright/test";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { planLessons } from "./lib/lessons";
import { askedPhones, askTutor, beginSearch, proposalLink, WISHED_WEEK } from "./lib/matching";
import { beginOwnSearch } from "./lib/own-tutors";

test.describe.configure({ timeout: 180_000 });

test("a buyer chooses one more tutor; a tutor accepts on the phone; the buyer sees it without a reload", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginOwnSearch(family, student, ["monday", "tuesday"]);
  await askedPhones(matchId, 3);
  await page.goto("/tutoring/matching");
  await expect(page.getByRole("heading", { level: 1, name: /까지.*선생님을 알려 드려요/ })).toBeVisible();
  await expect(page.getByText("선생님 세 분께 제안을 보냈어요.")).toBeVisible();
  await expectAccessible(page, "matching, asked");

  await page
    .getByRole("button", { name: /선생님 소개 보기/ })
    .first()
    .click();
  const details = page.getByRole("dialog", { name: /선생님 소개/ });
  await expect(details.getByText("가르치는 과목")).toBeVisible();
  await expectAccessible(page, "matching, tutor's profile");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();

  const choice = page.getByRole("button", { name: /선생님께 제안 보내기/ }).first();
  await choice.click();
  await expect(page.getByText("선생님 네 분께 제안을 보냈어요.")).toBeVisible();
  const [phone = ""] = await askedPhones(matchId, 4);

  const handset = await browser.newContext({ ...devices["Pixel 7"], locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const tutor = await handset.newPage();
  await tutor.goto(await proposalLink(matchId, phone));
  await tutor.getByRole("textbox", { name: "휴대폰 번호" }).fill("01000000000");
  await tutor.getByRole("button", { name: "제안 보기" }).click();
  await expect(tutor.getByText(/이 번호로 보낸 제안을 찾지 못했어요/)).toBeVisible();
  await expectAccessible(tutor, "pairing, wrong phone");
  await tutor.getByRole("textbox", { name: "휴대폰 번호" }).fill(phone);
  await tutor.getByRole("button", { name: "제안 보기" }).click();
  await expect(tutor.getByRole("heading", { name: "이 학생을 맡아 주실래요?" })).toBeVisible();
  await expect(tutor.getByText(student.name)).toHaveCount(0);
  expect(tutor.url()).not.toContain(phone);
  await expectAccessible(tutor, "pairing, open");
  await tutor.reload();
  await tutor.getByRole("button", { name: "수락하기" }).click();
  await tutor.getByRole("alertdialog").getByRole("button", { name: "수락" }).click();
  await expect(tutor.getByRole("heading", { name: "수업을 맡았어요" })).toBeVisible();

  await expect(page.getByRole("heading", { level: 1, name: /선생님과.*나란히 앉게 됐어요/ })).toBeVisible();
  await expectAccessible(page, "matching, matched");
  await page.getByRole("link", { name: "내 수업 보기" }).click();
  await page.waitForURL(/\/myclass/);
  await handset.close();
});

test("a tutor who is late, or says no with a reason", async ({ browser, context, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginOwnSearch(family, student, ["wednesday", "thursday"]);
  const [accepting, refusing, late] = await askedPhones(matchId, 3);
  const handset = await browser.newContext({ ...devices["Pixel 7"], locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const tutor = await handset.newPage();
  const open = async (phone: string | undefined) => {
    await tutor.evaluate(() => sessionStorage.clear()).catch(() => {});
    await tutor.goto(`${await proposalLink(matchId, phone ?? "")}?phoneNumber=${phone}`);
  };
  await open(refusing);
  await tutor.getByRole("button", { name: "맡기 어려워요" }).click();
  await tutor.getByRole("radio", { name: "시간이 맞지 않아요" }).check();
  await tutor.getByRole("textbox", { name: /덧붙일 말/ }).fill("그 시간에는 다른 수업이 있어요");
  await expectAccessible(tutor, "pairing, reason");
  await tutor.getByRole("button", { name: "맡지 않을게요" }).click();
  await expect(tutor.getByRole("heading", { name: "이번에는 맡지 않았어요" })).toBeVisible();
  expect(tutor.url()).not.toContain("phoneNumber");

  await open(accepting);
  await tutor.getByRole("button", { name: "수락하기" }).click();
  await tutor.getByRole("alertdialog").getByRole("button", { name: "수락" }).click();
  await expect(tutor.getByRole("heading", { name: "수업을 맡았어요" })).toBeVisible();

  await open(late);
  await expect(tutor.getByRole("heading", { name: "다른 선생님이 맡았어요" })).toBeVisible();
  await expectAccessible(tutor, "pairing, taken");
  await handset.close();
});

/** No demo tutor teaches on a Sunday morning: only the test's own tutors are asked. Each retry uses another hour. */
const MORNINGS = [
  ["06:00-08:00", "일요일 오전 6시", "일요일 오전 7시"],
  ["08:00-10:00", "일요일 오전 8시", "일요일 9시"],
  ["10:00-12:00", "일요일 10시", "일요일 11시"],
] as const;

test("two courses are wanted at the same hour: each pair agrees on its time everywhere", async ({
  browser,
  context,
  page,
  baseURL,
}, info) => {
  const [period, early, late] = MORNINGS[(info.retry + info.repeatEachIndex) % MORNINGS.length] ?? MORNINGS[0];
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const week = Object.fromEntries(Object.keys(WISHED_WEEK).map((day) => [day, day === "sunday" ? [period] : []]));
  const course = { ...(await courseOf("MATH", { months: 1 })), subjectDetail: "MATH_M2_2" };
  const pairs = [];
  for (const time of [early, late]) {
    const tutor = await newTutor(await browser.newContext());
    await tutor.call("post", "/tutors/me/subjects", {
      middleSchoolSubjects: [course.subjectDetail],
      highSchoolSubjects: [],
      advancedSubjects: [],
      confidenceSubjects: [{ subject: "MATH", level: "HIGH" }],
    });
    await tutor.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: week });
    const matchId = await beginSearch(family, student, { weeklyAvailablePeriods: week }, course);
    pairs.push({ tutor, matchId, time });
  }
  for (const { tutor, matchId } of pairs) await askTutor(family, matchId, tutor.id);

  for (const { tutor, matchId, time } of pairs) {
    const handset = await browser.newContext({ ...devices["Pixel 7"], locale: "ko-KR", timezoneId: "Asia/Seoul" });
    const proposal = await handset.newPage();
    await proposal.goto(`${await proposalLink(matchId, tutor.phone)}?phoneNumber=${tutor.phone}`);
    if (time === late) {
      await expect(proposal.getByRole("heading", { name: "다른 시간은 어떠세요?" })).toBeVisible();
      await expect(proposal.getByText(`제안드린 ${early}에 그사이 다른 수업이 잡혔어요.`)).toBeVisible();
      await expectAccessible(proposal, "pairing, other times");
      await proposal.getByRole("radio", { name: late }).check();
    }
    await proposal.getByRole("button", { name: "수락하기" }).click();
    const dialog = proposal.getByRole("alertdialog");
    await expect(dialog).toContainText(`${time}, 한 번에 60분이에요`);
    await dialog.getByRole("button", { name: "수락" }).click();
    await expect(proposal.getByText(`${time}에 만나요.`)).toBeVisible();
    await handset.close();
  }

  for (const { matchId, time } of pairs) {
    await page.goto(`/tutoring/matching?matchId=${matchId}`);
    await expect(page.getByText(`${time}에 만나요.`)).toBeVisible();
    await expect(page.getByRole("region", { name: "우리 선생님" })).toContainText(`${time}에 만날 수 있어요`);
    // To the family and to the tutor.
    const told = await matchTexts(matchId);
    expect(told).toHaveLength(2);
    for (const text of told) expect(text).toContain(`${time}에 만나요.`);
    await planLessons(family, matchId);
    await page.goto(`/myclass/${matchId}`);
    await expect(page.getByText(new RegExp(`· ${time}`))).toBeVisible();
  }
  const { url } = await family.call<{ url: string }>("post", "/users/me/calendar");
  const calendar = await (await context.request.get(url)).text();
  for (const { matchId, time } of pairs) expect(calendarTimes(calendar, matchId)).toEqual([time]);
});

/** What was written to both sides of a pair when it was made. */
async function matchTexts(matchId: string): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select data ->> 'text' as text from pgboss.job where name = 'notice.send' and data ->> 'text' like ${`%/myclass/${matchId}`}`;
  return rows.map(({ text }) => text);
}

/** The different weekly times of a class in a calendar feed ("일요일 오전 6시"); the feed has them in UTC. */
function calendarTimes(calendar: string, matchId: string): string[] {
  const events = calendar.replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
  const starts = events.flatMap((event) => {
    const [, ...at] = event.includes(matchId) ? (/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)/.exec(event) ?? []) : [];
    const [year = 0, month = 0, day = 0, hour = 0] = at.map(Number);
    return at.length > 0 ? [new Date(Date.UTC(year, month - 1, day, hour + 9))] : [];
  });
  const hourOf = (at: Date) => `${at.getUTCHours() < 9 ? "오전 " : ""}${at.getUTCHours()}시`;
  return [...new Set(starts.map((at) => `${"일월화수목금토"[at.getUTCDay()]}요일 ${hourOf(at)}`))];
}
