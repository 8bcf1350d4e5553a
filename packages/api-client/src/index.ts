export { type AccessToken, type AccessTokenOptions, type AccessTokens, createAccessTokens } from "./access-tokens";
export { accountIn } from "./account-in";
export { type ApiClient, type ApiClientConfig, createApiClient, dataOf } from "./create-api-client";
export {
  ApiError,
  type CallError,
  type FieldError,
  fieldErrors,
  isApiError,
  NetworkError,
  ServerError,
  SessionExpiredError,
} from "./errors";
export type { components, operations, paths } from "./generated/openapi";
export { timeLeft } from "./time-left";
export type { Fetch } from "./timed-fetch";
