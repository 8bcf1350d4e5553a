import { ApiError, NetworkError, ServerError } from "@pkg/api-client";
import { type ErrorCopy, errorCopy, TRANSPORT_COPY } from "@pkg/domain";
import { isMissingCode } from "@pkg/ui/lazy-part";
import { isOnline } from "../browser/online";
import { OFFLINE } from "./no-answer";

/**
 * The message and reaction for anything thrown: product errors by service and code;
 * 401, 5xx and no response by their own messages. Anything else reads like a server error.
 */
export function reactToError(error: unknown): ErrorCopy {
  if (error instanceof NetworkError || isMissingCode(error)) return noAnswer();
  if (error instanceof ServerError && error.status === 401) return TRANSPORT_COPY.UNAUTHORIZED;
  if (!(error instanceof ApiError)) return TRANSPORT_COPY.SERVER_ERROR;
  const { service, errorCode, message, details } = error;
  const copy = errorCopy({ ...details, service, errorCode, message });
  // Features share the codes of refusals and limits: a Korean message says what was refused, an English one is the code's name.
  return [409, 429].includes(error.status) && /[가-힣]/.test(message) ? { ...copy, message } : copy;
}

/** Offline, waiting does not help: the message says so. */
function noAnswer(): ErrorCopy {
  return isOnline() ? TRANSPORT_COPY.NO_RESPONSE : { ...TRANSPORT_COPY.NO_RESPONSE, message: OFFLINE };
}
