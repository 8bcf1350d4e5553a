import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

function origin(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with pnpm e2e`);
  return value;
}

export const BUYER = origin("BUYER_ORIGIN");
export const ACCOUNT = origin("ACCOUNT_ORIGIN");
export const TUTOR = origin("TUTOR_ORIGIN");
const SANDBOX = origin("SANDBOX_ORIGIN");

/** A person of the seed. */
export const PARENT = { email: "parent@naran.test", password: "naran-demo-2026" };

/** Fails when the page breaks its own security policy or throws. */
export const test = base.extend<{ cleanPage: undefined }>({
  cleanPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let people = 0;

/** An address and a phone that nobody has used yet. */
export function newPerson(): { email: string; phone: string } {
  people += 1;
  const unique = `${Date.now()}${people}`;
  return { email: `e2e-${unique}-${process.pid}@naran.test`, phone: `010${unique.slice(-8)}` };
}

export function loginUrl(next: string): string {
  return `${ACCOUNT}/login?next=${encodeURIComponent(next)}`;
}

export async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel("이메일").fill(person.email);
  await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}

/** The code of the last message to a phone. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const response = await page.request.get(`${SANDBOX}/sandbox/api/messages?to=${phone}`);
  const { messages } = (await response.json()) as { messages: ReadonlyArray<{ text: string }> };
  const code = /\d{6}/.exec(messages.at(-1)?.text ?? "")?.[0];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}

/** No accessibility problem on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

/** A registered student that no other test changes, made by the API; the browser stays logged out. */
export async function makeAccount(page: Page): Promise<{ email: string; password: string }> {
  const { email } = newPerson();
  const password = "first password";
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(`${ACCOUNT}/api${path}`, { data, headers: { origin: ACCOUNT, ...headers } });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  await post("/auth/sign-up/email", { name: "새사람", email, password });
  const { accessToken } = await post("/access-token", {});
  const consents = ["STUDENT_TERMS", "PRIVACY_AND_MONITORING"].map((key) => ({ key, agreed: true }));
  const person = { locale: "ko-KR", userType: "STUDENT", isParent: false, name: "새사람", birthYear: 1990, grade: 15 };
  await post("/users", { ...person, consents }, { authorization: `Bearer ${accessToken}` });
  await post("/auth/sign-out", {});
  await page.context().clearCookies();
  return { email, password };
}

/** The link of the newest mail to an address, once it has arrived. */
export async function mailedLink(page: Page, to: string): Promise<string> {
  let link: string | null = null;
  const read = async () => {
    const response = await page.request.get(`${SANDBOX}/sandbox/api/mails?to=${encodeURIComponent(to)}`);
    const { mails } = (await response.json()) as { mails: ReadonlyArray<{ link: string | null }> };
    link = mails[0]?.link ?? null;
    return link;
  };
  await expect.poll(read).not.toBeNull();
  return link ?? "";
}
