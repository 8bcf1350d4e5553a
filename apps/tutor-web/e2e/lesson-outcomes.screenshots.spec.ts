import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { ALL_WIDTHS } from "@pkg/e2e/widths";
import type { Page } from "@playwright/test";
import { newBuyer, settle, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

const shootAll = (page: Page, name: string) => shoot(page, name, ALL_WIDTHS);
const minutes = (student: number, tutor: number, together: number) => ({ student, tutor, together });

test("how lessons were settled, for all three", async ({ browser, context, page }) => {
  const teaching = await browser.newContext();
  const learning = await browser.newContext();
  const tutor = await newTutor(teaching);
  const buyerId = await newBuyer(learning);
  const hours = [-3, -6, -9, -30, -54, -78, 46, 94];
  const { matchId, lessonIds } = await teachStudent(tutor, { buyerId, name: "김나리", hours });
  const [asked = "", absent = "", disputed = "", tutorless = "", missed = "", short = ""] = lessonIds;
  await settle(asked, "ASKED", minutes(0, 4, 0));
  await settle(absent, "TUTOR_ABSENT", minutes(22, 0, 0));
  await settle(disputed, "ASKED", minutes(0, 0, 0));
  await sql`update lessons set dispute = 'OPEN' where id = ${disputed}`;
  await sql`insert into lesson_disputes (lesson_id, reason, detail) values (${disputed}, 'UNCONFIRMED', '')`;
  await settle(tutorless, "NOT_HELD", minutes(0, 0, 0));
  await settle(missed, "STUDENT_ABSENT", minutes(0, 25, 0));
  await settle(short, "HELD", minutes(24, 60, 24));
  await sql`insert into lesson_logs (lesson_id, title, content, homework)
    values (${short}, '일차함수의 그래프', '기울기를 그림으로 설명했어요.', '42쪽 1번부터 8번')`;

  const family = await learning.newPage();
  await family.goto(`${BUYER}/myclass/${matchId}`);
  await family.getByText("예정한 60분 가운데 24분을 함께했어요.").waitFor();
  await shootAll(family, "outcomes-family");
  await family.goto(`${BUYER}/myclass`);
  await family.getByText("이 수업을 하셨나요?").waitFor();
  await shootAll(family, "outcomes-my-class");
  await family.getByRole("button", { name: /수업, 했어요/ }).click();
  await family.getByText("답해 주셔서 고마워요").waitFor();
  await shootAll(family, "outcomes-answered");

  const own = await teaching.newPage();
  await own.goto(TUTOR);
  await own.getByText("수업했는지 알려 주세요").waitFor();
  await shootAll(own, "outcomes-tutor-home");
  await own.goto(`${TUTOR}/myclass/${matchId}`);
  await own.getByText("수업하지 않아 지급하지 않아요").waitFor();
  await shootAll(own, "outcomes-tutor");
  await own.getByRole("button", { name: /수업에 왔어요/ }).click();
  await own.getByRole("dialog").getByText("이 수업에 오셨나요?").waitFor();
  await shootAll(own, "outcomes-objection");
  await own.goto(`${TUTOR}/earnings`);
  await own.getByText("확인이 필요해요").waitFor();
  await shootAll(own, "outcomes-earnings");

  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/lessons?when=BEFORE&tutorId=${tutor.id}`);
  await page
    .getByText(/함께 24분/)
    .first()
    .waitFor();
  await shootAll(page, "outcomes-operator");
  await sql`update lessons set settled_as = 'HELD', status = 'DONE', cancel_reason = null, settled_by = 'ANSWERS', dispute = null
    where match_id = ${matchId} and starts_at < now()`;
  await sql`insert into lesson_answers (lesson_id, side, took_place) values (${disputed}, 'TUTOR', true), (${disputed}, 'BUYER', false)`;
  await page.goto(`${TUTOR}/operator`);
  await page.getByText("계속 다른 곳에서 한 수업").waitFor();
  await shootAll(page, "outcomes-desk");
  await page.getByRole("link", { name: /계속 다른 곳에서 한 수업/ }).click();
  await page.getByText("다른 곳에서 수업").first().waitFor();
  await shootAll(page, "outcomes-elsewhere");
  await page.goto(`${TUTOR}/operator/lesson-disputes`);
  await page.getByRole("article").first().waitFor();
  await shootAll(page, "outcomes-disputes");
});
