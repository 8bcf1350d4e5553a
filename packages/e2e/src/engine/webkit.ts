import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import getPort from "get-port";
import { Builder, Capabilities, type WebElement } from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";
import { MINI_BROWSER, serviceEnv, WEBKIT_DRIVER } from "../env";
import { type Driver, FINGER_RESTS_MS, type Point } from "./driver";
import { findShown, scrollToMiddle } from "./target";

/** A phone's window, which fills the display. */
const WINDOW = { x: 0, y: 0, width: 390, height: 844 };
const FLAGS = ["--automation", "--full-screen", "--enable-mock-capture-devices=true"];

/** A running WebDriver of WebKitGTK on a display of its own. */
export interface WebKit {
  readonly url: string;
  stop(): void;
}

/** Starts a display without a screen, and the driver that opens its browser there. */
export async function startWebKit(): Promise<WebKit> {
  const display = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", `${WINDOW.width}x${WINDOW.height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await getPort({ host: "127.0.0.1" });
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: serviceEnv({ DISPLAY: `:${String(number).trim()}`, TZ: "Asia/Seoul", LANGUAGE: "ko" }),
    stdio: "ignore",
  });
  const stop = () => {
    driver.kill();
    display.kill();
  };
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { intervals: [50] },
    )
    .toBe(true);
  return { url, stop };
}

/** Opens a browser that shares nothing with others. */
export async function openWebKit({ url }: WebKit): Promise<Driver> {
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: FLAGS },
      }),
    )
    .build();
  await browser.manage().window().setRect(WINDOW);
  const driver: Driver<WebElement> = {
    open: (address) => browser.get(address),
    run: (body) => browser.executeScript(body),
    find: (target) => browser.executeScript<WebElement | null>(findShown, target),
    click: async (element) => {
      await browser.executeScript(scrollToMiddle, element);
      await element.click();
    },
    type: (element, text) => element.sendKeys(text),
    choose: (element, file) => element.sendKeys(file),
    // This driver moves a mouse, also for a finger.
    swipe: async ([first, ...others]: readonly Point[]) => {
      const move = (point: Point | undefined) => ({ type: "pointerMove", duration: 50, ...point });
      const actions = [
        move(first),
        { type: "pointerDown", button: 0 },
        { type: "pause", duration: FINGER_RESTS_MS },
        ...others.map(move),
        { type: "pointerUp", button: 0 },
      ];
      const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
      await browser.execute(new Command(Name.ACTIONS).setParameter("actions", [finger]));
    },
    picture: () => browser.takeScreenshot(),
    close: () => browser.quit(),
  };
  return driver as Driver;
}
