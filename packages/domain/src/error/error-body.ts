import {
  ACCOUNT_ERRORS,
  type AccountErrorCode,
  CLASS_ERRORS,
  type ClassErrorCode,
  ERROR_SERVICES,
  type ErrorCatalogueEntry,
  type ErrorService,
} from "./error-catalogue.ts";

/** The codes that each service answers. */
export interface ErrorCodes {
  account: AccountErrorCode;
  class: ClassErrorCode;
}

/** An error answer: always with its service beside the code, and with details of its own. */
export interface ErrorBody {
  readonly service: ErrorService;
  readonly errorCode: number | string;
  readonly message: string;
  readonly [detail: string]: unknown;
}

/** Finds a code in the catalogue; null when the service doesn't know it. */
export function findError(service: ErrorService, errorCode: number | string): ErrorCatalogueEntry | null {
  const entries: readonly ErrorCatalogueEntry[] = service === "account" ? ACCOUNT_ERRORS : CLASS_ERRORS;
  return entries.find((entry) => entry.errorCode === errorCode) ?? null;
}

/** Makes an error answer. `message` is for developers and defaults to the code's meaning. */
export function toErrorBody<S extends ErrorService>(
  service: S,
  errorCode: ErrorCodes[S],
  details: Readonly<Record<string, unknown>> = {},
): ErrorBody {
  return { message: findError(service, errorCode)?.meaning ?? String(errorCode), ...details, service, errorCode };
}

/** A response body with an errorCode is recognised as a product error. */
export function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null) return false;
  const { service, errorCode, message } = body as Readonly<Record<string, unknown>>;
  const isCode = typeof errorCode === "string" || typeof errorCode === "number";
  return isCode && typeof message === "string" && ERROR_SERVICES.some((known) => known === service);
}
