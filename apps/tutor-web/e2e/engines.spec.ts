import { writeFileSync } from "node:fs";
import { sql } from "@pkg/e2e/database";
import type { Tab } from "@pkg/e2e/engine/tab";
import { expect, test } from "@pkg/e2e/engine/test";
import { TUTOR } from "@pkg/e2e/env";
import { loginUrl } from "@pkg/e2e/session";
import { newTutor, TEST_PASSWORD } from "@pkg/e2e/tutor";
import { voiceWav } from "@pkg/e2e/voice";
import { newBuyer, teachStudent } from "./lib/students";

/** The formats of recordings of all engines; Debian's WebKit has none, unlike Safari. */
const FORMATS = ["audio/webm", "audio/mp4", "audio/ogg"].map((type) => `"${type}"`);

async function logIn(tab: Tab, login: { email: string; password: string }, path: string): Promise<void> {
  await tab.open(loginUrl(TUTOR + path, "tutor"));
  await tab.fill({ role: "textbox", name: "이메일" }, login.email);
  await tab.fill({ label: "비밀번호" }, login.password);
  await tab.click({ role: "button", name: "로그인" });
}

test("a voice is recorded, or chosen where an engine can't record, is heard and sent", async ({
  request,
  tab,
}, info) => {
  const buyerId = await newBuyer({ request });
  const [{ email } = { email: "" }] = await sql<{ email: string }[]>`
    update users set birth_year = 1985 where id = ${buyerId} returning email`;
  await logIn(tab, { email, password: TEST_PASSWORD }, "/applicants");
  const { pathname } = new URL(await tab.isAt(/\/applicants\/[\w-]{36}/));
  await tab.open(`${TUTOR}${pathname}/screening`);
  await tab.sees({ role: "heading", name: "목소리를 들려주세요" });
  await tab.click({ role: "button", name: "녹음하기" });
  if (await tab.run<boolean>(`return [${FORMATS}].some((type) => MediaRecorder.isTypeSupported(type))`)) {
    await tab.sees({ text: "녹음하고 있어요" });
    const seconds = () => tab.run<number>("return Number(document.querySelector('[role=progressbar]').ariaValueNow)");
    await expect.poll(seconds).toBeGreaterThanOrEqual(6);
    await tab.click({ role: "button", name: "녹음 마치기" });
    await tab.sees({ text: /녹음을 마쳤어요/ });
  } else {
    await tab.sees({ text: /^이 앱에서는 녹음할 수 없어요/ });
    const file = info.outputPath("voice.wav");
    writeFileSync(file, voiceWav());
    await tab.choose({ label: "녹음 파일" }, file);
    await tab.sees({ text: /파일을 골랐어요/ });
  }
  const heard = () => tab.run<number>("return document.querySelector('audio')?.duration ?? 0");
  await expect.poll(heard, { timeout: 20_000 }).toBeGreaterThan(5);
  await tab.click({ role: "button", name: "이 녹음 올리기" });
  await tab.isAt(/step=5/);
  await tab.sees({ text: "녹음을 올렸어요" });
});

test("staff finds one of two children by half a syllable, and opens the family's page", async ({ request, tab }) => {
  const staff = await newTutor({ request });
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;
  const buyerId = await newBuyer({ request });
  await teachStudent(staff, { buyerId, name: "김하준", hours: [24] });
  await teachStudent(staff, { buyerId, name: "김서아", hours: [48] });
  const [buyer] = await sql<{ phone: string }[]>`select phone_number as phone from users where id = ${buyerId}`;
  await logIn(tab, { email: staff.email, password: TEST_PASSWORD }, "/operator");
  await tab.sees({ role: "heading", name: "오늘" });
  await tab.fill({ role: "searchbox", name: "사람과 주문 찾기" }, `김하ㅈ ${buyer?.phone.slice(-4)}`);
  await tab.click({ role: "link", name: /김하준/ });
  await tab.isAt(new RegExp(`/operator/people/${buyerId}`));
  await tab.sees({ text: /김민정/ });
});
