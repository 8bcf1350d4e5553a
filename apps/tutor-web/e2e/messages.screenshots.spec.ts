import { randomUUID } from "node:crypto";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 120_000 });

const SAID = [
  ["tutor", "안녕하세요! 하준이 수학을 맡은 한서윤이에요. 지금 쓰는 교재를 알려 주세요."],
  ["family", "안녕하세요 선생님, 쎈 중2-1이고 42쪽까지 했어요. 일차함수가 어렵다고 해요."],
  ["tutor", "네, 그럼 첫 시간은 일차함수 그래프부터 볼게요. 틀린 문제는 사진으로 보내 주셔도 돼요."],
  ["family", "감사합니다!"],
] as const;

test("a thread, as both sides see it", async ({ browser, context, page }) => {
  const tutor = await newTutor(context);
  const family = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const buyerId = await newBuyer(family);
  const { matchId } = await teachStudent(tutor, { buyerId, name: "김하준", hours: [40, 64] });
  const reader = await family.newPage();
  await reader.goto(`${BUYER}/myclass/${matchId}/messages`);
  await reader.getByRole("textbox", { name: "메시지" }).waitFor();
  await shoot(reader, "messages-empty");
  for (const [side, text] of SAID) {
    if (side === "tutor") {
      await tutor.call("post", `/lessons/matches/${matchId}/messages`, { id: randomUUID(), text, pictureId: null });
      await reader.getByText(text, { exact: true }).waitFor();
    } else {
      await reader.getByRole("textbox", { name: "메시지" }).fill(text);
      await reader.getByRole("button", { name: "보내기" }).click();
      await reader.getByText(text, { exact: true }).waitFor();
    }
  }
  await shoot(reader, "messages");
  await reader.goto(`${BUYER}/myclass/${matchId}`);
  await reader.getByRole("link", { name: /메시지/ }).waitFor();
  await shoot(reader, "messages-class");
  await page.goto(`${TUTOR}/myclass/${matchId}/messages`);
  await page.getByText(SAID[3][1], { exact: true }).waitFor();
  await shoot(page, "messages-tutor");
  await page.goto(`${TUTOR}/notifications`);
  await page.getByRole("switch").first().waitFor();
  await shoot(page, "notifications-tutor");
  await family.close();
});
