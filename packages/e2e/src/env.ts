// What the runner (scripts/e2e.mjs) tells the end-to-end tests, read and checked here and nowhere else.

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with pnpm e2e`);
  return value;
}

/** Where a part of the product stands, as a browser writes it: no path, no slash at its end. */
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

/** The browser's program. */
export const CHROMIUM = given("CHROME_PATH");

/** Whether the build server runs the tests. */
export const IS_CI = Boolean(process.env.CI);

/** The environment of a service that a test starts itself: the stack's own, with these variables changed. */
export function serviceEnv(change: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...change };
}
