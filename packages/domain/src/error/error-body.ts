/** Services that answer errors; numeric codes collide between them. */
export const ERROR_SERVICES = ["account", "class"] as const;
export type ErrorService = (typeof ERROR_SERVICES)[number];

/** An error answer: always with its service beside the code, and with details of its own. */
export interface ErrorBody {
  readonly service: ErrorService;
  readonly errorCode: number | string;
  readonly message: string;
  readonly [detail: string]: unknown;
}

/** A response body with an errorCode is recognised as a product error. */
export function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null) return false;
  const { service, errorCode, message } = body as Readonly<Record<string, unknown>>;
  const isCode = typeof errorCode === "string" || typeof errorCode === "number";
  return isCode && typeof message === "string" && ERROR_SERVICES.some((known) => known === service);
}
