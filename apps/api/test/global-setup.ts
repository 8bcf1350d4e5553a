import { startTestServer } from "./test-server.ts";

/** One PostgreSQL server for the run: `DATABASE_URL`'s, else the embedded one. Each test file gets its own copy of the template. */
export default async function setup({
  provide,
}: {
  provide: (key: "adminUrl" | "templateName", value: string) => void;
}) {
  const server = await startTestServer();
  provide("adminUrl", server.adminUrl);
  provide("templateName", server.templateName);
  return server.stop;
}

declare module "vitest" {
  interface ProvidedContext {
    adminUrl: string;
    templateName: string;
  }
}
