import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

export interface Server {
  origin: string;
  pid: number;
  /** Asks the program something; it answers each message with one. */
  ask: (message?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts a server program pinned to one core; the load generator uses the other, where `taskset` exists. */
export async function startPinned(program: string, settings: unknown): Promise<Server> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [JSON.stringify(settings)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  spawnSync("taskset", ["-a", "-cp", "0", String(child.pid)], { stdio: "ignore" });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async ask(message = {}) {
      child.send(message);
      const [answer] = await once(child, "message");
      return answer;
    },
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

interface Made {
  headers: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  /** Id of the server process, whose CPU time is counted. */
  pid: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Builds the headers and body of each request. */
  next?: () => Made;
  seconds: number;
  /** Target of requests per second; unlimited by default. */
  rate?: number;
}

export interface LoadResult {
  perSecond: number;
  /** Requests per second of the server's CPU time: the throughput of one core, independent of other load. */
  perCoreSecond: number;
  p99Ms: number;
  failed: number;
}

/** Loads the server with 32 connections; `failed` counts all answers other than 2xx. */
export async function load({ url, pid, method = "GET", headers = {}, next, seconds, rate }: Load): Promise<LoadResult> {
  const before = processorSeconds(pid);
  const result = await autocannon({
    url,
    method,
    headers,
    connections: 32,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    ...(next
      ? { requests: [{ method, setupRequest: (request: object) => ({ ...request, ...merge(headers, next()) }) }] }
      : {}),
  });
  return {
    perSecond: result.requests.average,
    perCoreSecond: result.requests.total / (processorSeconds(pid) - before),
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function merge(headers: Record<string, string>, made: Made) {
  return { ...made, headers: { ...headers, ...made.headers } };
}

/** User and system time of a process in Linux clock ticks of 10 ms. */
function processorSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) / 100;
}
