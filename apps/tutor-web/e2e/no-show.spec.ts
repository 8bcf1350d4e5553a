import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { newestText } from "@pkg/e2e/inbox";
import { settleLessons } from "@pkg/e2e/settle";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

const HELD = "운영팀이 정할 때까지 쓴 수업으로 계산하지 않아요.";
const CHILD = "김나래";

test("a lesson is settled as missed, the family does not agree, staff decides by the room's record, both see it", async ({
  browser,
}) => {
  const teaching = await browser.newContext();
  const learning = await browser.newContext();
  const tutor = await newTutor(teaching);
  const buyerId = await newBuyer(learning);
  const { matchId, lessonIds } = await teachStudent(tutor, { buyerId, name: CHILD, hours: [-2, 46] });
  const [missed = ""] = lessonIds;
  await sql`update lessons set status = 'ABSENT' where id = ${missed}`;
  await settleLessons();
  // The family waited in the room, too.
  await sql`insert into lesson_presence (lesson_id, side, source, from_at, to_at) select id, 'STUDENT', 'ROOM', starts_at, ends_at from lessons where id = ${missed}`;
  const [buyer] = await sql<{ phone: string }[]>`select phone_number as phone from users where id = ${buyerId}`;

  const own = await teaching.newPage();
  await own.goto(`${TUTOR}/myclass/${matchId}`);
  const family = await learning.newPage();
  await family.goto(`${BUYER}/myclass/${matchId}`);
  await family.getByRole("button", { name: /결석하지 않았어요/ }).click();
  const sheet = family.getByRole("dialog");
  await sheet.getByLabel("어떤 일이 있었나요?").fill("수업방에서 30분을 기다렸어요.");
  await sheet.getByRole("button", { name: "운영팀에 알리기" }).click();
  await expect(sheet).toBeHidden();
  await expect(family.getByText(HELD)).toBeVisible();
  expect(await newestText(tutor.phone, "결석하지 않았다고")).toContain(CHILD);
  await own.reload();
  await expect(
    own.getByText("가족이 학생이 왔다고 알렸어요. 운영팀이 정할 때까지 이 수업료는 보류해요."),
  ).toBeVisible();
  await own.getByRole("button", { name: "운영팀에 설명하기" }).press("Enter");
  const side = own.getByRole("dialog", { name: "어떤 일이 있었나요?" });
  await side.getByRole("button", { name: "운영팀에 전하기" }).press("Enter");
  await expect(side.getByText("어떤 일이 있었는지 5자 이상 적어 주세요.")).toBeVisible();
  await expectAccessible(own, "the tutor's side");
  await side.getByRole("textbox", { name: "설명" }).fill("20분 동안 기다렸어요.");
  await side.getByRole("button", { name: "운영팀에 전하기" }).press("Enter");
  await expect(side).toBeHidden();
  await expect(own.getByText("20분 동안 기다렸어요.")).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const staff = await newTutor(desk);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;
  const page = await desk.newPage();
  await page.goto(`${TUTOR}/operator/lesson-disputes`);
  const card = page.getByRole("article").filter({ hasText: "수업방에서 30분을 기다렸어요." }).first();
  await expect(card.getByText("들어온 기록이 없어요")).toHaveCount(1);
  await expect(card.getByText("20분 동안 기다렸어요.")).toBeVisible();
  await expectAccessible(page, "lessons to decide");
  await card.getByRole("button", { name: "수업 돌려주기" }).click();
  await card.getByLabel("수업을 돌려주는 이유").fill("학생이 들어온 기록이 있어요.");
  await card.getByRole("button", { name: "정하기" }).click();
  await expect(page.getByRole("article").filter({ hasText: CHILD })).toHaveCount(0);

  const reason = "학생이 들어온 기록이 있어요.";
  for (const [phone, result] of [
    [buyer?.phone ?? "", "수업 1회를 돌려드리기로 정했어요."],
    [tutor.phone, "가족에게 수업 1회를 돌려주기로 정해서 수업료는 없어요."],
  ] as const) {
    const text = await newestText(phone, reason);
    for (const part of [CHILD, result]) expect(text).toContain(part);
  }
  for (const [reader, site] of [
    [family, BUYER],
    [own, TUTOR],
  ] as const) {
    await reader.goto(`${site}/myclass/${matchId}`);
    await expect(reader.getByText("수업하지 않았어요")).toBeVisible();
    await expect(reader.getByText(HELD)).toHaveCount(0);
  }
  for (const one of [teaching, learning, desk]) await one.close();
});
