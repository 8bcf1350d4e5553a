import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import { signUpFamily } from "./lib/family";
import { backdateThreeLessons, moveNextLesson, planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

const countOf = async (matchId: string, status: string) => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from lessons where match_id = ${matchId} and status = ${status}`;
  return row?.count;
};

test("the first lesson is chosen, one is moved, one is missed in time", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await page.goto("/myclass");
  await page.getByRole("link", { name: /수업 날 잡기/ }).click();
  await page.waitForURL(new RegExp(`/myclass/${matchId}$`));
  await expect(page.getByRole("heading", { name: "첫 수업은 언제가 좋을까요?" })).toBeVisible();
  await page.getByRole("button", { name: "첫 수업 잡기" }).click();
  await expect(page.getByText("첫 수업 날을 골라 주세요.")).toBeVisible();
  await expectAccessible(page, "class, first lesson");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "첫 수업 잡기" }).click();
  const coming = page.getByRole("region", { name: "앞으로 할 수업" });
  await expect(coming.getByRole("listitem").first()).toContainText("1회차");
  await expect(page.getByRole("region", { name: /다음 수업/ })).toContainText("에 열려요");
  await expectAccessible(page, "class, planned");
  const planned = await countOf(matchId, "SCHEDULED");

  await page.getByRole("button", { name: "시간 바꾸기" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("radio")).toHaveCount(5);
  await sheet.getByRole("button", { name: "이 시간으로 바꾸기" }).click();
  await expect(sheet.getByText("바꿀 시간을 골라 주세요.")).toBeVisible();
  await expectAccessible(page, "class, move");
  await sheet.getByRole("radio").nth(2).check();
  await sheet.getByRole("button", { name: "이 시간으로 바꾸기" }).click();
  await expect(sheet).toBeHidden();
  await expect(coming.getByText(/에서 옮겼어요/)).toHaveCount(1);

  await coming
    .getByRole("button", { name: /바꾸기/ })
    .nth(1)
    .click();
  await sheet.getByRole("button", { name: "이 수업을 쉬어야 해요" }).click();
  await expect(sheet.getByRole("heading", { name: "남은 수업은 줄지 않아요" })).toBeFocused();
  await expectAccessible(page, "class, absence");
  await sheet.getByRole("button", { name: "이 수업 쉬기" }).click();
  await expect(sheet).toBeHidden();
  await expect(coming.getByText("쉬기로 했어요")).toBeVisible();
  expect(await countOf(matchId, "SCHEDULED")).toBe(planned);
  expect(await countOf(matchId, "CANCELED")).toBe(1);
});

test("a lesson that is near can't be moved, and missing it costs one; the way in opens, and the calendar has an address", async ({
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await moveNextLesson(matchId, 7);
  await page.goto(`/myclass/${matchId}`);
  const next = page.getByRole("region", { name: /다음 수업/ });
  await expect(next.getByRole("link", { name: "수업 들어가기" })).toHaveAttribute("href", /\/room$/);
  await expect(next).toContainText(/[67]분 뒤에 시작해요/);
  await expectAccessible(page, "class, way in");

  await page.getByRole("region", { name: "앞으로 할 수업" }).getByRole("button", { name: /쉬기/ }).first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("수업 12시간 전까지 바꿀 수 있어요")).toBeVisible();
  await expect(sheet.getByRole("radio")).toHaveCount(0);
  await sheet.getByRole("button", { name: "이 수업을 쉬어야 해요" }).click();
  await expect(sheet.getByRole("heading", { name: /남은 수업이 \d+회에서 \d+회로 줄어요/ })).toBeVisible();
  await expectAccessible(page, "class, late absence");
  await sheet.getByRole("button", { name: "1회 쓰고 쉬기" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("region", { name: "남은 수업" })).toContainText(/회 중 1회 썼어요/);
  expect(await countOf(matchId, "ABSENT")).toBe(1);

  await page.getByRole("button", { name: "달력에 넣기" }).click();
  await sheet.getByRole("button", { name: "달력 주소 만들기" }).click();
  const address = sheet.getByRole("textbox", { name: "달력 주소" });
  await expect(address).toHaveValue(/\/api\/calendars\/.+\.ics$/);
  await expectAccessible(page, "class, calendar");
  const first = await address.inputValue();
  await sheet.getByRole("button", { name: "새 주소로 바꾸기" }).click();
  await sheet.getByRole("button", { name: "새 주소로 바꾸기" }).click();
  await expect(address).not.toHaveValue(first);
  await sheet.getByRole("button", { name: "멈추기" }).click();
  await sheet.getByRole("button", { name: "멈추기" }).click();
  await expect(sheet.getByRole("button", { name: "달력 주소 만들기" })).toBeVisible();
});

test("after three lessons the parent is asked once, and sees what was done", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await backdateThreeLessons(matchId);
  await page.goto("/myclass");
  const maths = page.getByRole("article", { name: new RegExp(student.name) });
  await expect(maths).toContainText(/회 중 3회 썼어요/);
  await expect(maths.getByRole("region", { name: /수업 기록/ })).toContainText("일차함수의 그래프");
  await expectAccessible(page, "my class, running");
  await maths.getByRole("button", { name: "잘 맞아요" }).click();
  await expect(maths.getByText("알려 주셔서 고마워요")).toBeVisible();
  await page.reload();
  await expect(maths).toContainText(/회 중 3회 썼어요/);
  await expect(maths.getByText("지금까지 수업해 보니 잘 맞나요?")).toHaveCount(0);

  await maths.getByRole("link", { name: /수업 기록 전체/ }).click();
  await expect(page.getByRole("region", { name: "수업 기록" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "수업 기록" }).getByText("교재 42쪽, 홀수 번호만")).toBeVisible();
  await expectAccessible(page, "class, logs");
});
