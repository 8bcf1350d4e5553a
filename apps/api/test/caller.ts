import { issueAccessToken } from "../src/lib/callers/access-token.ts";
import { sealEmail } from "../src/lib/log-in/sealed-email.ts";
import { DEMO_PEOPLE } from "../src/seed/demo-people.ts";
import type { TestApp } from "./create-test-app.ts";
import { AUTH_SECRET, ORIGIN } from "./harness/settings.ts";
import { demoSession } from "./test-server.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who calls: nobody without a token. */
export interface Caller {
  accessToken?: string;
  cookie?: string;
}

export type DemoKey = (typeof DEMO_PEOPLE)[number]["key"];

/** Calls the API the way a page of ours does. */
export function call(
  t: TestApp,
  who: Caller,
  method: Method,
  path: string,
  body?: object,
  more: Record<string, string> = {},
) {
  const headers = {
    origin: ORIGIN,
    ...(who.accessToken ? { authorization: `Bearer ${who.accessToken}` } : {}),
    ...(who.cookie ? { cookie: who.cookie } : {}),
    ...more,
  };
  return t.app.inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) });
}

export const ANYBODY: Caller = {};

/** A demo person with an access token. */
export async function asDemo(key: DemoKey): Promise<Required<Pick<Caller, "accessToken">> & { userId: string }> {
  const person = DEMO_PEOPLE.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`There is no demo person ${key}.`);
  const { accessToken } = await issueAccessToken(AUTH_SECRET, { userId: person.id, sessionId: demoSession(person.id) });
  return { userId: person.id, accessToken };
}

let made = 0;

export const PASSWORD = "a long password";

/** A new account, made through the front door and logged in. */
export async function newAccount(t: TestApp) {
  const email = `new-${process.pid}-${made++}@naran.test`;
  const signUp = await signUpAs(t, email);
  if (signUp.statusCode !== 200) throw new Error(`Sign-up was refused: ${signUp.body}`);
  const cookie = cookieOf(signUp.headers["set-cookie"]);
  const token = await call(t, { cookie }, "POST", "/access-token");
  return { email, cookie, userId: signUp.json().user.id as string, accessToken: token.json().accessToken as string };
}

/** Signs up with an address whose mailbox is proven. */
export function signUpAs(t: TestApp, email: string, fields: object = {}) {
  const until = Date.now() + 60_000;
  const proof = sealEmail(t.deps.config.authSecret, "email-proof", { email: email.toLowerCase(), until });
  const body = { name: "새사람", email, password: PASSWORD, proof, ...fields };
  return call(t, ANYBODY, "POST", "/auth/sign-up/email", body);
}

/** The `cookie` header that answers these `set-cookie` headers. */
export function cookieOf(header: string | string[] | number | undefined): string {
  return [header ?? []]
    .flat()
    .map((line) => String(line).split(";")[0])
    .join("; ");
}

/** The newest e-mail that the sandbox took for an address. */
export async function lastMail(
  t: TestApp,
  to: string,
): Promise<{ subject: string; text: string; link: string | null } | undefined> {
  const { mails } = (await t.sandbox.inject(`/sandbox/api/mails?to=${encodeURIComponent(to)}`)).json();
  return mails[0];
}

/** The newest text message that the sandbox took for a phone. */
export async function lastMessage(t: TestApp, to: string): Promise<{ text: string; code: string | null } | undefined> {
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${to}`)).json();
  return messages[0];
}

/** The newest code that the sandbox took for a phone; messages of earlier causes may come after it. */
export async function lastCode(t: TestApp, to: string): Promise<string> {
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${to}`)).json<{
    messages: { code: string | null }[];
  }>();
  return messages.find(({ code }) => code !== null)?.code ?? "";
}

/** All texts that the sandbox took for a phone: messages are delivered side by side, so that the newest may not be the last cause's. */
export async function textsTo(t: TestApp, to: string): Promise<string> {
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${to}`)).json<{
    messages: { text: string }[];
  }>();
  return messages.map(({ text }) => text).join("\n");
}
