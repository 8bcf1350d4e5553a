import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { instantOf, nextRenewal } from "./clock-steps.mjs";
import { readClock } from "./database-clock.mjs";
import { moveClock } from "./move-clock.mjs";

/**
 * Serves the clock of a local run to its sandbox, on a free port of this machine: GET tells the time, POST with `{ step }` moves it.
 * @param {{ sql: import("postgres").Sql, file: string }} clock
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveClock(clock) {
  let moving = false;
  const server = createServer(async (request, response) => {
    const answer = (/** @type {number} */ status, /** @type {unknown} */ body) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    try {
      // The sandbox asks, never a page of another site.
      if (request.headers.origin) return answer(403, { message: "The clock is asked by the sandbox." });
      if (request.method === "GET") return answer(200, await describe(clock));
      if (moving) return answer(409, { message: "시계를 옮기고 있어요. 잠시 뒤에 다시 눌러 주세요." });
      moving = true;
      try {
        const { step } = JSON.parse(await text(request));
        const { settled } = await moveClock(clock.sql, { ...clock, to: await instantOf(clock.sql, String(step)) });
        return answer(200, { ...(await describe(clock)), settled });
      } finally {
        moving = false;
      }
    } catch (error) {
      return answer(error instanceof RangeError || error instanceof SyntaxError ? 400 : 500, {
        message: error.message,
      });
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** @param {{ sql: import("postgres").Sql }} clock */
async function describe({ sql }) {
  return { ...(await readClock(sql)), nextRenewal: await nextRenewal(sql) };
}
