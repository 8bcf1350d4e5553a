import { randomUUID } from "node:crypto";
import { expectAccessible } from "@pkg/e2e/axe";
import { Calls } from "@pkg/e2e/calls";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { pressOn, tabTo } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import type { Page } from "@playwright/test";
import { newBuyer } from "./lib/students";

test.describe.configure({ timeout: 180_000 });
// Staff works on wide screens: the navigation stands at the left there, and in a menu on a phone.
test.use({ viewport: { width: 1280, height: 900 } });

const PRODUCT = 1122100;
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const save = (page: Page) => page.getByRole("button", { name: "저장하기" }).click();

/** Checks from the bottom of the page: further up, the sticky bar covers content that can be scrolled. */
async function look(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, name);
}

test("staff creates and changes a coupon, buyers get its terms, and others get 404", async ({
  browser,
  context,
  page,
}) => {
  const buying = await browser.newContext();
  await newBuyer(buying);
  const buyer = new Calls(buying.request, TUTOR);
  const code = `E2E-${randomUUID().slice(0, 8)}`;
  const worth = () => buyer.sendAsUser<{ finalDiscountCost: number }>("get", `/benefits/${code}?productIds=${PRODUCT}`);

  const staff = await newTutor(context);
  await page.goto(`${TUTOR}/operator/benefits`);
  await expect(page.getByRole("heading", { name: /찾을 수 없/ })).toBeVisible();
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  // The way back from a new coupon leads to the whole list too.
  await page.goto(`${TUTOR}/operator/benefits/new`);
  await page.getByRole("link", { name: "혜택 목록" }).click();
  await expect(page.getByRole("link", { name: /첫수강/ })).toBeVisible();
  await page.goto(`${TUTOR}/operator/benefits?page=99`);
  await expect(page.getByText("이 페이지에는 내용이 없어요")).toBeVisible();
  await look(page, "benefits, after the last page");
  await page.getByRole("button", { name: "첫 페이지 보기" }).click();
  await expect(page.getByRole("link", { name: /첫수강/ })).toBeVisible();
  await page.goto(`${TUTOR}/operator/applicants`);
  await page.getByRole("navigation", { name: "운영" }).getByRole("link", { name: "혜택" }).click();
  await expect(page.getByRole("link", { name: /첫수강/ })).toContainText("5% 할인");
  await look(page, "benefits");

  await page.getByRole("link", { name: "쿠폰 만들기" }).click();
  await save(page);
  await expect(page.getByText("이름을 적어 주세요.")).toBeVisible();
  await expect(page.getByText("1원부터 1,000,000원까지 적어 주세요.")).toBeVisible();
  await expect(field(page, "쿠폰 코드")).toBeFocused();
  await look(page, "new coupon, refused");
  await field(page, "쿠폰 코드").fill("첫수강");
  await field(page, "이름").fill("겨울 응원");
  await field(page, "할인 금액").fill("30,000");
  await save(page);
  await expect(page.getByText("이미 있는 코드예요.")).toBeVisible();
  await expect(field(page, "쿠폰 코드")).toBeFocused();
  await field(page, "쿠폰 코드").fill(code);
  await page.getByRole("radio", { name: "처음 결제하는 계정" }).check({ force: true });
  await expect(page.getByText(/1개월 이상 수업을 결제한 적이 없어야 해요/)).toBeVisible();
  await look(page, "a condition");
  await save(page);
  await expect(page.getByRole("heading", { name: /겨울 응원/ })).toContainText("쓰는 중");
  expect((await worth()).finalDiscountCost).toBe(30_000);

  await field(page, "할인 금액").fill("0");
  await save(page);
  await expect(page.getByText("1원부터 1,000,000원까지 적어 주세요.")).toBeVisible();
  await expect(field(page, "할인 금액")).toBeFocused();
  await look(page, "benefit, refused");
  expect((await worth()).finalDiscountCost).toBe(30_000);
  await field(page, "할인 금액").fill("45000");
  await page.getByRole("link", { name: "혜택 목록" }).click();
  await page.getByRole("button", { name: "계속 적기" }).click();
  await save(page);
  await expect(page.getByText("바꾼 내용이 없어요")).toBeVisible();
  expect((await worth()).finalDiscountCost).toBe(45_000);

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await field(page, "할인 금액").fill("50000");
  await staff.call("patch", `/operator/benefits/${id}`, { discountCost: 10_000 });
  await save(page);
  const notice = page.getByRole("region", { name: "다른 창에서 먼저 바뀌었어요" });
  await expect(notice).toContainText("10,000원 할인");
  await expect(notice).toContainText("50,000원 할인");
  await look(page, "benefit, conflict");
  await page.getByRole("button", { name: "내가 적은 내용 쓰기" }).click();
  await expect(notice).toBeHidden();
  await expect.poll(async () => (await worth()).finalDiscountCost).toBe(50_000);

  await page.getByRole("button", { name: "지금 끝내기" }).click();
  await page.getByRole("button", { name: "끝내기", exact: true }).click();
  await expect(page.getByRole("heading", { name: /겨울 응원/ })).toContainText("끝남");
  await expect(worth()).rejects.toThrow("50001");

  // Going back from a benefit and reloading both keep the list's state.
  await page.getByRole("link", { name: "혜택 목록" }).click();
  await page.getByRole("tab", { name: "끝남" }).click();
  const ended = page.getByRole("link", { name: new RegExp(code) });
  await ended.click();
  await expect(page.getByRole("heading", { name: /겨울 응원/ })).toBeVisible();
  await page.goBack();
  await expect(ended).toBeVisible();
  await page.reload();
  await expect(ended).toBeVisible();
  const acts = await sql`select action from audit_logs where target_id = ${id} order by id`;
  expect(acts.map(({ action }) => action)).toEqual(["benefit.created", ...Array(4).fill("benefit.changed")]);
});

test("staff switches a feature by keyboard after a confirmation; a colleague's change is not overwritten", async ({
  context,
  page,
  request,
}) => {
  const name = `e2e-${randomUUID().slice(0, 8)}`;
  const split = [
    { variant: "a", share: 50 },
    { variant: "b", share: 50 },
  ];
  await sql`insert into web_features (name, available, split) values (${name}, false, ${sql.json(split)})`;
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  const isOn = async () => {
    const answer = await new Calls(request, TUTOR).send<{ content: { available: boolean }[] }>(
      "get",
      `/web-features?names=${name}`,
    );
    return answer.content[0]?.available;
  };
  const sheet = page.getByRole("dialog");
  const confirm = async (act: string) => {
    await sheet.getByLabel("이유").fill("반응을 보려고 해요");
    await sheet.getByRole("button", { name: act, exact: true }).click();
    await expect(sheet).toBeHidden();
  };
  await page.goto(`${TUTOR}/operator/features`);
  await pressOn(page, page.getByRole("button", { name: `${name} 켜기` }));
  await expect(sheet).toContainText("방문자마다 다른 안으로 보여요");
  await expectAccessible(page, "feature, asked");
  await tabTo(page, sheet.getByRole("button", { name: "켜기", exact: true }));
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("이유를 5자 이상 적어 주세요.")).toBeVisible();
  expect(await isOn()).toBe(false);
  await page.keyboard.type("반응을 보려고 해요");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `${name} 끄기` })).toBeVisible();
  expect(await isOn()).toBe(true);
  await expectAccessible(page, "features");

  // Whoever has seen a variant keeps it when the shares change.
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: new RegExp(name) }) });
  const visitorId = randomUUID();
  await sql`insert into feature_exposures (visitor_id, feature, variant) values (${visitorId}, ${name}, 'b')`;
  await row.getByRole("button", { name: `${name} 실험 바꾸기` }).click();
  await sheet.getByLabel("비율").first().fill("90");
  await sheet.getByLabel("이유").fill("a를 더 많이 보여 줘요");
  await sheet.getByRole("button", { name: "이대로 바꾸기" }).click();
  await expect(sheet.getByRole("alert")).toHaveText("비율을 모두 더해 100%가 되게 해 주세요.");
  await expectAccessible(page, "experiment, refused");
  await sheet.getByLabel("비율").nth(1).fill("10");
  await sheet.getByRole("button", { name: "이대로 바꾸기" }).click();
  await expect(row).toContainText("a 90% · 지금까지 0명이 봤어요");
  await expect(row).toContainText("b 10% · 지금까지 1명이 봤어요");
  const mine = await new Calls(request, TUTOR).send<{ content: { variant: string }[] }>(
    "get",
    `/web-features?names=${name}&visitorId=${visitorId}`,
  );
  expect(mine.content[0]?.variant).toBe("b");

  await row.getByRole("button", { name: "‘a’ 안으로 정하기" }).click();
  await confirm("정하기");
  await expect(row).toContainText("모두에게 ‘a’ 안으로 보여요");
  const [kept] = await sql`select variant, split from web_features where name = ${name}`;
  expect(kept).toEqual({ variant: "a", split: null });

  await staff.call("patch", `/web-features/${name}`, { variant: "b", reason: "b로 정해요" });
  await page.getByRole("button", { name: `${name} 끄기` }).click();
  await sheet.getByLabel("이유").fill("이제 끝낼게요");
  await sheet.getByRole("button", { name: "끄기", exact: true }).click();
  await expect(page.getByText("그사이 다른 직원이 먼저 바꿨어요. 지금 모습을 확인해 주세요.")).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(await isOn()).toBe(true);
  await expect(page.getByText("모두에게 ‘b’ 안으로 보여요")).toBeVisible();
  const acts = await sql`select detail->>'reason' as reason from audit_logs where target_id = ${name} order by id`;
  expect(acts.map(({ reason }) => reason)).toEqual([
    "반응을 보려고 해요",
    "a를 더 많이 보여 줘요",
    "반응을 보려고 해요",
    "b로 정해요",
  ]);
  await sql`delete from web_features where name = ${name}`;
});
