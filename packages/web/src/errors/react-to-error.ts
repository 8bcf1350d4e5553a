import { ApiError, NetworkError, ServerError } from "@pkg/api-client";
import { type ErrorCopy, errorCopy, TRANSPORT_COPY } from "@pkg/domain";

/**
 * What a page says and does about anything that was thrown (spec §8, product §10): product errors by service and code;
 * 401, 5xx and no answer by their own sentences. Whatever else was thrown reads like a server error.
 */
export function reactToError(error: unknown): ErrorCopy {
  if (error instanceof NetworkError || isMissingChunk(error)) return TRANSPORT_COPY.NO_RESPONSE;
  if (error instanceof ServerError && error.status === 401) return TRANSPORT_COPY.UNAUTHORIZED;
  if (!(error instanceof ApiError)) return TRANSPORT_COPY.SERVER_ERROR;
  const { service, errorCode, message, details } = error;
  return errorCopy({ ...details, service, errorCode, message });
}

/** Code that should have come over the network and did not. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
