// Preloaded into every service of a local run (NODE_OPTIONS): its `Date` follows the clock of the sandbox, and browsers learn
// the shift by a cookie. Nothing of the product imports this file.
import { ServerResponse } from "node:http";
import { shiftDate } from "./shift-date.mjs";
import { shiftReader } from "./shift-file.mjs";
import { tellBrowsers } from "./tell-browsers.mjs";

if (process.env.NODE_ENV === "production") throw new Error("Time is not moved in production (NODE_ENV=production).");
if (!process.env.CLOCK_FILE) throw new Error("CLOCK_FILE is missing: only npm start moves time.");
const readShift = shiftReader(process.env.CLOCK_FILE);
shiftDate(readShift);
tellBrowsers(readShift, ServerResponse.prototype);
