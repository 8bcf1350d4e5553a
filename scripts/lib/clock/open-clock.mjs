import postgres from "postgres";
import { serveClock } from "./clock-server.mjs";
import { bindClock, installClock, readClock } from "./database-clock.mjs";
import { moveClock } from "./move-clock.mjs";
import { writeShift } from "./shift-file.mjs";

const preload = new URL("./preload.mjs", import.meta.url).href;

/**
 * @typedef {object} Clock
 * @property {NodeJS.ProcessEnv} env what the services of the run need to follow it
 * @property {() => Promise<void>} bind call it after the migrations, before a service starts
 * @property {boolean} isNew whether this run made it
 * @property {boolean} isBehind whether an earlier run ended before it had come to the present
 * @property {(instant: Date) => Promise<void>} moveTo with all that falls due until then
 * @property {() => Promise<void>} stop
 */

/**
 * Opens the clock of a local run. The shift lies in the database, so it outlives the run as all data does.
 * @param {{ databaseUrl: string, file: string, startMs?: number, given?: NodeJS.ProcessEnv }} options `file` tells the shift to the
 *   processes; a new clock starts at `startMs`, as `installClock` has it
 * @returns {Promise<Clock>}
 * @throws Error in production
 */
export async function openClock({ databaseUrl, file, startMs = 0, given = process.env }) {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {}, connection: { TimeZone: "UTC" } });
  try {
    const isNew = await installClock(sql, startMs);
    const { shiftMs } = await readClock(sql);
    writeShift(file, shiftMs);
    const { url, stop } = await serveClock({ sql, file });
    return {
      env: {
        CLOCK_FILE: file,
        SANDBOX_CLOCK_URL: url,
        NODE_OPTIONS: [given.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(" "),
      },
      bind: () => bindClock(sql),
      isNew,
      isBehind: !isNew && shiftMs < 0,
      moveTo: async (instant) => {
        const { settled } = await moveClock(sql, { file, to: instant });
        if (!settled) throw new Error("Some jobs were not done in time.");
      },
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
