import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { isHydrated } from "../is-hydrated";
import type { Driver, Point } from "./driver";
import { type Target, toSent } from "./target";

const TIMEOUT_MS = 20_000;
const INTERVALS = [50, 100, 200, 400];
const library = createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js");
const LIBRARY = readFileSync(library, "utf8");

/** A browser tab as a person uses it, in any engine: each verb waits for what it needs. */
export class Tab {
  constructor(private readonly driver: Driver) {}

  async open(url: string): Promise<void> {
    await this.driver.open(url);
  }

  async click(target: Target): Promise<void> {
    await this.act(target, (element) => this.driver.click(element));
  }

  /** Replaces what a field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.act(target, async (element) => {
      await this.driver.click(element);
      await this.driver.run("document.activeElement.select()");
      await this.driver.type(element, text);
    });
  }

  async choose(target: Target, file: string): Promise<void> {
    await this.act(target, (element) => this.driver.choose(element, file));
  }

  async sees(target: Target): Promise<void> {
    await this.act(target, async () => undefined);
  }

  async isAt(pattern: RegExp): Promise<string> {
    const address = () => this.driver.run<string>("return location.href");
    await expect.poll(address, { timeout: 60_000, intervals: INTERVALS }).toMatch(pattern);
    return address();
  }

  run<T>(script: string): Promise<T> {
    return this.driver.run(script);
  }

  back(): Promise<void> {
    return this.run("history.back()");
  }

  /** Moves one finger from an element to another, both found by a selector. */
  async swipe(from: string, to: string): Promise<void> {
    await this.sees({ css: from });
    await this.run(`document.querySelector('${from}').scrollIntoView({ block: "center" })`);
    const center = (css: string) =>
      this.run<Point>(`const { x, y, width, height } = document.querySelector('${css}').getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`);
    await this.driver.swipe([await center(from), await center(to)]);
  }

  /** Tries until the target is there and takes the action: a moving page may cover it for a moment. */
  private async act(target: Target, action: (element: unknown) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.find(target);
      expect(element, `${JSON.stringify(toSent(target))} is shown`).not.toBeNull();
      await action(element);
    }).toPass({ timeout: TIMEOUT_MS, intervals: INTERVALS });
  }

  private async find(target: Target): Promise<unknown> {
    if (!(await this.driver.run<boolean>(READY))) return null;
    if (!(await this.driver.run<boolean>("return 'TestingLibraryDom' in globalThis"))) await this.driver.run(LIBRARY);
    return this.driver.find(toSent(target));
  }
}

/** The document is there, and React hears what happens in it. */
const READY = `return document.readyState === "complete" && (${isHydrated})()`;
