import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../setup/index.mjs";

const DAY_MS = 86_400_000;

const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "apps", file)).href);

/** Where the clock of a new local run starts, relative to the machine's: before the past of the demo people. */
export async function lifeStartMs() {
  const { LIFE_DAYS } = await load("api/src/seed/lives/live-lives.ts");
  return -(LIFE_DAYS + 1) * DAY_MS;
}

/**
 * Lets the demo people of a new local run live through the weeks before today, and ends in the present. A past that breaks off
 * is told and no reason not to start.
 * @param {{ env: NodeJS.ProcessEnv, databaseUrl: string, clock: import("../clock/open-clock.mjs").Clock }} run a running stack
 */
export async function liveDemoLives({ env, databaseUrl, clock }) {
  const { liveLives } = await load("api/src/seed/lives/live-lives.ts");
  const { testCardNumber } = await load("sandbox/src/cards.ts");
  const addressOf = (/** @type {string | undefined} */ siteOrigin) => ({ apiOrigin: env.API_ORIGIN, siteOrigin });
  const stage = {
    address: addressOf(env.BUYER_ORIGIN),
    tutorAddress: addressOf(env.TUTOR_ORIGIN),
    cardNumber: testCardNumber("paid"),
    moveTo: clock.moveTo,
  };
  try {
    await liveLives(stage, databaseUrl, new Date());
  } catch (error) {
    console.error(`The past of the demo people is not whole: ${error.cause?.message ?? error.message}`);
  }
  await clock.moveTo(new Date());
}
