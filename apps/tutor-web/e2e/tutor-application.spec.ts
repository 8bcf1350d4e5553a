import { fileURLToPath } from "node:url";
import { expectAccessible } from "@pkg/e2e/axe";
import { TUTOR } from "@pkg/e2e/env";
import { expect, goAs, record, sendApplication, test, writeApplication } from "@pkg/e2e/tutor-application";
import { voiceWav } from "@pkg/e2e/voice";
import type { Page } from "@playwright/test";
import { createMp3Encoder } from "wasm-media-encoders";

/** Ten seconds of a tone, as mp3. */
async function voiceMp3(): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: 44_100, bitrate: 64 });
  const samples = Float32Array.from({ length: 441_000 }, (_, index) => 0.3 * Math.sin(index / 30));
  const body = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
}

/** Checks each screen from its bottom: further up, the sticky bar covers content that can be scrolled. */
const look = (page: Page) => async (name: string) => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, name);
};

test("an applicant writes, records and sends; an operator listens and accepts; the account is a tutor's", async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  await goAs(page, "applicant", "/");
  await page.getByRole("link", { name: "선생님 지원하기" }).click();
  await page.waitForURL(/\/applicants\/[\w-]{36}/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await writeApplication(page, look(page));

  // Sending needs a voice sample; the answers survive a reload.
  await page.getByRole("button", { name: "지원서 보내기" }).click();
  await expect(page.getByText("목소리를 먼저 녹음해 주세요.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("서울대학교 수학교육과")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "녹음하러 가기" }).click();

  // No check runs while this sample records: a slow one would make it long enough.
  await record(page, 1, async () => undefined);
  await expect(page.getByText("너무 짧아요. 5초 이상 3분 이내로 다시 녹음해 주세요.")).toBeVisible();
  await record(page, 6, look(page));
  await expect(page.getByText("녹음을 마쳤어요. 들어 보세요")).toBeVisible();
  await expect
    .poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.duration))
    .toBeGreaterThan(5);
  await expectAccessible(page);

  // The first URL has expired: the page requests another one silently.
  let uploads = 0;
  await page.route("**/api/uploads/**", (route) => {
    uploads += 1;
    if (uploads > 1) return route.continue();
    const body = { service: "class", errorCode: 10004, message: "시간이 지난 주소예요.", reason: "EXPIRED" };
    return route.fulfill({ status: 403, json: body });
  });
  await page.getByRole("button", { name: "이 녹음 올리기" }).click();
  await page.waitForURL(/step=5/);
  expect(uploads).toBe(2);
  await expect(page.getByText("녹음을 올렸어요")).toBeVisible();
  await page.getByRole("button", { name: "지원서 보내기" }).click();
  await expect(page.getByText("필수 약관 3개가 남았어요.")).toBeVisible();
  await sendApplication(page);
  await expectAccessible(page);

  const staff = await (await browser.newContext()).newPage();
  await goAs(staff, "operator", "/operator/applicants");
  await expect(staff.getByRole("heading", { name: "선생님 지원자" })).toBeVisible();
  await staff.getByRole("link", { name: /정우진/ }).click();
  await staff.waitForURL(`${TUTOR}/operator/applicants/${id}`);
  await staff.getByRole("button", { name: "목소리 듣기" }).click();
  const voice = staff.locator("audio");
  await expect.poll(() => voice.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(5);
  await expectAccessible(staff, "one applicant, for an operator");
  await staff.getByRole("button", { name: "조회 결과 남기기" }).click();
  await staff.getByLabel("결과를 확인한 방법").fill("경찰 회신을 확인했어요");
  await staff.getByRole("button", { name: "이상 없음으로 남기기" }).click();
  await expect(staff.getByText(/에 확인했어요/)).toBeVisible();
  await staff.getByRole("button", { name: "합격", exact: true }).click();
  await expect(staff.getByLabel("합격으로 정하는 이유")).toBeFocused();
  await expectAccessible(staff);
  await staff.keyboard.type("설명이 차분하고 또렷해요");
  await staff.getByRole("button", { name: "합격 알리기" }).click();
  await expect(staff.getByRole("heading", { name: /정우진\s*합격/ })).toBeVisible();
  await staff.context().close();

  await page.getByRole("button", { name: "새로 확인하기" }).click();
  await expect(page.getByRole("heading", { name: "선생님이 되었어요" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "선생님 홈으로" }).click();
  await expect(page.getByRole("heading", { name: "정우진 선생님, 반가워요" })).toBeVisible();
});

test("a rejected applicant reads the reason and may try again; a chosen file can be played before sending", async ({
  page,
  browser,
}) => {
  await goAs(page, "parent", "/applicants");
  await page.waitForURL(/\/applicants\/[\w-]{36}/);
  await writeApplication(page, async () => undefined);
  await page.getByRole("link", { name: "녹음하러 가기" }).click();
  const choice = page.getByLabel("녹음 파일", { exact: true });
  await choice.setInputFiles({ name: "voice.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("<html>") });
  await expect(
    page.getByText("들을 수 없는 파일이에요. 5초 이상 3분 이내의 mp3, m4a, wav 녹음을 골라 주세요."),
  ).toBeVisible();
  const frame = Buffer.alloc(208);
  Buffer.from([0xff, 0xfb, 0x50, 0xc0]).copy(frame);
  const silence = Buffer.concat(Array.from({ length: 400 }, () => frame));
  await choice.setInputFiles({ name: "voice.mp3", mimeType: "audio/mpeg", buffer: silence });
  await expect(page.getByText(/목소리가 들리지 않는 파일이에요/)).toBeVisible();
  const tag = Buffer.from("ID3\x03\x00\x00\x00\x00\x00\x00", "latin1");
  const buffer = Buffer.concat([tag, await voiceMp3()]);
  await choice.setInputFiles({ name: "voice.mp3", mimeType: "audio/mpeg", buffer });
  await expect(page.getByText("파일을 골랐어요. 들어 보세요")).toBeVisible();

  // A canceled upload, one without a server, then a successful one.
  let tries = 0;
  await page.route("**/api/uploads/**", async (route) => {
    tries += 1;
    if (tries === 1) return undefined;
    return tries === 2 ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: "이 녹음 올리기" }).click();
  await expect.poll(() => tries).toBe(1);
  await page.getByRole("button", { name: "그만 올리기" }).click();
  await page.getByRole("button", { name: "이 녹음 올리기" }).click();
  await expect(page.getByText("서버 응답을 받지 못했어요. 파일은 그대로 있어요.")).toBeVisible();
  await page.getByRole("button", { name: "다시 올리기" }).click();
  await page.waitForURL(/step=5/);
  await sendApplication(page);

  const staff = await (await browser.newContext()).newPage();
  await goAs(staff, "operator", `/operator/applicants/${new URL(page.url()).pathname.split("/").at(-1)}`);
  await staff.getByRole("button", { name: "불합격", exact: true }).click();
  await staff.getByRole("button", { name: "불합격 알리기" }).click();
  await expect(staff.getByText("이유를 5자 이상 적어 주세요.")).toBeVisible();
  await staff.getByLabel("어떤 이유인가요").selectOption({ label: "목소리 녹음" });
  await staff.getByLabel("함께하지 못하는 이유").fill("소리가 너무 작아요. 조용한 곳에서 다시 녹음해 주세요.");
  await expectAccessible(staff);
  await staff.getByRole("button", { name: "불합격 알리기" }).click();
  await expect(staff.getByText("지원자에게 알린 이유")).toBeVisible();
  await staff.context().close();

  await page.getByRole("button", { name: "새로 확인하기" }).click();
  await expect(page.getByText("소리가 너무 작아요. 조용한 곳에서 다시 녹음해 주세요.")).toBeVisible();
  await expectAccessible(page);
  // Home leads to the decision, and the next application keeps all but the recording, which was the reason.
  const rejected = new URL(page.url()).pathname;
  await page.goto(`${TUTOR}/`);
  await page.getByRole("link", { name: "결과 보기" }).click();
  await page.waitForURL((url) => url.pathname === rejected);
  await page.getByRole("button", { name: "다시 지원하기" }).click();
  await expect(page.getByRole("heading", { name: "목소리를 들려주세요" })).toBeVisible();
  await expect(page.getByText("서울대학교 수학교육과")).toBeVisible();
  await expect(page.getByText("PDF · 0.1MB 올렸어요")).toBeVisible();
  await page.getByRole("link", { name: "녹음하러 가기" }).click();
  await choice.setInputFiles({ name: "voice.wav", mimeType: "audio/wav", buffer: voiceWav() });
  await expect(page.getByText("파일을 골랐어요. 들어 보세요")).toBeVisible();
  // AAC as phones record it: six seconds of a tone. The server takes what the browser made of it.
  await page.getByRole("button", { name: "다시 녹음하기" }).click();
  await choice.setInputFiles(fileURLToPath(new URL("./lib/voice.m4a", import.meta.url)));
  await expect(page.getByText("파일을 골랐어요. 들어 보세요")).toBeVisible();
  await page.getByRole("button", { name: "이 녹음 올리기" }).click();
  await page.waitForURL(/step=5/);
  await expect(page.getByText(/^6초 녹음했어요/)).toBeVisible();
  // What came of the application is found again where it was told.
  await page.goto(`${TUTOR}/notifications`);
  await expect(page.getByText(/선생님 지원서를 잘 받았어요/)).toBeVisible();
  await expectAccessible(page);
});
