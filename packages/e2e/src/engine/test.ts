import { test as base } from "@playwright/test";
import type { Browser } from "puppeteer-core";
import type { Driver } from "./driver";
import { openFirefox, startFirefox } from "./firefox";
import { Tab } from "./tab";
import { openWebKit, startWebKit } from "./webkit";

export { expect } from "@playwright/test";

/** The engines beside Chromium: what runs on iPhones, and Firefox. */
export type EngineName = "webkit" | "firefox";

interface Engine {
  open(): Promise<Driver>;
  close(): Promise<void>;
}

const ENGINES: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  webkit: async () => {
    const webkit = await startWebKit();
    return { open: () => openWebKit(webkit), close: async () => webkit.stop() };
  },
  firefox: async () => {
    const firefox: Browser = await startFirefox();
    return { open: () => openFirefox(firefox), close: () => firefox.close() };
  },
};

/** A test in the engine of its project, with a tab that shares nothing with other tests. */
export const test = base.extend<{ tab: Tab }, { engineName: EngineName; engine: Engine }>({
  engineName: ["webkit", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, use, info) => {
    const driver = await engine.open();
    await use(new Tab(driver));
    if (info.status !== info.expectedStatus) {
      await info.attach("window", { body: Buffer.from(await driver.picture(), "base64"), contentType: "image/png" });
    }
    await driver.close();
  },
});
