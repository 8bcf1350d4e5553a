// The environment that the runner (scripts/e2e.mjs) passes to the end-to-end tests, read and validated only here.

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with pnpm e2e`);
  return value;
}

/** The origin of a service, as a browser writes it: no path, no trailing slash. */
function origin(name: string): string {
  const value = given(name);
  if (!URL.canParse(value) || new URL(value).origin !== value) throw new Error(`${name} is no origin: ${value}`);
  return value;
}

export const BUYER = origin("BUYER_ORIGIN");
export const TUTOR = origin("TUTOR_ORIGIN");
export const ACCOUNT = origin("ACCOUNT_ORIGIN");
export const EXAM = origin("EXAM_ORIGIN");
export const SANDBOX = origin("SANDBOX_ORIGIN");

export const DATABASE_URL = given("DATABASE_URL");

/** Path of the browser executable. */
export const CHROMIUM = given("CHROME_PATH");

/** Paths of Firefox, and of WebKitGTK's driver and browser; empty where an engine is not installed. */
export const FIREFOX = process.env.FIREFOX_PATH ?? "";
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? "";
export const MINI_BROWSER = process.env.MINI_BROWSER_PATH ?? "";

/** Whether the tests run in CI. */
export const IS_CI = Boolean(process.env.CI);

/** The environment of a program that a test starts itself: the stack's, with overrides. */
export function serviceEnv(change: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...change };
}
