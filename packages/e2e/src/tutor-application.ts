import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as cleanTest, expect } from "./clean-page";
import { TUTOR } from "./env";
import { demo, logIn, loginUrl } from "./session";
import { wav } from "./voice";

const RATE = 16_000;

/** Writes a pulsing tone, which the fake microphone repeats. @returns the path of the WAV file */
function voiceFile(): string {
  const samples = Int16Array.from({ length: RATE * 2 }, (_, index) => {
    const loudness = 0.5 + 0.5 * Math.sin((index / RATE) * 6);
    return Math.round(12_000 * loudness * Math.sin((index / RATE) * 2 * Math.PI * 220));
  });
  const file = join(tmpdir(), `naran-e2e-voice-${process.pid}.wav`);
  writeFileSync(file, wav(samples, RATE));
  return file;
}

/** The certificate that proves the studies. */
const PROOF = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n" +
    "trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n",
);

/** Ticks the three terms of an application, and sends it. */
export async function sendApplication(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "전체 동의" }).check();
  await page.getByRole("button", { name: "지원서 보내기" }).click();
  await expect(page.getByRole("heading", { name: "지원서를 보고 있어요" })).toBeVisible();
}

/** A clean-page test whose browser has a fake microphone with sound. */
export const test = cleanTest.extend({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-audio-capture=${voiceFile()}`,
      ],
    }),
});

export { expect };

/** Signs in as a demo person and opens a page of the tutor's site. */
export async function goAs(page: Page, name: Parameters<typeof demo>[0], path: string): Promise<void> {
  await page.goto(loginUrl(TUTOR + path, "tutor"));
  await logIn(page, demo(name));
}

const next = (page: Page) => page.getByRole("button", { name: "다음", exact: true }).click();

/** Fills every step of the application up to the voice recording. */
export async function writeApplication(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole("heading", { name: "어떤 분인지 알려 주세요" })).toBeVisible();
  await shoot("applicant-person");
  await page.getByRole("radio", { name: "남자", exact: true }).click();
  await next(page);

  await expect(page.getByRole("heading", { name: "대학을 알려 주세요" })).toBeFocused();
  await next(page);
  await expect(page.getByText("대학을 찾아서 골라 주세요.")).toBeVisible();
  await expect(page.getByLabel("대학", { exact: true })).toBeFocused();
  await shoot("applicant-university-wrong");
  await page.getByLabel("대학", { exact: true }).fill("서울대");
  await page.getByRole("button", { name: /^서울대학교/ }).click();
  await page.getByLabel("전공", { exact: true }).fill("수학교육과");
  await page.getByRole("radio", { name: "교육", exact: true }).click();
  await page.getByRole("radio", { name: "이과", exact: true }).click();
  await page.getByRole("radio", { name: "수시", exact: true }).click();
  await page.getByRole("radio", { name: "재학 중이에요", exact: true }).click();
  await page
    .getByLabel("재학·졸업 서류 파일")
    .setInputFiles({ name: "proof.pdf", mimeType: "application/pdf", buffer: PROOF });
  await expect(page.getByText("PDF · 0.1MB 올렸어요")).toBeVisible();
  await shoot("applicant-university");
  await next(page);

  await expect(page.getByRole("heading", { name: "무엇을 가르치고 싶나요?" })).toBeFocused();
  await page.getByRole("button", { name: "국어", exact: true }).click();
  await page.getByRole("button", { name: "문학" }).click();
  await page.getByRole("radio", { name: "전문 선생님", exact: true }).click();
  await expect(page.getByText("전문 선생님은 국어·과학·사회를 맡지 않아요.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "국어", exact: true })).toBeHidden();
  await page.getByRole("radio", { name: "명문대 선생님", exact: true }).click();
  // What experts do not teach comes back with the choice; this applicant leaves it.
  const restored = page.getByRole("button", { name: "문학" });
  await expect(restored).toHaveAttribute("aria-pressed", "true");
  await restored.click();
  await page.getByRole("button", { name: "수학", exact: true }).click();
  await page.getByRole("button", { name: "중2-1" }).click();
  await page.getByRole("button", { name: "대수" }).click();
  await next(page);
  await expect(page.getByText("수학 자신감을 골라 주세요.")).toBeVisible();
  await page.getByRole("radio", { name: "최상", exact: true }).click();
  await shoot("applicant-subjects");
  await next(page);

  await expect(page.getByRole("heading", { name: "어떻게 가르치나요?" })).toBeFocused();
  await page.getByLabel("과외 경력").selectOption("2");
  await page.getByRole("button", { name: "꼼꼼한" }).click();
  await page.getByRole("button", { name: "다정한" }).click();
  await page.getByLabel("소개").fill("왜 틀렸는지부터 찾고 거기서 다시 시작해요. 풀이 과정을 한 줄씩 같이 확인해요.");
  await expect(page.getByText("저장했어요").first()).toBeVisible();
  await shoot("applicant-teaching");
  await next(page);
  await expect(page.getByRole("heading", { name: "목소리를 들려주세요" })).toBeFocused();
}

/** Records for at least `seconds`, with a pause. */
export async function record(page: Page, seconds: number, shoot: (name: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole("heading", { name: "목소리를 들려주세요" })).toBeVisible();
  await shoot("screening-idle");
  await page.getByRole("button", { name: "녹음하기" }).click();
  await expect(page.getByText("녹음하고 있어요")).toBeVisible();
  const time = page.getByRole("progressbar", { name: "녹음한 시간" });
  await expect.poll(async () => Number(await time.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(1);
  await shoot("screening-recording");
  await page.getByRole("button", { name: "잠시 멈추기" }).click();
  await expect(page.getByText("잠시 멈췄어요")).toBeVisible();
  await page.getByRole("button", { name: "이어서 녹음" }).click();
  await expect.poll(async () => Number(await time.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(seconds);
  await page.getByRole("button", { name: "녹음 마치기" }).click();
}
