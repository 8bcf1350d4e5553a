/** Services that answer errors; numeric codes collide between them. */
export const ERROR_SERVICES = ["account", "class"] as const;
export type ErrorService = (typeof ERROR_SERVICES)[number];

/** One entry of the catalogue: the HTTP status is the usual one, an endpoint declares its own. */
export interface ErrorCatalogueEntry {
  readonly service: ErrorService;
  readonly errorCode: number | string;
  readonly meaning: string;
  readonly status: number;
}

/** Codes of the account service: auth and user. */
export const ACCOUNT_ERRORS = [
  { service: "account", errorCode: 10001, meaning: "access token invalid", status: 401 },
  { service: "account", errorCode: 10002, meaning: "social token invalid", status: 401 },
  { service: "account", errorCode: 10003, meaning: "forbidden", status: 403 },
  { service: "account", errorCode: 10004, meaning: "refresh token invalid", status: 401 },
  { service: "account", errorCode: 10005, meaning: "user not connected", status: 403 },
  { service: "account", errorCode: 10006, meaning: "access token expired", status: 401 },
  { service: "account", errorCode: 10007, meaning: "legacy token invalid", status: 401 },
  { service: "account", errorCode: 20001, meaning: "user not found", status: 404 },
  { service: "account", errorCode: 20002, meaning: "user inactive", status: 403 },
  { service: "account", errorCode: 20003, meaning: "duplicated user", status: 409 },
  { service: "account", errorCode: 20004, meaning: "invalid password", status: 400 },
  { service: "account", errorCode: 20006, meaning: "request rejected", status: 400 },
  { service: "account", errorCode: 20007, meaning: "parent info not null", status: 409 },
  { service: "account", errorCode: 20008, meaning: "user already registered", status: 409 },
  { service: "account", errorCode: 20009, meaning: "student not found", status: 404 },
  { service: "account", errorCode: "CUSTOM_SMS_SEND_LIMIT_EXCEEDED", meaning: "SMS send limit exceeded", status: 429 },
  {
    service: "account",
    errorCode: "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED",
    meaning: "SMS verify limit exceeded",
    status: 429,
  },
  { service: "account", errorCode: "SMS_TIME_EXCEED", meaning: "SMS code expired", status: 400 },
  { service: "account", errorCode: "FAIL_CREATE_OR_UPDATE_USER", meaning: "user not stored", status: 500 },
  {
    service: "account",
    errorCode: "INVALID_REQUEST_CREATE_OR_UPDATE_USER",
    meaning: "user request invalid",
    status: 400,
  },
] as const satisfies readonly ErrorCatalogueEntry[];

/** Codes of the class service: lessons, orders, benefits, messages, events. */
export const CLASS_ERRORS = [
  { service: "class", errorCode: 10001, meaning: "validation error", status: 400 },
  { service: "class", errorCode: 10002, meaning: "token invalid", status: 401 },
  { service: "class", errorCode: 10004, meaning: "forbidden", status: 403 },
  { service: "class", errorCode: 20001, meaning: "entity not found", status: 404 },
  { service: "class", errorCode: 20006, meaning: "student auth token error", status: 403 },
  { service: "class", errorCode: 30001, meaning: "payment provider error", status: 502 },
  { service: "class", errorCode: 30002, meaning: "payment provider invalid request", status: 400 },
  { service: "class", errorCode: 42001, meaning: "SMS send error", status: 502 },
  { service: "class", errorCode: 42002, meaning: "SMS send limit exceeded", status: 429 },
  { service: "class", errorCode: 42003, meaning: "phone number already exists", status: 409 },
  { service: "class", errorCode: 50001, meaning: "expired coupon", status: 400 },
  { service: "class", errorCode: 50002, meaning: "duplicate coupon code", status: 409 },
  { service: "class", errorCode: 50003, meaning: "referral code invalid", status: 400 },
  { service: "class", errorCode: 50004, meaning: "invalid now", status: 400 },
  { service: "class", errorCode: 50005, meaning: "already used", status: 409 },
  { service: "class", errorCode: 50006, meaning: "cannot be used", status: 400 },
  { service: "class", errorCode: 52001, meaning: "lesson overlapped", status: 409 },
  { service: "class", errorCode: 52002, meaning: "lesson start date in the past", status: 400 },
  { service: "class", errorCode: 60001, meaning: "tablet not ongoing", status: 409 },
  { service: "class", errorCode: "FAIL_CREATE_ORDER", meaning: "order not created", status: 500 },
  { service: "class", errorCode: "FAIL_ISSUE_BILLING_KEY", meaning: "billing key not issued", status: 402 },
  {
    service: "class",
    errorCode: "INVALID_REQUEST_CREATE_APPLICANT",
    meaning: "applicant request invalid",
    status: 400,
  },
  { service: "class", errorCode: "NULL_MERCHANTUID", meaning: "order answered without merchantUid", status: 500 },
  { service: "class", errorCode: "INVALID_REQUEST_PAY_CARD", meaning: "card payment refused", status: 400 },
  { service: "class", errorCode: "REDIRECT_MATCHING", meaning: "go to matching", status: 409 },
  { service: "class", errorCode: "REDIRECT_ENROLL", meaning: "go to enroll", status: 409 },
  { service: "class", errorCode: "REDIRECT_SIMPLE_ENROLL", meaning: "go to simple enroll", status: 409 },
  { service: "class", errorCode: "INVALID_PAYMENT_PRODUCT_ID", meaning: "product of the payment invalid", status: 400 },
  {
    service: "class",
    errorCode: "INVALID_PAYMENT_FROM_CONSULT_ACCESS",
    meaning: "payment from consult not allowed",
    status: 403,
  },
  { service: "class", errorCode: "INVALID_UPSELLING", meaning: "up-selling not allowed", status: 409 },
  { service: "class", errorCode: "INVALID_PRODUCT", meaning: "product not sold", status: 400 },
  { service: "class", errorCode: "INVALID_ENROLLMENT", meaning: "enrollment incomplete", status: 400 },
  { service: "class", errorCode: "EVENT_ALREADY_PARTICIPATED", meaning: "event already participated in", status: 409 },
] as const satisfies readonly ErrorCatalogueEntry[];

export type AccountErrorCode = (typeof ACCOUNT_ERRORS)[number]["errorCode"];
export type ClassErrorCode = (typeof CLASS_ERRORS)[number]["errorCode"];
export type ErrorCode = AccountErrorCode | ClassErrorCode;
