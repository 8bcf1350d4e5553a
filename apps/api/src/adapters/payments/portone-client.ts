import type { z } from "zod";
import { PaymentUncertain } from "./port.ts";
import type { PortoneConfig } from "./portone-config.ts";

export interface PortoneRequest {
  /** Named in errors instead of the path, which may hold a billing key. */
  operation: string;
  method: "GET" | "POST" | "DELETE";
  path: string;
  query?: Record<string, string>;
  body?: unknown;
}

export interface PortoneAnswer {
  ok: boolean;
  status: number;
  body: unknown;
}

export type PortoneClient = (request: PortoneRequest) => Promise<PortoneAnswer>;

/**
 * One HTTP call to PortOne V2. It never repeats a call: whoever pays decides that after reading back.
 * @throws PaymentUncertain when no complete JSON answer arrived in time.
 */
export function createPortoneClient(config: PortoneConfig): PortoneClient {
  return async ({ operation, method, path, query, body }) => {
    const url = new URL(path, config.apiBaseUrl);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    try {
      const response = await fetch(url, {
        method,
        headers: {
          authorization: `PortOne ${config.apiSecret.reveal()}`,
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        // A redirect would carry the card or the API secret to another host.
        redirect: "error",
        signal: AbortSignal.timeout(config.timeoutMs),
      });
      return { ok: response.ok, status: response.status, body: await response.json() };
    } catch (error) {
      throw new PaymentUncertain(`PortOne ${operation}: ${reasonOf(error)}.`);
    }
  };
}

/**
 * Reads a successful answer by its schema.
 * @throws PaymentUncertain when a required field is missing.
 */
export function readAnswer<T>(operation: string, schema: z.ZodType<T>, answer: PortoneAnswer): T {
  const result = schema.safeParse(answer.body);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new PaymentUncertain(`PortOne ${operation}: HTTP ${answer.status}, unexpected answer (${fields}).`);
}

/** The cause in a few safe words. The original error is not kept: it could quote the answer or the URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return "no answer in time";
  if (error instanceof SyntaxError) return "the answer is not JSON";
  const code = error.cause instanceof Error && "code" in error.cause ? String(error.cause.code) : error.name;
  return `connection failed (${code})`;
}
