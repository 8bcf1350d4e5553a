import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { bundleServer } from "./bundle-server.ts";
import { type CrashOrder, patienceWith, type ServerReady, type ServerSettings, type TimeOrder } from "./settings.ts";

const programs = new Map<ServerSettings["variant"], Promise<string>>();

function programOf(variant: ServerSettings["variant"]): Promise<string> {
  const program = programs.get(variant) ?? bundleServer(variant);
  programs.set(variant, program);
  return program;
}

/** A running server process and how to end it. */
export interface ServerProcess {
  origin: string;
  /** Resolves when the process is gone, however it went. */
  died: Promise<void>;
  crashAt(order: CrashOrder): void;
  /** Has it do what is due at an instant; a process that is gone does nothing. */
  advanceTo(at: Date, what?: TimeOrder["what"]): void;
  kill(): Promise<void>;
}

export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const child: ChildProcess = fork(await programOf(settings.variant), [JSON.stringify(settings)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const died = once(child, "exit").then(() => {});
  const ready = once(child, "message").then(([message]: ServerReady[]) => message);
  const first = await Promise.race([ready, died]);
  if (!first) throw new Error("The server died before it listened.");
  return {
    origin: `http://127.0.0.1:${first.port}`,
    died,
    crashAt: (order) => child.send(order, () => {}),
    advanceTo(at, what = "renewals") {
      if (child.connected) child.send({ at: at.toISOString(), what } satisfies TimeOrder, () => {});
    },
    async kill() {
      child.kill("SIGKILL");
      await died;
    },
  };
}

/** Waits for the crash that was ordered. @returns false when it did not come */
export async function diesByItself(server: ServerProcess, withinMs = patienceWith(null).crashMs): Promise<boolean> {
  const late = new AbortController();
  const died = server.died.then(() => true);
  const result = await Promise.race([died, pause(withinMs, false, { signal: late.signal }).catch(() => false)]);
  late.abort();
  return result;
}
