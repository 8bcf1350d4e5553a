import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { demo, signIn } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1280, height: 900 } });

test("staff writes an event beside its preview, publishes it, and takes the participants with a reason", async ({
  context,
  page,
}) => {
  await signIn(context, demo("operator"));
  const id = `e2e-${Date.now().toString(36)}`;
  await page.goto(`${TUTOR}/operator/events`);
  await expect(page.getByRole("link", { name: /우리 아이 옆자리 찾기/ })).toBeVisible();
  await expectAccessible(page, "staff's events");
  await page.getByRole("link", { name: "이벤트 만들기" }).click();
  const save = page.getByRole("button", { name: "저장하기" });
  await save.click();
  const name = page.getByRole("textbox", { name: "주소에 쓸 이름" });
  await expect(name).toBeFocused();
  await name.fill(id);
  await page.getByRole("textbox", { name: "제목" }).fill("봄 학기 설명회");
  await page.getByRole("textbox", { name: "한 줄 소개" }).fill("새 학기 준비를 함께 이야기해요.");
  await page
    .getByRole("textbox", { name: "본문" })
    .fill("함께 준비해요.\n\n## 나눌 이야기\n- 시간표 짜기\n- 오답 보기");
  await page.getByRole("button", { name: "질문 추가" }).click();
  await page.getByRole("textbox", { name: "질문 1" }).fill("학년");
  await page.getByRole("combobox", { name: "답하는 방법" }).selectOption("CHOICE");
  await save.click();
  await expect(page.getByText("질문 1: 보기를 2~8개 적어 주세요.")).toBeVisible();
  await page.getByRole("textbox", { name: "보기" }).fill("중1, 중2, 중3");
  const preview = page.getByRole("region", { name: "미리 보기" });
  await expect(preview.getByRole("heading", { name: "봄 학기 설명회" })).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveText(["시간표 짜기", "오답 보기"]);
  await page.getByRole("checkbox", { name: "공개하기" }).check();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, "new event");
  await save.click();
  await expect(page).toHaveURL(`${TUTOR}/operator/events/${id}`);

  await page.goto(`${BUYER}/events/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "봄 학기 설명회" })).toBeVisible();
  await page.goto(`${TUTOR}/operator/events/${id}`);
  await page.getByRole("button", { name: "참여자 모두 CSV 받기" }).click();
  await page.getByRole("textbox", { name: /받는 이유/ }).fill("추첨을 하려고 해요");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV 받기", exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`나란-${id}-참여자 모두.csv`);
  const acts = await sql`select action from audit_logs where target_id = ${id} order by id`;
  expect(acts.map(({ action }) => action)).toEqual(["event.created", "event.exported"]);
});
