/** Read by packages/web/src/platform/browser/follow-clock.ts. */
export const SHIFT_COOKIE = "naran.clock";

/**
 * Has answers of this process tell the product's time: in their `Date`, which Node writes by the machine's clock, and by the
 * shift's cookie where the browser has another one. Scripts and pictures of a build are kept by browsers and left alone.
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
