import { createSandbox } from "./app.ts";
import { readEnv } from "./env.ts";

try {
  const { host, port, options } = readEnv();
  const app = createSandbox(options);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void app.close());
  }
  const address = await app.listen({ host, port });
  process.stdout.write(`sandbox: ${address}\n`);
} catch (error) {
  const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const hint = taken ? " Choose another port with SANDBOX_PORT." : "";
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = 1;
}
