/** Read by packages/web/src/platform/browser/follow-clock.ts. */
export const SHIFT_COOKIE = "naran.clock";

/**
 * Has responses of this process tell the product's time: in the `Date` header, which Node takes from the machine's
 * clock, and in the shift's cookie when the browser has an old one. Browsers keep a build's scripts and pictures: these
 * stay as they are.
 * @param {() => number} readShift milliseconds
 * @param {import("node:http").ServerResponse} response the prototype of answers
 */
export function tellBrowsers(readShift, response) {
  const writeHead = /** @type {(...args: unknown[]) => import("node:http").ServerResponse} */ (response.writeHead);
  /**
   * @this {import("node:http").ServerResponse}
   * @param {unknown[]} args
   */
  function writeHeadWithShift(...args) {
    if (!this.hasHeader("date")) this.setHeader("date", new Date().toUTCString());
    const { url = "", headers } = this.req ?? { headers: {} };
    const cookie = `${SHIFT_COOKIE}=${readShift()}`;
    if (!url.startsWith("/_next/static/") && !headers.cookie?.split("; ").includes(cookie)) {
      this.appendHeader("set-cookie", `${cookie}; Path=/; SameSite=Lax`);
    }
    return writeHead.apply(this, args);
  }
  response.writeHead = /** @type {typeof response.writeHead} */ (writeHeadWithShift);
}
