import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { pressOn } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { signUpFamily } from "./lib/family";
import { planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

interface Planned {
  readonly startsAt: Date;
  readonly isMoved: boolean;
}

const plannedOf = (matchId: string) => sql<Planned[]>`
  select starts_at as "startsAt", moved_from_at is not null as "isMoved" from lessons
  where match_id = ${matchId} and status = 'SCHEDULED' order by starts_at`;

test("from the third lesson on, all of them move", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  const before = await plannedOf(matchId);
  await page.goto(`/myclass/${matchId}`);
  const coming = page.getByRole("region", { name: "앞으로 할 수업" });
  await coming.getByRole("button", { name: /모두 보기/ }).click();
  const rows = coming.getByRole("listitem");
  await expect(rows).toHaveCount(before.length);
  const shown = await rows.allTextContents();
  const people = page.getByText(`${student.name} 학생 · `);
  const weekly = await people.textContent();

  await rows
    .nth(2)
    .getByRole("button", { name: /바꾸기/ })
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "이번부터 계속" }).check();
  await expect(sheet.getByText("이후 수업도 모두 같은 간격으로 옮겨요.")).toBeVisible();
  const offered = sheet.getByRole("radiogroup", { name: "두 사람 모두 가능한 시간이에요" });
  await expect(offered).toContainText("부터");
  await expectAccessible(page, "class, move all that follow");
  const choice = offered.getByRole("radio").first();
  const chosen = await choice.inputValue();
  await choice.press("Space");
  await pressOn(page, sheet.getByRole("button", { name: "옮길 일정 보기" }));
  await expect(sheet.getByRole("heading", { name: "이렇게 옮길까요?" })).toBeVisible();
  await expect(sheet.getByText("옮긴 뒤")).toBeVisible();
  await expectAccessible(page, "class, what moving all that follow does");
  await pressOn(page, sheet.getByRole("button", { name: "다시 고르기" }));
  await expect(choice).toBeChecked();
  await pressOn(page, sheet.getByRole("button", { name: "옮길 일정 보기" }));
  await pressOn(page, sheet.getByRole("button", { name: `${before.length - 2}회 모두 옮기기` }));
  await expect(sheet).toBeHidden();

  // One row says it, before the first lesson that moved.
  await expect(coming.getByText(/에서 옮겼어요/)).toHaveCount(0);
  await expect(rows).toHaveCount(before.length + 1);
  await expect(rows.nth(0)).toHaveText(shown[0] ?? "");
  await expect(rows.nth(1)).toHaveText(shown[1] ?? "");
  await expect(rows.nth(2)).toHaveText(/^\d+월 \d+일\(.\)부터 .+ 옮겼어요$/);
  await expect(people).not.toHaveText(weekly ?? "");
  const after = await plannedOf(matchId);
  expect(after.map(({ isMoved }) => isMoved)).toEqual(before.map(() => false));
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]?.startsAt).toEqual(new Date(chosen));
  await page.reload();
  await expect(coming.getByText(/부터 .+ 옮겼어요$/)).toBeVisible();
  // A tutor who has not logged in yet has no account that could be told.
  const [told] = await sql<{ sides: string[]; hasAccount: boolean }[]>`
    select t.user_id is not null as "hasAccount",
      (select array_agg(n.side order by n.side) from class_notices n where n.match_id = m.id and n.kind = 'MOVED') as sides
    from matches m join tutors t on t.id = m.tutor_id where m.id = ${matchId}`;
  expect(told?.sides).toEqual(told?.hasAccount ? ["BUYER", "TUTOR"] : ["BUYER"]);
});
