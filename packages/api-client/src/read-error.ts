import { isErrorBody } from "@pkg/domain";
import { ApiError, ServerError, SessionExpiredError } from "./errors";

const SESSION_CODES: ReadonlyArray<number | string> = [10001, 10004, 10006, 10007];

/** Converts an answer outside 2xx to the error to throw. Consumes the body. */
export async function readError(response: Response): Promise<ApiError | ServerError> {
  const body = await readBody(response);
  if (!isErrorBody(body)) return new ServerError(response.status, body);
  const sessionOver = response.status === 401 && body.service === "account" && SESSION_CODES.includes(body.errorCode);
  return sessionOver ? new SessionExpiredError(response.status, body) : new ApiError(response.status, body);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => "");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
