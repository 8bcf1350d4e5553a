import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { pressOn } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import type { Page } from "@playwright/test";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 180_000 });

const CHILD = "김나래";
const WIDTHS = [390, 820, 1280];

/** Has an open lobby say now that it is there, as it does whenever the network comes back. */
const beat = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));
const person = (page: Page, name: string) =>
  page.getByRole("list", { name: "들어온 사람" }).getByRole("listitem").filter({ hasText: name });

test("tutor and child meet in the lobby on devices of their own, the parent looks in, and an ended link closes it", async ({
  browser,
}) => {
  const [teaching, learning, playing] = [
    await browser.newContext(),
    await browser.newContext(),
    await browser.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul" }),
  ];
  const tutor = await newTutor(teaching);
  const buyerId = await newBuyer(learning);
  const { matchId, lessonIds } = await teachStudent(tutor, { buyerId, name: CHILD, hours: [-48, 7 / 60, 47] });
  await sql`insert into lesson_logs (lesson_id, title, content, homework)
    values (${lessonIds[0] ?? ""}, '일차함수의 그래프', '기울기를 그렸어요.', '교재 42쪽')`;

  const own = await teaching.newPage();
  await own.goto(`${TUTOR}/myclass/${matchId}`);
  await own.getByRole("link", { name: "수업 들어가기" }).press("Enter");
  await expect(own).toHaveTitle(/수업방/);
  await expect(own.getByRole("heading", { level: 1, name: "수학 중2-2 수업방" })).toBeVisible();
  await expect(own.getByRole("main").getByText("교재 42쪽")).toBeVisible();
  await expect(person(own, tutor.name)).toContainText("들어왔어요");
  await expect(person(own, CHILD)).toContainText("아직 들어오지 않았어요");
  await expectAccessible(own, "lobby, the tutor alone", WIDTHS);

  const parent = await learning.newPage();
  await parent.goto(`${BUYER}/myclass/${matchId}`);
  await parent.getByRole("button", { name: `${CHILD} 학생 기기로 들어가기` }).press("Enter");
  const sheet = parent.getByRole("dialog");
  await pressOn(parent, sheet.getByRole("button", { name: "아이 기기 주소 만들기" }));
  await expect(sheet.getByRole("textbox", { name: "아이 기기 주소" })).toBeFocused();
  await expect(sheet.getByRole("img", { name: /QR 코드/ })).toBeVisible();
  const address = sheet.getByRole("textbox", { name: "아이 기기 주소" });
  await expect(address).toHaveValue(/\/child\/[\w-]{22}$/);
  await expectAccessible(parent, "a child's link");
  const url = await address.inputValue();

  const child = await playing.newPage();
  const opened = await child.goto(url);
  expect(opened?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(child.getByRole("heading", { level: 1, name: `${CHILD} 학생의 수업` })).toBeVisible();
  await expect(child.getByRole("main").getByText("교재 42쪽")).toBeVisible();
  await expectAccessible(child, "a child's lessons", WIDTHS);
  await child.getByRole("link", { name: "수업 들어가기" }).press("Enter");
  await expect(person(child, tutor.name)).toContainText("들어왔어요");
  await expect(person(child, CHILD)).toContainText("(나)");
  await beat(own);
  await expect(person(own, CHILD)).toContainText("들어왔어요");

  // The press leads on in a window of its own; the lobby stays.
  const room = child.waitForEvent("popup");
  await child.getByRole("link", { name: /수업방 열기/ }).press("Enter");
  expect((await room).url()).toContain(lessonIds[1] ?? "none");
  await expect(person(child, tutor.name)).toBeVisible();

  await parent.goto(`${BUYER}/myclass/${matchId}/lessons/${lessonIds[1]}/room`);
  await expect(parent.getByRole("radio", { name: "옆에서 보기" })).toBeChecked();
  await expect(parent.getByText(`${CHILD} 학생이 자리에 있어요.`)).toBeVisible();
  await expectAccessible(parent, "lobby, the parent looks in", WIDTHS);
  await beat(own);
  await expect(person(own, "보호자")).toContainText("함께 보고 있어요");
  await parent.reload();
  await expect(parent.getByRole("radio", { name: "옆에서 보기" })).toBeChecked();
  await parent.getByRole("radio", { name: "옆에서 보기" }).press("ArrowLeft");
  await expect(parent.getByRole("radio", { name: "아이와 함께 앉기" })).toBeChecked();
  await parent.getByRole("radio", { name: "아이와 함께 앉기" }).press("ArrowRight");
  await expect(parent.getByRole("radio", { name: "옆에서 보기" })).toBeChecked();
  const kept = await sql<{ who: string }[]>`
    select distinct side || ' ' || source as who from lesson_presence where lesson_id = ${lessonIds[1] ?? ""} order by 1`;
  expect(kept.map(({ who }) => who)).toEqual(["GUARDIAN ROOM", "STUDENT PRESS", "STUDENT ROOM", "TUTOR ROOM"]);

  await playing.setOffline(true);
  await expect(child.getByText(/연결이 끊겼어요/)).toBeVisible();
  await playing.setOffline(false);
  await expect(child.getByText(/연결이 끊겼어요/)).toBeHidden();

  await parent.goto(`${BUYER}/mypage`);
  await parent.getByRole("button", { name: `${CHILD} 학생 기기로 들어가기` }).click();
  await expect(address).toHaveValue(url);
  await pressOn(parent, sheet.getByRole("button", { name: "멈추기" }));
  await expect(sheet.getByRole("button", { name: "그대로 둘게요" })).toBeFocused();
  await pressOn(parent, sheet.getByRole("alert").getByRole("button", { name: "멈추기" }));
  await expect(sheet.getByRole("button", { name: "아이 기기 주소 만들기" })).toBeFocused();
  await beat(child);
  const over = child.getByRole("heading", { level: 1, name: "지금은 열 수 없는 링크예요" });
  await expect(over).toBeVisible();
  await expectAccessible(child, "a child's link, ended");
  await child.goto(url);
  await expect(over).toBeVisible();
  for (const context of [teaching, learning, playing]) await context.close();
});
