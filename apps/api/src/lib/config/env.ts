import { MONITORING_ENVIRONMENT, WALLET_TYPES, type Wallet } from "@pkg/domain";
import { z } from "zod";
import { readPrivateKey } from "../../secrets/read-private-key.ts";

const secret = z.string().min(32, "must have at least 32 characters");
const origin = z.url().transform((value) => new URL(value).origin);

type WalletChannel = `PORTONE_${Wallet}_CHANNEL_KEY`;
const channelOf = (wallet: Wallet): WalletChannel => `PORTONE_${wallet}_CHANNEL_KEY`;

/** The provider's channel of each wallet. */
const walletChannels = Object.fromEntries(
  WALLET_TYPES.map((wallet) => [channelOf(wallet), z.string().min(1)]),
) as Record<WalletChannel, z.ZodString>;

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  API_PORT: z.coerce.number().int().default(4000),
  DATABASE_URL: z.string().startsWith("postgres"),
  /** Connections of requests, and of the work beside them; the process has two more, to listen and to tell whether it is ready. */
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).default(10),
  JOBS_POOL_MAX: z.coerce.number().int().min(2).default(5),
  /** How long a process that is to end still takes requests, so that a load balancer notices; 5 in production, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  AUTH_SECRET: secret,
  /** Where the API itself is reached. */
  API_ORIGIN: origin.optional(),
  /** Addresses or ranges of the sites' servers and of every proxy in front of them, e.g. "10.0.0.0/8"; production needs it. */
  TRUST_PROXY: z.string().min(1).optional(),
  /** How many streams of live events the process holds at most; fewer when it may open few files. */
  MAX_STREAMS: z.coerce.number().int().positive().default(4_000),
  /** Lets subdomains share the session, e.g. ".naran.kr". */
  COOKIE_DOMAIN: z.string().startsWith(".").optional(),
  BUYER_ORIGIN: origin,
  TUTOR_ORIGIN: origin,
  ACCOUNT_ORIGIN: origin,
  EXAM_ORIGIN: origin,
  /** "off" lets proposals and reminders out at night; for test runs, which must not depend on the hour. */
  QUIET_HOURS: z.enum(["on", "off"]).default("on"),
  /** "off" asks only those of our staff for a second factor who have set one up; for local runs. */
  STAFF_SECOND_FACTOR: z.enum(["on", "off"]).default("on"),
  /** Opens the lesson room in the native app; a lesson's id follows. */
  LESSON_ROOM_URL: z.url().optional(),
  /** Signs what the native app's room reports of who is in it; left out, none of its reports is taken. */
  LESSON_ROOM_KEY: secret.optional(),
  PORTONE_API_URL: z.url(),
  PORTONE_API_SECRET: z.string().min(1),
  PORTONE_STORE_ID: z.string().min(1),
  PORTONE_CHANNEL_KEY: z.string().min(1),
  ...walletChannels,
  PORTONE_WEBHOOK_SECRET: z.string().min(1),
  PORTONE_CHANNEL_TYPE: z.enum(["LIVE", "TEST"]),
  SOLAPI_API_URL: z.url(),
  SOLAPI_API_KEY: z.string().min(1),
  SOLAPI_API_SECRET: z.string().min(1),
  SOLAPI_SENDER: z.string().regex(/^\d+$/),
  /** The KakaoTalk channel that talk messages come from, and its approved templates. */
  SOLAPI_TALK_CHANNEL: z.string().min(1),
  SOLAPI_TALK_TUTOR_PROPOSAL: z.string().min(1),
  /** The mail server: "smtps://user:password@host:465", or "smtp://" with STARTTLS. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Whom e-mail comes from: "나란 <no-reply@naran.kr>". */
  MAIL_FROM: z.string().regex(/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "must be an e-mail address"),
  KAKAO_CLIENT_ID: z.string().min(1),
  KAKAO_CLIENT_SECRET: z.string().min(1),
  NAVER_CLIENT_ID: z.string().min(1),
  NAVER_CLIENT_SECRET: z.string().min(1),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  FACEBOOK_CLIENT_ID: z.string().min(1),
  FACEBOOK_CLIENT_SECRET: z.string().min(1),
  APPLE_CLIENT_ID: z.string().min(1),
  APPLE_TEAM_ID: z.string().min(1),
  APPLE_KEY_ID: z.string().min(1),
  /** The .p8 file, or its base64 alone. */
  APPLE_PRIVATE_KEY: z.string().refine(isKeyOf("ec"), "is no private key (PKCS #8)"),
  /** The sandbox that stands in for all five vendors; left out, they are called themselves. */
  LOGIN_SANDBOX_URL: z.url().optional(),
  /** The Firebase project whose Firestore holds participations in events, and the service account that signs the API in. */
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_API_KEY: z.string().min(1),
  FIREBASE_CLIENT_EMAIL: z.email(),
  /** Of the service account: PEM, or its base64 alone. */
  FIREBASE_PRIVATE_KEY: z.string().refine(isKeyOf("rsa"), "is no private RSA key (PKCS #8)"),
  /** The sandbox that stands in for Firebase; left out, it is called itself. */
  FIREBASE_SANDBOX_URL: z.url().optional(),
  /** Meta's Conversions API; without both, nobody is told of conversions. */
  META_PIXEL_ID: z.string().regex(/^\d+$/).optional(),
  META_ACCESS_TOKEN: z.string().min(1).optional(),
  META_GRAPH_URL: z.url().default("https://graph.facebook.com"),
  /** A folder of ours: uploads come in there, and recordings are kept there unless S3_BUCKET says where. */
  UPLOAD_DIR: z.string().min(1),
  /** A service that speaks S3; left out with a bucket, Amazon's own. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where errors are reported; left out, nowhere. */
  SENTRY_DSN: z.url().optional(),
  SENTRY_ENVIRONMENT: z.string().min(1).default(MONITORING_ENVIRONMENT),
  SENTRY_RELEASE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

const importSchema = schema.pick({ DATABASE_URL: true }).extend({
  /** Left out, the schools are the bundled ones. */
  NEIS_API_KEY: z.string().min(1).optional(),
  NEIS_API_URL: z.url().default("https://open.neis.go.kr"),
});

/**
 * Whether we learn how long people were in a lesson's room. A page of the web opens beside our lobby, which tells; an
 * app (an address of a scheme of its own) takes people away from it, and has to report with the key.
 */
export const reportsMinutes = ({ LESSON_ROOM_URL, LESSON_ROOM_KEY }: Env): boolean =>
  LESSON_ROOM_KEY !== undefined || /^https?:/.test(LESSON_ROOM_URL);

function isKeyOf(type: "ec" | "rsa") {
  return (text: string): boolean => {
    try {
      return readPrivateKey(text).asymmetricKeyType === type;
    } catch {
      return false;
    }
  };
}

export type Env = z.infer<typeof schema> & { readonly LESSON_ROOM_URL: string };

/** Opens nothing: real lessons need a real room. */
const LOCAL_LESSON_ROOM = "https://naran.example/rooms";

/**
 * Reads and checks the environment once, at the start.
 * @throws Error with one line that names every missing or wrong variable; also when production points at the sandbox or has no
 * lesson room, or does not know its proxies.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = parse(schema, source);
  const env = { ...given, LESSON_ROOM_URL: given.LESSON_ROOM_URL ?? LOCAL_LESSON_ROOM };
  const missing = missingOfS3(env);
  if (missing.length > 0) throw new Error(`Cannot start, S3 is configured by halves: ${missing.join(", ")} missing`);
  if (!env.META_PIXEL_ID !== !env.META_ACCESS_TOKEN) {
    const absent = env.META_PIXEL_ID ? "META_ACCESS_TOKEN" : "META_PIXEL_ID";
    throw new Error(`Cannot start, Meta is configured by halves: ${absent} missing`);
  }
  if (env.NODE_ENV === "production") {
    const urls = [
      env.PORTONE_API_URL,
      env.SOLAPI_API_URL,
      env.SMTP_URL,
      env.META_GRAPH_URL,
      ...(env.S3_ENDPOINT ? [env.S3_ENDPOINT] : []),
    ];
    const local = urls.filter((url) => /^(localhost|127\.)/.test(new URL(url).hostname)).map(withoutLogIn);
    for (const url of [env.LOGIN_SANDBOX_URL, env.FIREBASE_SANDBOX_URL]) if (url) local.push(url);
    if (local.length > 0) throw new Error(`Cannot start in production against the sandbox: ${local.join(", ")}`);
    if (!env.TRUST_PROXY)
      throw new Error("Cannot start in production without TRUST_PROXY: all callers would share one address");
    if (env.QUIET_HOURS === "off") throw new Error("Cannot start in production with QUIET_HOURS=off");
    if (env.STAFF_SECOND_FACTOR === "off") throw new Error("Cannot start in production with STAFF_SECOND_FACTOR=off");
    if (!given.LESSON_ROOM_URL) throw new Error("Cannot start in production without LESSON_ROOM_URL");
  }
  return env;
}

function parse<T>(variables: z.ZodType<T>, source: Record<string, string | undefined>): T {
  const result = variables.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
  throw new Error(`Cannot start, these variables are missing or wrong: ${problems.join(", ")}`);
}

/** The bucket is used with all of these or none; the endpoint is for services other than Amazon's. */
function missingOfS3(env: Env): string[] {
  const names = ["S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = names.filter((name) => !env[name]);
  return missing.length === names.length && !env.S3_ENDPOINT ? [] : missing;
}

/** An address as it may stand in a message. */
function withoutLogIn(url: string): string {
  const shown = new URL(url);
  shown.username = "";
  shown.password = "";
  return shown.href.replace(/\/$/, "");
}

/**
 * Reads what the import of the catalogue needs, which runs without the rest of the API.
 * @throws Error with one line that names every missing or wrong variable
 */
export function readImportEnv(source: Record<string, string | undefined> = process.env): z.infer<typeof importSchema> {
  return parse(importSchema, source);
}

/** Whether this process runs for real people; the seed asks before it writes demo log-ins. */
export const walletChannelKeys = (env: Env): Record<Wallet, string> =>
  Object.fromEntries(WALLET_TYPES.map((wallet) => [wallet, env[channelOf(wallet)]])) as Record<Wallet, string>;

export const isProduction = (): boolean => process.env.NODE_ENV === "production";
