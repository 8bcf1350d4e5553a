import { TUTOR } from "@pkg/e2e/env";
import { newTutor } from "@pkg/e2e/tutor";
import { expect, test } from "@pkg/e2e/tutor-application";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { beginSearch, WISHED_WEEK, waitUntilSuggested } from "./lib/matching";
import { acceptApplicant, acceptOnPhone, applyAsTutor, countLoads, getReady, signUpApplicant } from "./lib/tutor-side";

test.describe.configure({ timeout: 420_000 });

/** No demo tutor teaches in the morning, so the new tutor is the only candidate. Each retry uses another day. */
const DAYS = [
  ["monday", "월요일"],
  ["tuesday", "화요일"],
  ["wednesday", "수요일"],
  ["thursday", "목요일"],
  ["friday", "금요일"],
] as const;
const MORNING = ["09:00-12:00"];
const COURSE = "MATH_M2_2";

test("from an application to a class, and on to the next tutor", async ({ browser, context, page, baseURL }, info) => {
  const [key, day] = DAYS[(info.retry + info.repeatEachIndex) % DAYS.length] ?? DAYS[0];
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const course = { ...(await courseOf("MATH", { months: 1 })), subjectDetail: COURSE };
  const week = Object.fromEntries(Object.keys(WISHED_WEEK).map((one) => [one, one === key ? MORNING : []]));
  const matchId = await beginSearch(family, student, { weeklyAvailablePeriods: week }, course);
  await page.goto("/tutoring/matching");
  await expect(page.getByRole("heading", { level: 1, name: /아직 맞는 선생님이/ })).toBeVisible();

  const teaching = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const tutor = await teaching.newPage();
  const phone = await signUpApplicant(teaching);
  await test.step("an applicant becomes a tutor, and says what and when", async () => {
    await acceptApplicant(browser, await applyAsTutor(tutor));
    await tutor.getByRole("button", { name: "새로 확인하기" }).click();
    await expect(tutor.getByRole("heading", { name: "선생님이 되었어요" })).toBeVisible();
    await getReady(tutor, day);
    await tutor.goto(`${TUTOR}/myclass`);
    await expect(tutor.getByRole("heading", { name: "아직 가르치는 학생이 없어요" })).toBeVisible();
  });

  await test.step("the buyer sees why, and chooses; a yes on the phone shows on both pages", async () => {
    await waitUntilSuggested(family, matchId, "이나란");
    await page.reload();
    const suggested = page.getByRole("region", { name: "시간·성별이 맞는 선생님" });
    await expect(suggested).toContainText("모두 1명");
    const card = suggested.getByRole("article").filter({ hasText: "이나란 선생님" });
    await expect(card).toContainText(new RegExp(`${day} \\d+시.*에 만날 수 있어요`));
    await expect(card).toContainText("다정하고 꼼꼼한 성향이에요");
    await expect(card).toContainText("수학을 자신 있게 가르쳐요 (자신감 최상)");
    await card.getByRole("button", { name: "이나란 선생님께 제안 보내기" }).click();
    await expect(page.getByText("고른 선생님 한 분께 제안을 보냈어요.")).toBeVisible();

    const loads = [countLoads(page), countLoads(tutor)];
    await acceptOnPhone(browser, phone);
    await expect(page.getByRole("heading", { level: 1, name: /이나란 선생님과.*나란히 앉게 됐어요/ })).toBeVisible();
    await expect(tutor.getByRole("link", { name: new RegExp(`${student.name} 학생`) })).toBeVisible();
    expect(loads.map((count) => count())).toEqual([0, 0]);
  });

  await test.step("the first lesson is chosen, another one moves, and the tutor sees both", async () => {
    const loads = countLoads(tutor);
    await page.getByRole("link", { name: "내 수업 보기" }).click();
    await page.waitForURL(new RegExp(`/myclass/${matchId}$`));
    await page.getByRole("radio").nth(1).check();
    await page.getByRole("button", { name: "첫 수업 잡기" }).click();
    const coming = page.getByRole("region", { name: "앞으로 할 수업" });
    await expect(coming.getByRole("listitem").first()).toContainText("1회차");
    await expect(tutor.getByRole("listitem").filter({ hasText: `${student.name} 학생` })).toContainText("다음 수업");
    await tutor.getByRole("link", { name: new RegExp(`${student.name} 학생`) }).click();
    const taught = tutor.getByRole("region", { name: "앞으로 할 수업" });
    await expect(taught.getByRole("listitem").first()).toContainText("1회차");
    await expect(taught.getByText(/에서 옮겼어요/)).toHaveCount(0);

    await page.getByRole("button", { name: "시간 바꾸기" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("radiogroup", { name: "두 사람 모두 가능한 시간이에요" }).getByRole("radio").first().check();
    await sheet.getByRole("button", { name: "이 시간으로 바꾸기" }).click();
    await expect(sheet).toBeHidden();
    await expect(coming.getByText(/에서 옮겼어요/)).toHaveCount(1);
    await expect(taught.getByText(/에서 옮겼어요/)).toHaveCount(1);
    expect(loads()).toBe(0);
  });

  await test.step("another tutor is asked for and found", async () => {
    const second = await browser.newContext();
    const next = await newTutor(second);
    await next.call("post", "/tutors/me/subjects", {
      middleSchoolSubjects: [COURSE],
      highSchoolSubjects: [],
      advancedSubjects: [],
      confidenceSubjects: [{ subject: "MATH", level: "HIGH" }],
    });
    await next.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: { [key]: MORNING } });
    await waitUntilSuggested(family, matchId, next.name);
    const nextPage = await second.newPage();
    await nextPage.goto(`${TUTOR}/`);
    await expect(nextPage.getByRole("heading", { name: `${next.name} 선생님, 반가워요` })).toBeVisible();

    await page.getByRole("link", { name: "선생님 바꾸기" }).click();
    await page.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }).check();
    await page.getByRole("button", { name: "다음" }).click();
    await expect(page.getByRole("gridcell", { name: `${day} 9시, 가능`, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "다른 선생님 찾기" }).click();
    const loads = [countLoads(page), countLoads(tutor), countLoads(nextPage)];
    await page.getByRole("alertdialog").getByRole("button", { name: "선생님 바꾸기" }).click();
    await page.waitForURL(new RegExp(`/tutoring/matching\\?matchId=${matchId}`));
    await expect(page.getByRole("heading", { level: 1, name: /새 선생님을 알려 드려요/ })).toBeVisible();
    await expect(tutor.getByRole("heading", { name: `${student.name} 학생 끝난 수업` })).toBeVisible();
    await expect(nextPage.getByRole("heading", { name: "새 제안 1개" })).toBeVisible();

    await acceptOnPhone(browser, next.phone);
    await expect(
      page.getByRole("heading", { level: 1, name: new RegExp(`${next.name} 선생님과.*나란히`) }),
    ).toBeVisible();
    await expect(nextPage.getByRole("heading", { name: "새 제안 1개" })).toBeHidden();
    expect(loads.map((count) => count())).toEqual([0, 0, 0]);
    await page.getByRole("link", { name: "내 수업 보기" }).click();
    await expect(page.getByText(`${student.name} 학생 · ${next.name} 선생님`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "첫 수업은 언제가 좋을까요?" })).toBeVisible();
    await nextPage.goto(`${TUTOR}/myclass`);
    await expect(nextPage.getByRole("link", { name: new RegExp(`${student.name} 학생`) })).toBeVisible();
    await second.close();
  });
  await teaching.close();
});
