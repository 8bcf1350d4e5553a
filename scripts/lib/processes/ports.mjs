import { createServer } from "node:net";
import getPort, { portNumbers } from "get-port";

/** The ports of a local run, each with its user and the variable that overrides it. */
export const PORTS = /** @type {const} */ ([
  { key: "buyer", port: 3000, variable: "BUYER_PORT", needs: "the buyer site" },
  { key: "tutor", port: 3001, variable: "TUTOR_PORT", needs: "the tutor site" },
  { key: "account", port: 3002, variable: "ACCOUNT_PORT", needs: "the account pages" },
  { key: "exam", port: 3003, variable: "EXAM_PORT", needs: "the exam host" },
  { key: "api", port: 4000, variable: "API_PORT", needs: "the API" },
  { key: "sandbox", port: 4010, variable: "SANDBOX_PORT", needs: "the vendors' sandbox" },
  { key: "smtp", port: 4011, variable: "SANDBOX_SMTP_PORT", needs: "the sandbox's mail server" },
  { key: "postgres", port: 5454, variable: "POSTGRES_PORT", needs: "the embedded database" },
]);

/** @typedef {typeof PORTS[number]["key"]} PortKey */
/** @typedef {Record<PortKey, number>} Ports */

/**
 * Reads the ports of this run, by key, from the environment and the defaults.
 * @param {NodeJS.ProcessEnv} [source]
 * @returns {Ports}
 * @throws Error with one line when a variable is not a port, or two services share one
 */
export function readPorts(source = process.env) {
  const users = new Map();
  const entries = PORTS.map(({ key, port, variable }) => {
    const given = source[variable]?.trim();
    const value = given ? Number(given) : port;
    if (!Number.isInteger(value) || value < 1 || value > 65_535) {
      throw new Error(`Cannot start: ${variable}=${given} is not a port (1 to 65535).`);
    }
    const other = users.get(value);
    if (other)
      throw new Error(`Cannot start: ${other} and ${variable} are both ${value}; give one of them another port.`);
    users.set(value, variable);
    return [key, value];
  });
  return /** @type {Ports} */ (Object.fromEntries(entries));
}

/**
 * Checks that no process listens on the ports.
 * @param {Ports} ports
 * @param {{ without?: readonly PortKey[] }} [options] keys that this run doesn't open
 * @throws Error with one line that names each port in use, its user and the variable that overrides it
 */
export async function assertPortsFree(ports, { without = [] } = {}) {
  const problems = [];
  for (const { key, variable, needs } of PORTS) {
    const problem = without.includes(key) ? undefined : await portProblem(ports[key]);
    if (problem)
      problems.push(`port ${ports[key]} ${problem} but needed for ${needs} (move it with ${variable}=<other port>)`);
  }
  if (problems.length > 0) throw new Error(`Cannot start: ${problems.join("; ")}.`);
}

/**
 * Why the port can't be opened on both loopback addresses (a browser may take either for "localhost"), or undefined.
 * @param {number} port
 */
async function portProblem(port) {
  return (await listenProblem(port, "127.0.0.1")) ?? (await listenProblem(port, "::1"));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
      if (code === "EADDRINUSE") resolve("is taken");
      else if (code === "EACCES") resolve("may not be opened by this user");
      else resolve(undefined); // no IPv6 here
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

const FIRST_FREE = 20_000;
const LAST_FREE = 30_000; // below the range that systems hand out for outgoing connections
const TRIED = 1_000;

/** Finds a free port for tests; concurrent runs start their search at different ports. */
export function findFreePort() {
  const from = FIRST_FREE + Math.floor(Math.random() * (LAST_FREE - FIRST_FREE - TRIED));
  return getPort({ port: portNumbers(from, from + TRIED), reserve: true });
}

/** Finds a free port for each service of a local run. */
export async function findFreePorts() {
  const entries = PORTS.map(async ({ key }) => [key, await findFreePort()]);
  return /** @type {Ports} */ (Object.fromEntries(await Promise.all(entries)));
}
