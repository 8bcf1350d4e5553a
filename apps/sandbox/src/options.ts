/** What the sandbox can be started with; it reads no environment itself. */
export interface SandboxOptions {
  portoneApiSecret: string;
  portoneStoreId: string;
  portoneChannelKey: string;
  /** "whsec_" followed by base64. */
  portoneWebhookSecret: string;
  /** Where payment webhooks go; `null` sends none. */
  portoneWebhookUrl: string | null;
  /** Milliseconds before each repeated delivery of an unanswered webhook. */
  webhookRetryDelaysMs: readonly number[];
  solapiApiKey: string;
  solapiApiSecret: string;
  /** The only registered sending number, digits only. */
  solapiSender: string;
  /** How long the hanging outcomes wait. */
  hangMs: number;
  logger: boolean;
}

/** Values of a local run. None of them opens anything outside this machine. */
export const SANDBOX_DEFAULTS: SandboxOptions = {
  portoneApiSecret: "sandbox-portone-api-secret",
  portoneStoreId: "store-00000000-0000-4000-8000-000000000001",
  portoneChannelKey: "channel-key-00000000-0000-4000-8000-000000000002",
  portoneWebhookSecret: "whsec_c2FuZGJveC1wb3J0b25lLXdlYmhvb2stc2VjcmV0",
  portoneWebhookUrl: "http://127.0.0.1:4000/api/webhooks/portone",
  webhookRetryDelaysMs: [1_000, 4_000, 15_000, 60_000],
  solapiApiKey: "NCSSANDBOXAPIKEY",
  solapiApiSecret: "sandbox-solapi-api-secret",
  solapiSender: "0215990000",
  hangMs: 70_000,
  logger: false,
};
