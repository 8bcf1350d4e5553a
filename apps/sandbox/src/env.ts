import { z } from "zod";
import { SANDBOX_DEFAULTS, type SandboxOptions } from "./options.ts";

const LOGIN = SANDBOX_DEFAULTS.loginClients;

const schema = z.object({
  NODE_ENV: z.string().default("development"),
  SANDBOX_HOST: z.string().default("127.0.0.1"),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  SANDBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(4011),
  SANDBOX_HANG_MS: z.coerce.number().int().nonnegative().default(SANDBOX_DEFAULTS.hangMs),
  SANDBOX_LOG: z.stringbool().default(false),
  SANDBOX_CLOCK_URL: z.url().optional(),
  SANDBOX_STATE_FILE: z.string().min(1).optional(),
  SANDBOX_WEBHOOK_URL: z.url().default("http://127.0.0.1:4000/api/webhooks/portone"),
  PORTONE_API_SECRET: z.string().min(1).default(SANDBOX_DEFAULTS.portoneApiSecret),
  PORTONE_STORE_ID: z.string().min(1).default(SANDBOX_DEFAULTS.portoneStoreId),
  PORTONE_CHANNEL_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.portoneChannelKey),
  PORTONE_KAKAOPAY_CHANNEL_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.portoneKakaopayChannelKey),
  PORTONE_NAVERPAY_CHANNEL_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.portoneNaverpayChannelKey),
  PORTONE_WEBHOOK_SECRET: z.string().startsWith("whsec_").default(SANDBOX_DEFAULTS.portoneWebhookSecret),
  SOLAPI_API_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.solapiApiKey),
  SOLAPI_API_SECRET: z.string().min(1).default(SANDBOX_DEFAULTS.solapiApiSecret),
  SOLAPI_SENDER: z.string().regex(/^\d+$/).default(SANDBOX_DEFAULTS.solapiSender),
  S3_BUCKET: z.string().min(1).default(SANDBOX_DEFAULTS.s3Bucket),
  S3_ACCESS_KEY_ID: z.string().min(1).default(SANDBOX_DEFAULTS.s3AccessKeyId),
  S3_SECRET_ACCESS_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.s3SecretAccessKey),
  KAKAO_CLIENT_ID: z.string().min(1).default(LOGIN.kakao.clientId),
  KAKAO_CLIENT_SECRET: z.string().min(1).default(LOGIN.kakao.clientSecret),
  NAVER_CLIENT_ID: z.string().min(1).default(LOGIN.naver.clientId),
  NAVER_CLIENT_SECRET: z.string().min(1).default(LOGIN.naver.clientSecret),
  GOOGLE_CLIENT_ID: z.string().min(1).default(LOGIN.google.clientId),
  GOOGLE_CLIENT_SECRET: z.string().min(1).default(LOGIN.google.clientSecret),
  FACEBOOK_CLIENT_ID: z.string().min(1).default(LOGIN.facebook.clientId),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).default(LOGIN.facebook.clientSecret),
  APPLE_CLIENT_ID: z.string().min(1).default(LOGIN.apple.clientId),
  APPLE_TEAM_ID: z.string().min(1).default(LOGIN.apple.teamId),
  APPLE_KEY_ID: z.string().min(1).default(LOGIN.apple.keyId),
  APPLE_PRIVATE_KEY: z.string().min(1).default(LOGIN.apple.privateKey),
  META_PIXEL_ID: z.string().min(1).default(SANDBOX_DEFAULTS.metaPixelId),
  META_ACCESS_TOKEN: z.string().min(1).default(SANDBOX_DEFAULTS.metaAccessToken),
  FIREBASE_PROJECT_ID: z.string().min(1).default(SANDBOX_DEFAULTS.firebaseProjectId),
  FIREBASE_CLIENT_EMAIL: z.string().min(1).default(SANDBOX_DEFAULTS.firebaseClientEmail),
  FIREBASE_PRIVATE_KEY: z.string().min(1).default(SANDBOX_DEFAULTS.firebasePrivateKey),
});

export interface SandboxEnv {
  host: string;
  port: number;
  options: Partial<SandboxOptions>;
}

/**
 * Reads the environment once at startup; every variable has a default for a local run.
 * @throws Error with one line for a wrong value, or in production
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
      portoneKakaopayChannelKey: env.PORTONE_KAKAOPAY_CHANNEL_KEY,
      portoneNaverpayChannelKey: env.PORTONE_NAVERPAY_CHANNEL_KEY,
      portoneWebhookSecret: env.PORTONE_WEBHOOK_SECRET,
      portoneWebhookUrl: env.SANDBOX_WEBHOOK_URL,
      solapiApiKey: env.SOLAPI_API_KEY,
      solapiApiSecret: env.SOLAPI_API_SECRET,
      solapiSender: env.SOLAPI_SENDER,
      s3Bucket: env.S3_BUCKET,
      s3AccessKeyId: env.S3_ACCESS_KEY_ID,
      s3SecretAccessKey: env.S3_SECRET_ACCESS_KEY,
      loginClients: {
        kakao: { clientId: env.KAKAO_CLIENT_ID, clientSecret: env.KAKAO_CLIENT_SECRET },
        naver: { clientId: env.NAVER_CLIENT_ID, clientSecret: env.NAVER_CLIENT_SECRET },
        google: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET },
        facebook: { clientId: env.FACEBOOK_CLIENT_ID, clientSecret: env.FACEBOOK_CLIENT_SECRET },
        apple: {
          clientId: env.APPLE_CLIENT_ID,
          teamId: env.APPLE_TEAM_ID,
          keyId: env.APPLE_KEY_ID,
          privateKey: env.APPLE_PRIVATE_KEY,
        },
      },
      metaPixelId: env.META_PIXEL_ID,
      metaAccessToken: env.META_ACCESS_TOKEN,
      firebaseProjectId: env.FIREBASE_PROJECT_ID,
      firebaseClientEmail: env.FIREBASE_CLIENT_EMAIL,
      firebasePrivateKey: env.FIREBASE_PRIVATE_KEY,
      clockUrl: env.SANDBOX_CLOCK_URL ?? null,
      stateFile: env.SANDBOX_STATE_FILE ?? null,
      smtpPort: env.SANDBOX_SMTP_PORT,
      hangMs: env.SANDBOX_HANG_MS,
      logger: env.SANDBOX_LOG,
    },
  };
}
