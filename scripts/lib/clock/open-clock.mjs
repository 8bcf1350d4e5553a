import postgres from "postgres";
import { serveClock } from "./clock-server.mjs";
import { bindClock, installClock, readClock } from "./database-clock.mjs";
import { writeShift } from "./shift-file.mjs";

const preload = new URL("./preload.mjs", import.meta.url).href;

/**
 * @typedef {object} Clock
 * @property {NodeJS.ProcessEnv} env what the services of the run need to follow it
 * @property {() => Promise<void>} bind call it after the migrations, before a service starts
 * @property {() => Promise<void>} stop
 */

/**
 * Opens the clock of a local run. The shift lies in the database, so it outlives the run as all data does.
 * @param {{ databaseUrl: string, file: string, given?: NodeJS.ProcessEnv }} options `file` tells the shift to the processes
 * @returns {Promise<Clock>}
 * @throws Error in production
 */
export async function openClock({ databaseUrl, file, given = process.env }) {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {}, connection: { TimeZone: "UTC" } });
  try {
    await installClock(sql);
    writeShift(file, (await readClock(sql)).shiftMs);
    const { url, stop } = await serveClock({ sql, file });
    return {
      env: {
        CLOCK_FILE: file,
        SANDBOX_CLOCK_URL: url,
        NODE_OPTIONS: [given.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(" "),
      },
      bind: () => bindClock(sql),
      stop: async () => {
        await stop();
        await sql.end({ timeout: 5 });
      },
    };
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}
