import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lastLines, startService, untilAnswers } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { serviceEnv } from "./local-env.mjs";
import { serviceSteps } from "./service-plans.mjs";

/** @typedef {import("../processes/services.mjs").Service} Service */
/** @typedef {{ key: string, role: string, email: string, password: string }} Person a person of the demo data */
/**
 * @typedef {object} StackOptions
 * @property {import("../processes/ports.mjs").Ports} ports
 * @property {string} databaseUrl an existing database; the caller stops its server
 * @property {import("./service-plans.mjs").Mode} [mode]
 * @property {string} [uploads] folder for recordings; by default the local run's
 * @property {string} logs folder of the services' logs
 * @property {boolean} [echo] prints the output instead
 * @property {import("../clock/open-clock.mjs").Clock} [clock] moves the product's time
 * @property {NodeJS.ProcessEnv} [settings] variables of the services that differ from a local run's
 * @property {AbortSignal} signal aborts the start
 */
/**
 * @typedef {object} Stack
 * @property {NodeJS.ProcessEnv} env
 * @property {Person[]} people the demo people with a log-in
 * @property {Promise<string>} failed resolves when a service ends by itself, with its name and last output
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the whole product on one machine: migrates and seeds the database, then sandbox, API and the four web apps.
 * @param {StackOptions} options
 * @returns {Promise<Stack>}
 * @throws Error with the name of the service that didn't start, after stopping all others
 */
export async function startStack({
  ports,
  databaseUrl,
  mode = "built",
  logs,
  echo = false,
  uploads,
  clock,
  signal,
  settings,
}) {
  const env = { ...serviceEnv({ ports, databaseUrl, ...(uploads ? { uploads } : {}) }), ...settings, ...clock?.env };
  const steps = serviceSteps(mode, ports);
  const people = await prepareDatabase(databaseUrl, clock);
  /** @type {Service[][]} */
  const running = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    // Web apps stop first, then the services that they call.
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
 * Migrates and seeds the database (both are idempotent).
 * @param {string} url
 * @param {StackOptions["clock"]} clock
 * @returns {Promise<Person[]>} the demo people with a log-in
 */
export async function prepareDatabase(url, clock) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "apps", "api", "src", file)).href);
  const { migrateDatabase } = await load("db/migrate.ts");
  const { seedDatabase } = await load("seed/run.ts");
  const { DEMO_PEOPLE } = await load("seed/demo-people.ts");
  await migrateDatabase(url);
  await clock?.bind();
  await seedDatabase(url);
  return DEMO_PEOPLE;
}

/**
 * The message about a service that ended by itself.
 * @param {Service} service
 * @param {string | undefined} logs
 */
async function lastWords({ name, exited, output }, logs) {
  const how = await exited;
  if (!logs) return `${name} ended by itself: ${how}.`;
  return `${name} ended by itself: ${how}. Its output is in ${join(logs, `${name}.log`)}.\n${lastLines(output(), 10)}`.trim();
}
