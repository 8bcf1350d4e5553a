import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { pressOn } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import type { Browser, Page } from "@playwright/test";
import { newBuyer, settle, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 240_000 });

const ALONE = { student: 0, tutor: 4, together: 0 };
const QUESTION = "이 수업을 하셨나요?";

/** A family, its tutor and their class, each on its own page of it. */
async function newClass(browser: Browser, name: string, hours: readonly number[]) {
  const [teaching, learning] = [await browser.newContext(), await browser.newContext()];
  const tutor = await newTutor(teaching);
  const taught = await teachStudent(tutor, { buyerId: await newBuyer(learning), name, hours });
  const [own, family] = [await teaching.newPage(), await learning.newPage()];
  const open = async () => {
    await own.goto(`${TUTOR}/myclass/${taught.matchId}`);
    await family.goto(`${BUYER}/myclass/${taught.matchId}`);
  };
  const close = async () => {
    await teaching.close();
    await learning.close();
  };
  return { ...taught, tutor, own, family, open, close };
}

const outcomeOf = async (lessonId: string) => {
  const [row] = await sql<
    { outcome: string | null }[]
  >`select settled_as as outcome from lessons where id = ${lessonId}`;
  return row?.outcome;
};
const answer = (page: Page, said: string) => page.getByRole("button", { name: new RegExp(`수업, ${said}$`) }).first();

test("family and tutor both say that a lesson took place elsewhere: it is held, and its log is due", async ({
  browser,
}) => {
  const { matchId, lessonIds, own, family, open, close } = await newClass(browser, "김나래", [-3, 46]);
  const [lesson = ""] = lessonIds;
  await settle(lesson, "ASKED", ALONE);
  await family.goto(`${BUYER}/myclass`);
  await expect(family.getByRole("heading", { name: QUESTION })).toBeVisible();
  await expectAccessible(family, "my class with a question");
  await open();
  await expect(family.getByText("수업방에 선생님은 4분 있었고, 학생이 1분 넘게 있던 기록은 없어요.")).toBeVisible();
  await expect(family.getByText("선생님도 했다고 하면 수업 1회를 쓴 것으로 해요.")).toBeVisible();
  await expectAccessible(family, "a question to the family");
  await pressOn(family, answer(family, "했어요"));
  await expect(family.getByRole("heading", { name: "답해 주셔서 고마워요" })).toBeFocused();
  await expectAccessible(family, "a family's answer");
  await family.reload();
  await expect(family.getByText(/‘했어요’라고 답했어요/)).toBeVisible();
  await expect(family.getByRole("heading", { name: QUESTION })).toHaveCount(0);

  await own.goto(TUTOR);
  await own.getByRole("link", { name: "김나래 학생 수학 중2-2 답하기" }).click();
  await own.waitForURL(`${TUTOR}/myclass/${matchId}`);
  await expectAccessible(own, "a question to the tutor");
  await pressOn(own, answer(own, "했어요"));
  await expect(own.getByRole("heading", { name: "답해 주셔서 고마워요" })).toBeFocused();
  await expect(own.getByRole("heading", { name: "기록할 수업이 1회 있어요" })).toBeVisible();
  expect(await outcomeOf(lesson)).toBe("HELD");
  await family.reload();
  await expect(family.getByText("수업했어요", { exact: true })).toBeVisible();
  await expect(family.getByText("선생님이 곧 기록을 남겨 드려요.")).toBeVisible();
  await close();
});

test("a tutor says that a lesson was not held: the family has it back, and both read it", async ({ browser }) => {
  const { lessonIds, own, family, open, close } = await newClass(browser, "정유나", [-3, 46]);
  const [lesson = ""] = lessonIds;
  await settle(lesson, "ASKED", ALONE);
  await open();
  await answer(own, "안 했어요").click();
  await own.getByRole("button", { name: "하지 않았다고 알리기" }).click();
  await expect(own.getByText(/‘안 했어요’라고 답했어요/)).toBeVisible();
  await expect(own.getByText("수업하지 않아 지급하지 않아요")).toBeVisible();
  expect(await outcomeOf(lesson)).toBe("NOT_HELD");
  await family.reload();
  await expect(family.getByText("수업 1회를 돌려드렸어요.", { exact: true })).toBeVisible();
  await expect(family.getByRole("heading", { name: QUESTION })).toHaveCount(0);
  await close();
});

test("the two answers differ: staff decides, and both read what it decided", async ({ browser }) => {
  const { lessonIds, own, family, open, close } = await newClass(browser, "이하늘", [-3, 46]);
  const [lesson = ""] = lessonIds;
  await settle(lesson, "ASKED", ALONE);
  await open();
  await answer(own, "했어요").click();
  await expect(own.getByText("가족 답을 기다려요")).toBeVisible();
  await answer(family, "안 했어요").click();
  await expect(family.getByText("수업 확인 중")).toBeVisible();
  await family.getByRole("button", { name: "운영팀에 설명하기" }).click();
  await family.getByRole("textbox", { name: "설명" }).fill("수업방에 들어갔는데 아무도 없었어요.");
  await expectAccessible(family, "a family explains");
  await family.getByRole("button", { name: "운영팀에 전하기" }).click();
  await expect(family.getByText("내가 한 말")).toBeVisible();
  await own.reload();
  await expect(own.getByText(/두 분의 답으로 정해지지 않았어요/)).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const staff = await newTutor(desk);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;
  const page = await desk.newPage();
  await page.goto(`${TUTOR}/operator/lesson-disputes`);
  const card = page.getByRole("article").filter({ hasText: "이하늘" }).first();
  await expect(card.getByText("두 답으로 정해지지 않았어요")).toBeVisible();
  await expect(card.getByText("가족의 설명")).toBeVisible();
  await expect(card.getByText(/^했어요 · /)).toBeVisible();
  await expect(card.getByText(/^안 했어요 · /)).toBeVisible();
  await expectAccessible(page, "a dispute with both answers");
  await card.getByRole("button", { name: "쓴 수업으로 하기" }).click();
  await card.getByLabel("쓴 수업으로 하는 이유").fill("두 분이 주고받은 메시지에 수업한 내용이 있어요.");
  await card.getByRole("button", { name: "정하기" }).click();
  await expect(page.getByRole("article").filter({ hasText: "이하늘" })).toHaveCount(0);
  expect(await outcomeOf(lesson)).toBe("HELD");
  await family.reload();
  await expect(family.getByText("수업했어요", { exact: true })).toBeVisible();
  await desk.close();
  await close();
});

test("a short lesson says its minutes to both, staff sees them too, and nothing alarms", async ({ browser }) => {
  const { lessonIds, own, family, open, close } = await newClass(browser, "박지안", [-3, 46]);
  await settle(lessonIds[0] ?? "", "HELD", { student: 24, tutor: 60, together: 24 });
  await open();
  await expect(family.getByText("예정한 60분 가운데 24분을 함께했어요.")).toBeVisible();
  await expectAccessible(family, "a short lesson");
  await expect(own.getByRole("heading", { name: "기록할 수업이 1회 있어요" })).toBeVisible();
  await close();
});
