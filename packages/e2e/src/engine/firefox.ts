import { setTimeout } from "node:timers/promises";
import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";
import { FIREFOX, serviceEnv } from "../env";
import { type Driver, FINGER_RESTS_MS, type Point } from "./driver";
import { findShown, type SentTarget, scrollToMiddle } from "./target";

const WIDTH = 450;
const HEIGHT = 844;
/** A touch screen, Korean, and a microphone that plays a tone and asks no permission. */
const PREFERENCES = {
  "dom.w3c_touch_events.enabled": 1,
  "intl.accept_languages": "ko-KR",
  "media.navigator.permission.disabled": true,
  "media.navigator.streams.fake": true,
  "ui.prefersReducedMotion": 1,
};

/** Starts Firefox, which is spoken to by WebDriver BiDi. */
export function startFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    defaultViewport: null,
    args: ["--width", String(WIDTH), "--height", String(HEIGHT)],
    extraPrefsFirefox: PREFERENCES,
    env: serviceEnv({ TZ: "Asia/Seoul" }),
  });
}

/** Opens a page that shares nothing with others. */
export async function openFirefox(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const driver: Driver<ElementHandle<Element>> = {
    open: async (url) => void (await page.goto(url)),
    run: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    find: async (target: SentTarget) => {
      const found = await page.evaluateHandle(findShown, target);
      return found.asElement() as ElementHandle<Element> | null;
    },
    click: async (element) => {
      await element.evaluate(scrollToMiddle);
      await element.click();
    },
    type: (element, text) => element.type(text),
    choose: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    swipe: async ([first, ...others]: readonly Point[]) => {
      if (!first) return;
      const finger = await page.touchscreen.touchStart(first.x, first.y);
      await setTimeout(FINGER_RESTS_MS);
      for (const { x, y } of others) await finger.move(x, y);
      await finger.end();
    },
    picture: () => page.screenshot({ encoding: "base64" }),
    close: () => context.close(),
  };
  return driver as Driver;
}
