import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lastLines, startService, untilAnswers } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { serviceEnv } from "./local-env.mjs";
import { serviceSteps } from "./service-plans.mjs";

/** @typedef {import("../processes/services.mjs").Service} Service */
/** @typedef {{ key: string, role: string, email: string, password: string }} Person somebody of the demo data */
/**
 * @typedef {object} StackOptions
 * @property {import("../processes/ports.mjs").Ports} ports
 * @property {string} databaseUrl an existing database; the caller ends its server
 * @property {import("./service-plans.mjs").Mode} [mode]
 * @property {string} [uploads] folder that recordings are kept in; the local run's when it is left out
 * @property {string} logs folder for the services' output
 * @property {boolean} [echo] prints the output instead
 * @property {AbortSignal} signal gives up while it is still coming up
 */
/**
 * @typedef {object} Stack
 * @property {NodeJS.ProcessEnv} env
 * @property {Person[]} people who can log in
 * @property {Promise<string>} failed tells which service ended by itself
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the whole product on one machine: migrates and seeds the database, then sandbox, API and the four web apps.
 * @param {StackOptions} options
 * @returns {Promise<Stack>}
 * @throws Error that names the part that didn't come up; everything that was started is stopped then
 */
export async function startStack({ ports, databaseUrl, mode = "built", logs, echo = false, uploads, signal }) {
  const env = serviceEnv({ ports, databaseUrl, ...(uploads ? { uploads } : {}) });
  const steps = serviceSteps(mode, ports);
  const people = await prepareDatabase(databaseUrl);
  /** @type {Service[][]} */
  const running = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    // Web apps first, then what they call.
    for (const step of running.toReversed()) await Promise.all(step.map((service) => service.stop()));
  };

  /** @type {Promise<string>[]} */
  const ended = [];
  try {
    for (const step of steps) {
      const started = step.map((plan) => ({
        plan,
        service: startService({
          name: plan.name,
          args: plan.args,
          cwd: plan.cwd,
          env: { ...env, ...plan.env },
          log: join(logs, `${plan.name}.log`),
          echo,
        }),
      }));
      running.push(started.map(({ service }) => service));
      ended.push(...started.map(({ service }) => lastWords(service, echo ? undefined : logs)));
      await Promise.all(started.map(({ service, plan }) => untilAnswers(service, plan.ready, { signal })));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const failed = Promise.race(ended).then((what) => (stopping ? new Promise(() => {}) : what));
  return { env, people, failed, stop };
}

/**
 * Brings the database to the newest migration and fills in the seed (both do nothing the second time).
 * @param {string} url
 * @returns {Promise<Person[]>} who can log in
 */
async function prepareDatabase(url) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "apps", "api", "src", file)).href);
  const { migrateDatabase } = await load("db/migrate.ts");
  const { seedDatabase } = await load("seed/run.ts");
  const { DEMO_PEOPLE } = await load("seed/demo-people.ts");
  await migrateDatabase(url);
  await seedDatabase(url);
  return DEMO_PEOPLE;
}

/**
 * What to say of a service when it ends.
 * @param {Service} service
 * @param {string | undefined} logs
 */
async function lastWords({ name, exited, output }, logs) {
  const how = await exited;
  if (!logs) return `${name} ended by itself: ${how}.`;
  return `${name} ended by itself: ${how}. Its output is in ${join(logs, `${name}.log`)}.\n${lastLines(output(), 10)}`.trim();
}
