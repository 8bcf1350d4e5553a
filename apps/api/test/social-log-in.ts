import { ANYBODY, type Caller, call, cookieOf } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";

export interface AtVendor {
  decision?: "accept" | "cancel";
  /** A named person's number; a new person when left out. */
  person?: number;
  name?: string;
  email?: string;
  keepsEmail?: boolean;
}

/** Cookies as a browser keeps them. */
export function cookieJar(first = "") {
  const kept = new Map(
    first
      .split("; ")
      .filter(Boolean)
      .map((one) => [one.split("=")[0] ?? "", one]),
  );
  return {
    take(header: string | string[] | number | undefined) {
      for (const line of [header ?? []].flat().map(String)) {
        const one = line.split(";")[0] ?? "";
        const name = one.split("=")[0] ?? "";
        if (/Max-Age=0/i.test(line)) kept.delete(name);
        else kept.set(name, one);
      }
    },
    text: () => [...kept.values()].join("; "),
  };
}

export type Jar = ReturnType<typeof cookieJar>;

/** Asks for the vendor's page, as the log-in screen does. */
export async function openVendor(t: TestApp, jar: Jar, body: object): Promise<URL> {
  const answer = await call(t, ANYBODY, "POST", "/auth/sign-in/social", body);
  if (answer.statusCode !== 200) throw new Error(`No vendor page: ${answer.body}`);
  jar.take(answer.headers["set-cookie"]);
  return new URL(answer.json().url);
}

/** Decides at the vendor. Gives the address, or the form, that the vendor sends the browser back with. */
export async function decideAtVendor(page: URL, choice: AtVendor): Promise<{ url: URL; form: URLSearchParams | null }> {
  const shown = await fetch(page);
  if (shown.status !== 200) throw new Error(`The vendor refused: ${await shown.text()}`);
  const body = new URLSearchParams(page.searchParams);
  body.set("decision", choice.decision ?? "accept");
  body.set("person", String(choice.person ?? "new"));
  body.set("name", choice.name ?? "");
  body.set("email", choice.email ?? "");
  if (!choice.keepsEmail) body.set("shareEmail", "on");
  const answer = await fetch(page.origin + page.pathname, { method: "POST", body, redirect: "manual" });
  const location = answer.headers.get("location");
  if (location) return { url: new URL(location), form: null };
  const text = await answer.text();
  const form = new URLSearchParams();
  for (const [, name = "", value = ""] of text.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    form.set(name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  }
  return { url: new URL(/action="([^"]+)"/.exec(text)?.[1] ?? ""), form };
}

/** Brings the vendor's answer to the API, following Apple's form to its GET. */
export async function comeBack(t: TestApp, jar: Jar, { url, form }: { url: URL; form: URLSearchParams | null }) {
  let path = url.pathname + url.search;
  if (form) {
    // From another site: no cookie, no origin of ours.
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://appleid.apple.com" };
    const posted = await t.app.inject({ method: "POST", url: path, headers, payload: form.toString() });
    jar.take(posted.headers["set-cookie"]);
    const again = new URL(String(posted.headers.location));
    path = again.pathname + again.search;
  }
  const answer = await t.app.inject({ method: "GET", url: path, headers: { cookie: jar.text() } });
  jar.take(answer.headers["set-cookie"]);
  return {
    status: answer.statusCode,
    location: new URL(String(answer.headers.location)),
    cookies: answer.headers["set-cookie"],
  };
}

/** A whole log-in at a vendor. */
export async function logInAt(
  t: TestApp,
  provider: string,
  choice: AtVendor = {},
  more: object = {},
  jar = cookieJar(),
) {
  const page = await openVendor(t, jar, { provider, ...more });
  const { location } = await comeBack(t, jar, await decideAtVendor(page, choice));
  return { location, jar };
}

/** The signed-in caller of a jar. */
export async function callerOf(t: TestApp, jar: Jar): Promise<Required<Caller>> {
  const token = await call(t, { cookie: jar.text() }, "POST", "/access-token");
  if (token.statusCode !== 200) throw new Error(`Nobody is signed in: ${token.body}`);
  jar.take(token.headers["set-cookie"]);
  return { cookie: cookieOf(jar.text()), accessToken: token.json().accessToken };
}

/** Links a vendor's account to the caller's own, through the vendor's page and back. */
export async function linkAt(t: TestApp, who: Required<Caller>, provider: string, choice: AtVendor, target = {}) {
  const opened = await call(t, who, "POST", `/auth/login-providers/${provider}`, target);
  const jar = cookieJar(who.cookie);
  jar.take(opened.headers["set-cookie"]);
  return comeBack(t, jar, await decideAtVendor(new URL(opened.json().url), choice));
}
