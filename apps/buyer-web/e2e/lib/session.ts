import { sql } from "@pkg/e2e/database";
import type { Page } from "@playwright/test";

/** Sets when the sessions of somebody end, as time would have. */
export async function sessionsEndIn(email: string, seconds: number): Promise<void> {
  await sql`
    update auth_sessions set expires_at = now() + make_interval(secs => ${seconds})
    where user_id = (select id from users where email = ${email})`;
}

/** Seconds until the sessions of somebody end. */
export async function sessionSecondsLeft(email: string): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select extract(epoch from max(expires_at) - now())::float8 as left from auth_sessions
    where user_id = (select id from users where email = ${email})`;
  return row?.left ?? 0;
}

/** Opens a page with a clock of the test's own, up to where it knows who is signed in and watches for how long. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  await page.clock.install();
  const known = page.waitForResponse((response) => response.url().endsWith("/api/v2/users/me"));
  await page.goto(address);
  await known;
  await page.waitForLoadState("networkidle");
}

/** The server says that the session ends in so many seconds, and the page's time comes to ask. */
export async function comeToTheEnd(page: Page, email: string, seconds: number): Promise<void> {
  await sessionsEndIn(email, seconds);
  await page.clock.fastForward("28:30");
}
