import { z } from "zod";
import { SANDBOX_DEFAULTS, type SandboxOptions } from "./options.ts";

const schema = z.object({
  NODE_ENV: z.string().default("development"),
  SANDBOX_HOST: z.string().default("127.0.0.1"),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  SANDBOX_HANG_MS: z.coerce.number().int().nonnegative().default(SANDBOX_DEFAULTS.hangMs),
  SANDBOX_LOG: z.stringbool().default(false),
  SANDBOX_WEBHOOK_URL: z.url().default("http://127.0.0.1:4000/api/webhooks/portone"),
  PORTONE_API_SECRET: z.string().min(1).default(SANDBOX_DEFAULTS.portoneApiSecret),
  PORTONE_STORE_ID: z.string().min(1).default(SANDBOX_DEFAULTS.portoneStoreId),
  PORTONE_CHANNEL_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.portoneChannelKey),
  PORTONE_WEBHOOK_SECRET: z.string().startsWith("whsec_").default(SANDBOX_DEFAULTS.portoneWebhookSecret),
  SOLAPI_API_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.solapiApiKey),
  SOLAPI_API_SECRET: z.string().min(1).default(SANDBOX_DEFAULTS.solapiApiSecret),
  SOLAPI_SENDER: z.string().regex(/^\d+$/).default(SANDBOX_DEFAULTS.solapiSender),
});

export interface SandboxEnv {
  host: string;
  port: number;
  options: Partial<SandboxOptions>;
}

/**
 * Reads the environment once, at the start; everything has a default for a local run.
 * @throws Error with one line, for a wrong value or in production.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): SandboxEnv {
  const result = schema.safeParse(source);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
    throw new Error(`The sandbox cannot start, these variables are wrong: ${problems.join(", ")}`);
  }
  const env = result.data;
  if (env.NODE_ENV === "production") {
    throw new Error(
      "The sandbox does not start in production (NODE_ENV=production): it would take test cards for money.",
    );
  }
  return {
    host: env.SANDBOX_HOST,
    port: env.SANDBOX_PORT,
    options: {
      portoneApiSecret: env.PORTONE_API_SECRET,
      portoneStoreId: env.PORTONE_STORE_ID,
      portoneChannelKey: env.PORTONE_CHANNEL_KEY,
      portoneWebhookSecret: env.PORTONE_WEBHOOK_SECRET,
      portoneWebhookUrl: env.SANDBOX_WEBHOOK_URL,
      solapiApiKey: env.SOLAPI_API_KEY,
      solapiApiSecret: env.SOLAPI_API_SECRET,
      solapiSender: env.SOLAPI_SENDER,
      hangMs: env.SANDBOX_HANG_MS,
      logger: env.SANDBOX_LOG,
    },
  };
}
