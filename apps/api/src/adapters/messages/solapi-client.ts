import { createHmac, randomBytes } from "node:crypto";
import type { Secret } from "../../secrets/secret.ts";
import { MessageNotSent, type TalkTemplate } from "./port.ts";

/** Everything the Solapi adapter needs; it reads no environment itself. */
export interface SolapiConfig {
  /** Origin of the REST API, e.g. "https://api.solapi.com" or the local sandbox. */
  apiBaseUrl: string;
  apiKey: string;
  apiSecret: Secret;
  /** Registered sending number, digits only. */
  sender: string;
  /** KakaoTalk channel and the ids of its approved templates. */
  talk: { pfId: string; templates: Readonly<Record<TalkTemplate, string>> };
  /** For one call, answer included. */
  timeoutMs: number;
}

export type SolapiClient = (request: {
  method: "GET" | "POST";
  path: string;
  query?: Record<string, string>;
  body?: unknown;
}) => Promise<unknown>;

/**
 * One HTTP call to Solapi, signed with a new salt each time (a signature is accepted only once).
 * @throws MessageNotSent when no successful JSON answer arrived in time; its text never holds the message.
 */
export function createSolapiClient(config: SolapiConfig, now: () => Date): SolapiClient {
  return async ({ method, path, query, body }) => {
    const url = new URL(path, config.apiBaseUrl);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const { ok, status, answer } = await fetch(url, {
      method,
      headers: {
        authorization: authorization(config, now()),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(config.timeoutMs),
    })
      .then(async (response) => ({ ok: response.ok, status: response.status, answer: await response.json() }))
      .catch((error: unknown) => {
        throw new MessageNotSent(`Solapi: no usable answer (${error instanceof Error ? error.name : "unknown"}).`);
      });
    if (ok) return answer;
    throw new MessageNotSent(`Solapi: HTTP ${status} ${codeOf(answer)}.`);
  };
}

/** Solapi's header: signature = hex HMAC-SHA256(secret, date + salt). */
function authorization({ apiKey, apiSecret }: SolapiConfig, now: Date): string {
  const date = now.toISOString();
  const salt = randomBytes(16).toString("hex");
  const signature = createHmac("sha256", apiSecret.reveal()).update(`${date}${salt}`).digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

function codeOf(answer: unknown): string {
  const code = typeof answer === "object" && answer !== null && "errorCode" in answer ? answer.errorCode : undefined;
  return typeof code === "string" ? code : "without an error code";
}
