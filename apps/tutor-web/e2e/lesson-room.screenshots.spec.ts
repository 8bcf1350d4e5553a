import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { ALL_WIDTHS } from "@pkg/e2e/widths";
import type { Page } from "@playwright/test";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

const shootAll = (page: Page, name: string) => shoot(page, name, ALL_WIDTHS);

test("a lesson's lobby before, alone, together, offline and over, and a child's own pages", async ({ browser }) => {
  const [teaching, learning, playing] = [
    await browser.newContext(),
    await browser.newContext(),
    await browser.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul" }),
  ];
  const tutor = await newTutor(teaching);
  const buyerId = await newBuyer(learning);
  const { matchId, lessonIds } = await teachStudent(tutor, {
    buyerId,
    name: "김나래",
    hours: [-49, -2, 7 / 60, 47, 95],
  });
  const [logged = "", over = "", now = "", later = ""] = lessonIds;
  await sql`insert into lesson_logs (lesson_id, title, content, homework)
    values (${logged}, '일차함수의 그래프', '기울기를 그림으로 설명해요. 절편이 0이 아닌 문제를 더 풀어 볼게요.', '교재 42쪽, 홀수 번호만')`;
  const room = (site: string, id: string) => `${site}/myclass/${matchId}/lessons/${id}/room`;

  const own = await teaching.newPage();
  await own.goto(room(TUTOR, later));
  await own.getByText("에 열려요").waitFor();
  await shootAll(own, "room-before-tutor");
  await own.goto(room(TUTOR, now));
  await own.getByText("방금 들어왔어요").waitFor();
  await shootAll(own, "room-alone-tutor");
  await own.goto(room(TUTOR, over));
  await own.getByText("수업이 끝났어요").waitFor();
  await shootAll(own, "room-over-tutor");

  const isRoom = (url: URL) => url.pathname.endsWith("/room") && url.pathname.includes("/api/");
  await own.route(isRoom, (route) => route.abort());
  await own.reload();
  await own.getByText("수업방을 불러오지 못했어요").waitFor();
  await shootAll(own, "room-error-tutor");
  await own.unroute(isRoom);
  await own.goto(room(TUTOR, matchId));
  await own.getByText("수업을 찾을 수 없어요").waitFor();
  await shootAll(own, "room-missing-tutor");

  const parent = await learning.newPage();
  await parent.goto(`${BUYER}/myclass/${matchId}`);
  await parent.getByRole("button", { name: /학생 기기로 들어가기/ }).waitFor();
  await shootAll(parent, "room-class-family");
  await parent.getByRole("button", { name: /학생 기기로 들어가기/ }).click();
  const sheet = parent.getByRole("dialog");
  await sheet.getByRole("button", { name: "아이 기기 주소 만들기" }).click();
  await sheet.getByRole("img", { name: /QR 코드/ }).waitFor();
  await shootAll(parent, "room-child-link");
  const url = await sheet.getByRole("textbox", { name: "아이 기기 주소" }).inputValue();
  await parent.goto(`${BUYER}/mypage`);
  await parent.getByRole("button", { name: /학생 기기로 들어가기/ }).waitFor();
  await shootAll(parent, "room-mypage");

  const child = await playing.newPage();
  await child.goto(url);
  await child.getByText("교재 42쪽").waitFor();
  await shootAll(child, "room-child-home");
  await child.getByRole("link", { name: "수업 들어가기" }).click();
  await child.getByText("들어왔어요").first().waitFor();
  await sql`update lesson_presence set from_at = from_at - interval '7 minutes' where side = 'TUTOR' and lesson_id = ${now}`;
  await child.reload();
  await child.getByText("전에 들어왔어요").waitFor();
  await shootAll(child, "room-both-child");
  await parent.goto(room(BUYER, now));
  await parent.getByText("학생이 자리에 있어요").waitFor();
  await shootAll(parent, "room-look-family");
  await parent.getByRole("radio", { name: "아이와 함께 앉기" }).click();
  await parent.getByText("이 기기에서 수업해요").waitFor();
  await shootAll(parent, "room-seat-family");
  await playing.setOffline(true);
  await child.getByText(/연결이 끊겼어요/).waitFor();
  await shootAll(child, "room-offline-child");
  await playing.setOffline(false);
  await sql`delete from private_links where user_id = ${buyerId}`;
  await child.reload();
  await child.getByText("지금은 열 수 없는 링크예요").waitFor();
  await shootAll(child, "room-child-ended");
  for (const context of [teaching, learning, playing]) await context.close();
});
