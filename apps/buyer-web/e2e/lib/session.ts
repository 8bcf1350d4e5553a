import { sql } from "@pkg/e2e/database";
import { expect, type Page } from "@playwright/test";

/** Sets when the sessions of a user expire. */
export async function sessionsEndIn(email: string, seconds: number): Promise<void> {
  await sql`
    update auth_sessions set expires_at = now() + make_interval(secs => ${seconds})
    where user_id = (select id from users where email = ${email})`;
}

/** Seconds until the sessions of a user expire. */
export async function sessionSecondsLeft(email: string): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select extract(epoch from max(expires_at) - now())::float8 as left from auth_sessions
    where user_id = (select id from users where email = ${email})`;
  return row?.left ?? 0;
}

/** Opens a page under a fake clock and waits until it knows the session and its deferred part has mounted. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  await page.clock.install();
  const known = page.waitForResponse((response) => response.url().endsWith("/api/v2/users/me"));
  await page.goto(address);
  await known;
  await page.locator("[data-offline-bar]").waitFor({ state: "attached" });
}

/** Types until the page has extended the session, which it does three minutes after it last did. */
export async function extendByTyping(page: Page, email: string, name: string, text: string): Promise<void> {
  await sessionsEndIn(email, 600);
  await expect(async () => {
    await page.getByRole("textbox", { name }).fill(text);
    await page.clock.fastForward("03:30");
    await expect.poll(() => sessionSecondsLeft(email), { timeout: 5_000 }).toBeGreaterThan(29 * 60);
  }).toPass();
}

/**
 * Sets the expiry of the sessions in seconds and moves the page's clock to its warning. A page that has not read its
 * newest token when the clock moves counts from there: the clock then moves once more.
 */
export async function moveToSessionEnd(page: Page, email: string, seconds: number): Promise<void> {
  await expect(async () => {
    await sessionsEndIn(email, seconds);
    await page.clock.fastForward("28:30");
    await warning(page).waitFor({ timeout: 5_000 });
  }).toPass();
}

/** The dialog that warns before a session ends. */
export const warning = (page: Page) => page.getByRole("alertdialog", { name: "곧 로그아웃돼요" });
