import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { startIngest } from "./lib/ingest";
import { startOwnSite } from "./lib/own-site";

// Unique values: one in an envelope means that it left the page.
const PHONE = "01098765432";
const EMAIL = "canary.minji@example.com";
const CARD = "4242000187654321";
const PASSWORD = "Canary-Horse-9!";
const NAME = "김카나리";

let ingest: Awaited<ReturnType<typeof startIngest>>;
let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  ingest = await startIngest();
  site = await startOwnSite({ SENTRY_DSN: ingest.dsn, SENTRY_SAMPLE_RATE: "1", SENTRY_RELEASE: "1.2.3" });
});
test.afterAll(async () => {
  await site.stop();
  await ingest.stop();
});

const throwLater = (page: Page, name: string, message: string) =>
  page.evaluate(
    ([type, text]) => {
      setTimeout(() => {
        throw Object.assign(new Error(text), { name: type });
      });
    },
    [name, message] as const,
  );

test("an error in a page is reported by kind and place, a browser that refuses to store too; nothing that was typed, stored or asked for leaves", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "canary", value: PASSWORD, url: site.origin }]);
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.url()));
  // The deferred part reports errors; it draws the offline bar.
  await page.goto(`${site.origin}/price?utm_source=canary&phone=${PHONE}#${EMAIL}`);
  await page.locator("[data-offline-bar]").waitFor({ state: "attached" });
  await page.waitForFunction(() => sessionStorage.getItem("naran.utm") !== null);
  expect(asked.filter((url) => url.includes("vendors.json"))).toEqual([]);

  await page.evaluate((card) => localStorage.setItem("canary", card), CARD);
  await throwLater(page, "AbortError", "called off");
  await throwLater(page, "ApiError", `refused ${PHONE}`);
  await throwLater(page, "Error", `${PHONE} ${EMAIL} ${CARD} ${PASSWORD} ${NAME}`);
  await page.evaluate((text) => void Promise.reject(new SyntaxError(`Unexpected token in "${text}"`)), EMAIL);
  await page.evaluate((text) => void Promise.reject({ name: text }), NAME);
  await expect.poll(() => ingest.received.length).toBe(3);

  const events = ingest.received.map((one) => JSON.parse(one.trim().split("\n").at(-1) ?? ""));
  expect(events.map(({ exception }) => exception.values[0].type).sort()).toEqual([
    "Error",
    "SyntaxError",
    "ThrownValue",
  ]);
  for (const event of events) {
    expect(event).toMatchObject({ environment: "prod", release: "1.2.3" });
    expect(event.request).toEqual({ url: `${site.origin}/price` });
    expect(Object.keys(event)).not.toEqual(expect.arrayContaining(["user", "breadcrumbs", "contexts", "extra"]));
  }
  const text = ingest.received.join("\n");
  for (const canary of [PHONE, EMAIL, CARD, PASSWORD, NAME, "utm_source", "called off"]) {
    expect(text, canary).not.toContain(canary);
  }

  // A browser that refuses to store: said once, and the page works.
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const before = ingest.received.length;
  await page.goto(`${site.origin}/price?utm_source=${PHONE}`);
  await expect.poll(() => ingest.received.length).toBeGreaterThan(before);
  const [first] = ingest.received.slice(before);
  const { exception } = JSON.parse(first?.trim().split("\n").at(-1) ?? "");
  expect(exception.values[0]).toMatchObject({
    type: "StorageFailure",
    value: expect.stringMatching(/^session storage of naran\.[a-z-]+: QuotaExceededError$/),
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
