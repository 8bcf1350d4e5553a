import { createSandbox, type Sandbox } from "./app.ts";
import { readEnv } from "./env.ts";

let app: Sandbox | undefined;
try {
  const { host, port, options } = readEnv();
  app = createSandbox(options);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void app?.close());
  }
  const address = await app.listen({ host, port });
  process.stdout.write(`sandbox: ${address} ${app.mailUrl()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hintFor(error)}\n`);
  process.exitCode = 1;
  // One of the two servers may already be listening.
  await app?.close();
}

function hintFor(error: unknown): string {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE" && "port" in error)) return "";
  const { port } = readEnv();
  return ` Choose another port with ${error.port === port ? "SANDBOX_PORT" : "SANDBOX_SMTP_PORT"}.`;
}
