import { randomUUID } from "node:crypto";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { settleLessons } from "@pkg/e2e/settle";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

test("the tutor's classes and earnings", async ({ browser, context, page }) => {
  const tutor = await newTutor(context);
  await tutor.call("patch", "/tutors/me/periods", {
    weeklyAvailablePeriods: { monday: ["17:00-22:00"], tuesday: ["17:00-22:00"], friday: ["17:00-22:00"] },
  });
  await page.goto(`${TUTOR}/myclass`);
  await page.getByRole("heading", { name: "아직 가르치는 학생이 없어요" }).waitFor();
  await shoot(page, "tutor-classes-empty");
  await page.goto(`${TUTOR}/earnings`);
  await page.getByText(/월에는 수업이 아직 없어요/).waitFor();
  await shoot(page, "tutor-earnings-empty");

  const buyerId = await newBuyer(await browser.newContext());
  const hours = [-170, -122, -98, -50, 0.1, 30, 78, 126];
  const first = await teachStudent(tutor, { buyerId, name: "김하준", hours });
  await teachStudent(tutor, { buyerId, name: "정유나", hours: [-75, -26, 54, 102] });
  await sql`insert into lesson_logs (lesson_id, title, content, homework) values
    (${first.lessonIds[0] ?? ""}, '연립방정식 활용', '문장을 식으로 옮기는 연습을 했어요. 속도 문제는 한 번 더 볼게요.', ''),
    (${first.lessonIds[1] ?? ""}, '일차함수의 그래프', '기울기를 그림으로 설명했어요. 절편을 찾는 문제를 세 개 같이 풀었어요.', '42쪽 1번부터 8번')`;
  await sql`update lessons set status = 'ABSENT' where id = ${first.lessonIds[2] ?? ""}`;
  await settleLessons();
  await sql`update tutors set active_students = 2 where id = ${tutor.id}`;
  await page.goto(`${TUTOR}/`);
  await page.getByText("그다음 수업").waitFor();
  await shoot(page, "tutor-home-lessons");
  await page.goto(`${TUTOR}/myclass`);
  await page.getByText("정유나 학생").waitFor();
  await shoot(page, "tutor-classes");
  await page.goto(`${TUTOR}/myclass/${first.matchId}`);
  await page.getByRole("heading", { name: "지난 수업" }).waitFor();
  await shoot(page, "tutor-class");
  await page.goto(`${TUTOR}/myclass/${first.matchId}/messages`);
  await page.getByRole("heading", { name: /먼저 인사해 볼까요/ }).waitFor();
  await shoot(page, "tutor-messages-empty");
  const hello = {
    id: randomUUID(),
    text: "안녕하세요! 교재 42쪽부터 시작할게요. 어려웠던 문제를 알려 주세요.",
    pictureId: null,
  };
  await tutor.call("post", `/lessons/matches/${first.matchId}/messages`, hello);
  await page.getByText(hello.text, { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "메시지" }).fill("제 번호는 010-1234-5678이에요");
  await page.getByRole("button", { name: "보내기" }).click();
  await page.getByText(/여기에서 나눠 주세요/).waitFor();
  await shoot(page, "tutor-messages");
  await page.goto(`${TUTOR}/myclass/${first.matchId}`);
  await page.getByRole("heading", { name: "지난 수업" }).waitFor();
  await page
    .getByRole("button", { name: /수업 기록 쓰기/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await page.getByRole("button", { name: "기록 남기기" }).click();
  await page.getByText("한 줄로 적어 주세요.").waitFor();
  await shoot(page, "tutor-log-refused");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /수업 바꾸기/ })
    .nth(1)
    .click();
  await page.getByRole("radio").nth(3).waitFor();
  await shoot(page, "tutor-lesson-move");
  await page.goto(`${TUTOR}/earnings`);
  await page.getByText("정유나 학생").first().waitFor();
  await shoot(page, "tutor-earnings");
});
