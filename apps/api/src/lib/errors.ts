import { type ErrorCode, type ErrorService, errorCopy } from "@pkg/domain";

/** Extra facts for the client, e.g. `{ fields: [{ path, message }] }`; nothing personal, nothing secret. */
export type ErrorDetails = Record<string, unknown>;

/** An answer of the catalogue (spec §8). Verbs throw it; the error handler turns it into the body. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly service: ErrorService;
  readonly errorCode: ErrorCode;
  readonly details: ErrorDetails;

  constructor(status: number, service: ErrorService, errorCode: ErrorCode, details: ErrorDetails = {}) {
    // A rule that knows more than the catalogue brings its own sentence.
    super(
      typeof details.message === "string"
        ? details.message
        : errorCopy({ ...details, service, errorCode, message: "" }).message,
    );
    this.status = status;
    this.service = service;
    this.errorCode = errorCode;
    this.details = details;
  }

  toBody() {
    return { ...this.details, service: this.service, errorCode: this.errorCode, message: this.message };
  }
}

export interface FieldProblem {
  path: string;
  message: string;
}

/** A refusal that stands at its fields, e.g. one wrong text field of a form. */
export function fieldError(service: ErrorService, errorCode: ErrorCode, fields: FieldProblem[]): ApiError {
  return new ApiError(400, service, errorCode, { fields });
}

/** Absent and foreign things answer alike (engineering.md section 6). */
export const notFound = () => new ApiError(404, "class", 20001);
