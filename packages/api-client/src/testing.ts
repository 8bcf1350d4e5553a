import { ERRORS, type ErrorName } from "@pkg/domain";
import { ApiError } from "./errors";

/**
 * For tests: the error that a call throws when the API refuses by this name of the catalogue, so that no test expects one that the API never sends.
 * @param details the sentence that the API sent, and further keys of the body, e.g. `{ fields: [{ path, message }] }`
 */
export function apiError(name: ErrorName, details: Readonly<Record<string, unknown>> = {}): ApiError {
  const { service, errorCode, status } = ERRORS[name];
  return new ApiError(status, { message: "", ...details, service, errorCode });
}
