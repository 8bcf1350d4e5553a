import type { ErrorBody, ErrorService } from "@pkg/domain";

/** An invalid field of a request, by its API name ("student.name"). */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A product error: the body has an errorCode. `details` has all keys except the four common ones. */
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

/** A 401 that a token renewal could not resolve: the session is over. */
export class SessionExpiredError extends ApiError {
  override readonly name = "SessionExpiredError";
}

/** The server failed, or its answer is not a product error. */
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

/** No response: offline, connection lost, or timed out. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly timedOut: boolean;

  constructor(cause: unknown, timedOut: boolean) {
    super(timedOut ? "No response within the time limit" : "No response", { cause });
    this.timedOut = timedOut;
  }
}

/** The errors that a call can throw, besides the caller's own abort. */
export type CallError = ApiError | ServerError | NetworkError;

/** Whether an error is a product error with this service and code. */
export function isApiError(
  error: unknown,
  service?: ErrorService,
  ...codes: ReadonlyArray<number | string>
): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (service && error.service !== service) return false;
  return codes.length === 0 || codes.includes(error.errorCode);
}

/** The invalid fields that a product error names, if any. */
export function fieldErrors(error: unknown): readonly FieldError[] {
  const fields = error instanceof ApiError ? error.details.fields : undefined;
  return Array.isArray(fields) ? fields.filter(isFieldError) : [];
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== "object" || value === null) return false;
  const { path, message } = value as Readonly<Record<string, unknown>>;
  return typeof path === "string" && typeof message === "string";
}
