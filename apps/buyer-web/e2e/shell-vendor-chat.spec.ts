import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { startOwnSite } from "./lib/own-site";

const KEY = "11111111-2222-4333-8444-555555555555";
const SCRIPT = "https://cdn.channel.io/plugin/ch-plugin-web.js";

/** Fake of the vendor's script: drains and records the queued calls, and answers `boot`. */
const VENDOR = `
  const waiting = window.ChannelIO.q;
  window.calls = [];
  window.ChannelIO = (...call) => {
    window.calls.push(call.filter((part) => typeof part !== "function"));
    const done = call.find((part) => typeof part === "function");
    if (done) done(null, {});
  };
  for (const call of waiting) window.ChannelIO(...call);
`;

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite({ CHANNEL_IO_PLUGIN_KEY: KEY });
});
test.afterAll(() => site.stop());

const _press = async (page: Page) => {
  await page.goto(`${site.origin}/price`);
  await page.getByRole("button", { name: "문의하기" }).press("Enter");
};
const help = (page: Page) => page.getByRole("dialog", { name: "무엇을 도와드릴까요?" });

test("with a plugin key the button opens the vendor's chat; its script comes with the press, and receives no user data", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("https://*.channel.io/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: VENDOR });
  });
  await page.goto(`${site.origin}/price`);
  const button = page.getByRole("button", { name: "문의하기" });
  await button.waitFor();
  const box = await button.boundingBox();
  expect(844 - (box?.y ?? 0) - (box?.height ?? 0)).toBe(125);
  expect(asked).toEqual([]);

  await button.press("Enter");
  const calls = () => page.evaluate(() => Reflect.get(window, "calls") as unknown[] | undefined);
  await expect.poll(calls).toHaveLength(2);
  await button.press("Enter");
  await expect.poll(calls).toHaveLength(3);
  expect(await calls()).toEqual([
    ["boot", { pluginKey: KEY, language: "ko", hideChannelButtonOnBoot: true, hidePopup: true }],
    ["showMessenger"],
    ["showMessenger"],
  ]);
  expect(asked).toEqual([SCRIPT]);
  await expect(help(page)).toHaveCount(0);
});
