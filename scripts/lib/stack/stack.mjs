import { join } from "node:path";
import { prepareDatabase } from "./database.mjs";
import { serviceEnv } from "./local-env.mjs";
import { lastLines } from "./output.mjs";
import { startService, untilAnswers } from "./processes.mjs";
import { serviceSteps } from "./services.mjs";

/**
 * Starts the whole product on one machine: migrates and seeds the database, then sandbox, API and the four web apps.
 * @param ports by key (see PORTS)
 * @param databaseUrl an existing database; the caller ends its server
 * @param mode "built" | "dev"
 * @param uploads folder that recordings are kept in; the local run's when it is left out
 * @param logs folder for the services' output; `echo` true prints it instead
 * @returns {{ env, people, failed: Promise<string>, stop: () => Promise<void> }} `failed` tells which service ended by itself
 * @param signal gives up while it is still coming up
 * @throws Error that names the part that didn't come up; everything that was started is stopped then
 */
export async function startStack({ ports, databaseUrl, mode = "built", logs, echo = false, secrets, uploads, signal }) {
  const env = serviceEnv({ ports, databaseUrl, secrets, uploads });
  const steps = serviceSteps(mode, ports);
  const people = await prepareDatabase(databaseUrl);
  const running = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    // Web apps first, then what they call.
    for (const step of running.toReversed()) await Promise.all(step.map((service) => service.stop()));
  };

  const ended = [];
  try {
    for (const step of steps) {
      const services = step.map((plan) => ({
        ...startService({ ...plan, env: { ...env, ...plan.env }, log: join(logs, `${plan.name}.log`), echo }),
        ready: plan.ready,
      }));
      running.push(services);
      ended.push(...services.map((service) => lastWords(service, echo ? undefined : logs)));
      await Promise.all(services.map((service) => untilAnswers(service, service.ready, { signal })));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const failed = Promise.race(ended).then((what) => (stopping ? new Promise(() => {}) : what));
  return { env, people, failed, stop };
}

/** What to say of a service when it ends. */
async function lastWords({ name, exited, output }, logs) {
  const how = await exited;
  if (!logs) return `${name} ended by itself: ${how}.`;
  return `${name} ended by itself: ${how}. Its output is in ${join(logs, `${name}.log`)}.\n${lastLines(output(), 10)}`.trim();
}
