import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { giveLessons, newTutor } from "@pkg/e2e/tutor";

test.describe.configure({ timeout: 300_000 });

test("the tutor's pages", async ({ context, page }) => {
  await page.goto(`${TUTOR}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await shoot(page, "tutor-visitor");
  const tutor = await newTutor(context);
  await page.goto(`${TUTOR}/`);
  await page.getByText("4가지만 채우면").waitFor();
  await shoot(page, "tutor-home-new");
  await tutor.call("patch", "/tutors/me", {
    introduction: "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 풀이 과정을 한 줄씩 같이 확인해요.",
    styles: ["WARM", "METICULOUS"],
    teachingYears: 3,
  });
  await tutor.call("patch", "/tutors/me/periods", {
    weeklyAvailablePeriods: {
      monday: ["18:00-22:00"],
      tuesday: ["17:00-22:00"],
      thursday: ["18:00-22:00"],
      saturday: ["10:00-13:00", "15:00-17:00"],
    },
  });
  await tutor.call("post", "/tutors/me/subjects", {
    middleSchoolSubjects: ["KOREAN_M1", "KOREAN_M2", "MATH_M2_2"],
    highSchoolSubjects: ["KOREAN_LITERATURE"],
    advancedSubjects: ["ESSAY_HUMANITIES"],
    confidenceSubjects: [
      { subject: "KOREAN", level: "VERY_HIGH" },
      { subject: "MATH", level: "MEDIUM" },
      { subject: "ESSAY", level: "HIGH" },
    ],
  });
  await giveLessons(tutor.id);
  await page.goto(`${TUTOR}/`);
  await page.getByRole("switch", { name: /새 학생 받기/ }).waitFor();
  await shoot(page, "tutor-home");
  await page.goto(`${TUTOR}/periods`);
  await page.getByRole("gridcell").first().waitFor();
  await shoot(page, "tutor-periods");
  await page.getByRole("gridcell", { name: "일요일 10시, 비어 있음" }).click();
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText(/60분이 안 되는/).waitFor();
  await shoot(page, "tutor-periods-refused");
  await page.getByRole("button", { name: "하루를 다른 날에 복사" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "tutor-periods-copy");
  await page.goto(`${TUTOR}/subjects`);
  await page.getByRole("tab").first().waitFor();
  await shoot(page, "tutor-subjects");
  await page.goto(`${TUTOR}/profile`);
  await page.getByRole("textbox", { name: "소개" }).waitFor();
  await shoot(page, "tutor-profile");
  await page.getByRole("button", { name: "미리 보기" }).click();
  await page.getByText("만날 수 있는 시간").waitFor();
  await shoot(page, "tutor-profile-preview");
  await sql`update tutors set tier = 'EXPERT' where id = ${tutor.id}`;
  await page.goto(`${TUTOR}/subjects`);
  await page.getByText("전문 선생님은").first().waitFor();
  await shoot(page, "tutor-subjects-expert");
});
