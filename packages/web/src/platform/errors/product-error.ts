import { ApiError } from "@pkg/api-client";
import type { ErrorCodes, ErrorService } from "@pkg/domain";

/** No server answered, so the status is a formality: reactions follow from the code. */
const BAD_REQUEST = 400;

/** A product error that a page raises by itself; it is told and reacted to like one that the API answers. */
export function productError<S extends ErrorService>(
  service: S,
  errorCode: ErrorCodes[S],
  details: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError(BAD_REQUEST, { message: "", ...details, service, errorCode });
}
