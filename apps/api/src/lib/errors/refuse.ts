import { ERRORS, type ErrorCatalogueEntry, type ErrorName, type ErrorService, errorCopy } from "@pkg/domain";

/** Extra facts for the client, e.g. `{ fields: [{ path, message }] }`; nothing personal, nothing secret. */
export interface ErrorDetails {
  /** The sentence that is shown instead of the catalogue's. */
  message?: string;
  fields?: FieldProblem[];
  [detail: string]: unknown;
}

export interface FieldProblem {
  path: string;
  message: string;
}

/** An error of the catalogue, made by `refuse`; the error handler turns it into the answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly service: ErrorService;
  readonly errorCode: number | string;
  readonly details: ErrorDetails;

  constructor({ service, errorCode, status }: ErrorCatalogueEntry, details: ErrorDetails) {
    super(details.message ?? errorCopy({ ...details, service, errorCode, message: "" }).message);
    this.status = status;
    this.service = service;
    this.errorCode = errorCode;
    this.details = details;
  }

  toBody() {
    return { ...this.details, service: this.service, errorCode: this.errorCode, message: this.message };
  }
}

/**
 * Makes one named error.
 * @param about a sentence of its own for the client, or details
 */
export type Refusal = (about?: string | ErrorDetails) => ApiError;

const refusal =
  (entry: ErrorCatalogueEntry): Refusal =>
  (about = {}) =>
    new ApiError(entry, typeof about === "string" ? { message: about } : about);

/** The errors of the catalogue by name: `throw refuse.couponExpired()`. Code, service, status and copy come from the domain. */
export const refuse = Object.fromEntries(
  Object.entries(ERRORS).map(([name, entry]) => [name, refusal(entry)]),
) as Record<ErrorName, Refusal>;

/** The refusal of wrong fields, by the service that a route belongs to. */
export const REFUSE_FIELDS: Readonly<Record<ErrorService, Refusal>> = {
  account: refuse.invalidUser,
  class: refuse.invalidInput,
};

/** What one route answers instead of the errors of its service. */
export interface RouteRefusals {
  /** For input that does not fit the schema. */
  refuseFields?: (fields: FieldProblem[]) => ApiError;
  /** For a failure that nobody expected. */
  refuseFailure?: Refusal;
}
