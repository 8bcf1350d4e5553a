import { generateKeyPairSync } from "node:crypto";

/** The product's client ids and secrets at the login vendors. */
export interface LoginClients {
  kakao: { clientId: string; clientSecret: string };
  naver: { clientId: string; clientSecret: string };
  google: { clientId: string; clientSecret: string };
  facebook: { clientId: string; clientSecret: string };
  /** `privateKey`: PKCS #8, base64; the real vendor has the public key only. */
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string };
}

/** Options of the sandbox; only its entry point reads environment variables. */
export interface SandboxOptions {
  portoneApiSecret: string;
  portoneStoreId: string;
  portoneChannelKey: string;
  portoneKakaopayChannelKey: string;
  portoneNaverpayChannelKey: string;
  /** "whsec_" followed by base64. */
  portoneWebhookSecret: string;
  /** The receiver of payment webhooks; `null` sends none. */
  portoneWebhookUrl: string | null;
  /** Milliseconds before each repeated delivery of an unanswered webhook. */
  webhookRetryDelaysMs: readonly number[];
  solapiApiKey: string;
  solapiApiSecret: string;
  /** The only registered sending number, digits only. */
  solapiSender: string;
  /** The only bucket and its access key. */
  s3Bucket: string;
  s3AccessKeyId: string;
  s3SecretAccessKey: string;
  loginClients: LoginClients;
  /** The advertising network. */
  metaPixelId: string;
  metaAccessToken: string;
  firebaseProjectId: string;
  /** The service account: its private key is PKCS #8, base64; the real vendor has the public key only. */
  firebaseClientEmail: string;
  firebasePrivateKey: string;
  /** How long an id token holds. */
  firebaseSessionSeconds: number;
  /** The text of the rules that every access is judged by; `null` for those that are deployed with the product. */
  firestoreRules: string | null;
  /** The SMTP port, 0 for any free one, `null` for no SMTP server. */
  smtpPort: number | null;
  /** Where the local run serves its clock; `null` where time can't be moved. */
  clockUrl: string | null;
  /** Where payments, keys and messages outlive a restart; `null` where they are lost with the process. */
  stateFile: string | null;
  /** Duration of the hanging outcomes. */
  hangMs: number;
  logger: boolean;
}

let firebaseKey: string | undefined;

/** Values of a local run. None of them grants access outside this machine. */
export const SANDBOX_DEFAULTS: SandboxOptions = {
  portoneApiSecret: "sandbox-portone-api-secret",
  portoneStoreId: "store-00000000-0000-4000-8000-000000000001",
  portoneChannelKey: "channel-key-00000000-0000-4000-8000-000000000002",
  portoneKakaopayChannelKey: "channel-key-00000000-0000-4000-8000-000000000003",
  portoneNaverpayChannelKey: "channel-key-00000000-0000-4000-8000-000000000004",
  portoneWebhookSecret: "whsec_c2FuZGJveC1wb3J0b25lLXdlYmhvb2stc2VjcmV0",
  portoneWebhookUrl: "http://127.0.0.1:4000/api/webhooks/portone",
  webhookRetryDelaysMs: [1_000, 4_000, 15_000, 60_000],
  solapiApiKey: "NCSSANDBOXAPIKEY",
  solapiApiSecret: "sandbox-solapi-api-secret",
  solapiSender: "0215990000",
  s3Bucket: "naran-sandbox",
  s3AccessKeyId: "SANDBOXS3ACCESSKEY",
  s3SecretAccessKey: "sandbox-s3-secret-access-key",
  loginClients: {
    kakao: { clientId: "sandbox-kakao-client", clientSecret: "sandbox-kakao-secret" },
    naver: { clientId: "sandbox-naver-client", clientSecret: "sandbox-naver-secret" },
    google: { clientId: "sandbox-google-client", clientSecret: "sandbox-google-secret" },
    facebook: { clientId: "sandbox-facebook-client", clientSecret: "sandbox-facebook-secret" },
    apple: {
      clientId: "kr.naran.sandbox",
      teamId: "SANDBOXTEAM",
      keyId: "SANDBOXKEY",
      privateKey: generateKeyPairSync("ec", { namedCurve: "P-256" })
        .privateKey.export({ format: "der", type: "pkcs8" })
        .toString("base64"),
    },
  },
  metaPixelId: "100000000000001",
  metaAccessToken: "sandbox-meta-access-token",
  firebaseProjectId: "naran-sandbox",
  firebaseClientEmail: "api@naran-sandbox.iam.gserviceaccount.com",
  get firebasePrivateKey() {
    // Making it takes longer than all else that a process needs to start.
    firebaseKey ??= generateKeyPairSync("rsa", { modulusLength: 2048 })
      .privateKey.export({ format: "der", type: "pkcs8" })
      .toString("base64");
    return firebaseKey;
  },
  firebaseSessionSeconds: 3_600,
  firestoreRules: null,
  smtpPort: null,
  clockUrl: null,
  stateFile: null,
  hangMs: 70_000,
  logger: false,
};
