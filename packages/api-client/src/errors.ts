import type { ErrorBody, ErrorService } from "@pkg/domain";

/** One wrong field of a request, as the API names it ("student.name"). */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A product error: the body carried an errorCode (spec §8). `details` is everything beside the four known keys. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  readonly status: number;
  readonly service: ErrorService;
  readonly errorCode: number | string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: ErrorBody) {
    const { service, errorCode, message, ...details } = body;
    super(message);
    this.status = status;
    this.service = service;
    this.errorCode = errorCode;
    this.details = details;
  }
}

/** A 401 that renewing could not help: the session is over (spec §8). */
export class SessionExpiredError extends ApiError {
  override readonly name = "SessionExpiredError";
}

/** The server failed, or answered something that is no product error (spec §8). */
export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Unexpected answer with status ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** No response: offline, connection lost, or nothing within the time limit (spec §8). */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly timedOut: boolean;

  constructor(cause: unknown, timedOut: boolean) {
    super(timedOut ? "No response within the time limit" : "No response", { cause });
    this.timedOut = timedOut;
  }
}

/** What a call of this client can throw, besides the caller's own abort. */
export type CallError = ApiError | ServerError | NetworkError;

/** Tells whether an error is a product error with this service and code. */
export function isApiError(
  error: unknown,
  service?: ErrorService,
  ...codes: ReadonlyArray<number | string>
): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (service && error.service !== service) return false;
  return codes.length === 0 || codes.includes(error.errorCode);
}

/** The wrong fields that a product error names; empty when it names none. */
export function fieldErrors(error: unknown): readonly FieldError[] {
  const fields = error instanceof ApiError ? error.details.fields : undefined;
  return Array.isArray(fields) ? fields.filter(isFieldError) : [];
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== "object" || value === null) return false;
  const { path, message } = value as Readonly<Record<string, unknown>>;
  return typeof path === "string" && typeof message === "string";
}
