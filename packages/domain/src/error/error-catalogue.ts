import type { ErrorService } from "./error-body.ts";

/** One entry of the catalogue: a meaning with its code and the HTTP status that it is answered with. */
export interface ErrorCatalogueEntry {
  readonly service: ErrorService;
  readonly errorCode: number | string;
  readonly meaning: string;
  readonly status: number;
}

const account = <Code extends number | string>(errorCode: Code, status: number, meaning: string) =>
  ({ service: "account", errorCode, meaning, status }) as const satisfies ErrorCatalogueEntry;

const lessons = <Code extends number | string>(errorCode: Code, status: number, meaning: string) =>
  ({ service: "class", errorCode, meaning, status }) as const satisfies ErrorCatalogueEntry;

/**
 * Every error by name. A code that is answered with several statuses has an entry for each meaning; the first one of a code is
 * its usual meaning.
 */
export const ERRORS = {
  // The account service: authentication and users.
  accessTokenInvalid: account(10001, 401, "access token invalid"),
  socialTokenInvalid: account(10002, 401, "social token invalid"),
  accountForbidden: account(10003, 403, "forbidden"),
  sessionInvalid: account(10004, 401, "refresh token invalid"),
  userNotConnected: account(10005, 403, "user not connected"),
  accessTokenExpired: account(10006, 401, "access token expired"),
  legacyToken: account(10007, 401, "legacy token invalid"),
  userNotFound: account(20001, 404, "user not found"),
  userInactive: account(20002, 403, "user inactive"),
  userDuplicated: account(20003, 409, "duplicated user"),
  wrongPassword: account(20004, 400, "invalid password"),
  requestRejected: account(20006, 400, "request rejected"),
  logInTooOld: account(20006, 403, "log-in too long ago"),
  stateConflict: account(20006, 409, "request conflicts with the current state"),
  viewOnly: account(20006, 409, "a read-only view changes nothing"),
  resetLinkOver: account(20006, 410, "password reset link over"),
  tooManyRequests: account(20006, 429, "too many requests"),
  guardianExists: account(20007, 409, "parent info not null"),
  userAlreadyRegistered: account(20008, 409, "user already registered"),
  studentNotFound: account(20009, 404, "student not found"),
  phoneCodeLimitReached: account("CUSTOM_SMS_SEND_LIMIT_EXCEEDED", 429, "SMS send limit exceeded"),
  phoneCodeTriesUsedUp: account("CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", 429, "SMS verify limit exceeded"),
  phoneCodeExpired: account("SMS_TIME_EXCEED", 410, "SMS code expired"),
  userNotStored: account("FAIL_CREATE_OR_UPDATE_USER", 500, "user not stored"),
  invalidUser: account("INVALID_REQUEST_CREATE_OR_UPDATE_USER", 400, "user request invalid"),

  // The class service: lessons, orders, benefits, messages, events.
  invalidInput: lessons(10001, 400, "validation error"),
  tooManyReports: lessons(10001, 429, "too many reports"),
  tokenInvalid: lessons(10002, 401, "token invalid"),
  forbidden: lessons(10004, 403, "forbidden"),
  tooManyOpenings: lessons(10004, 429, "link opened too often"),
  notFound: lessons(20001, 404, "entity not found"),
  studentNotOwn: lessons(20006, 403, "student auth token error"),
  paymentProviderFailed: lessons(30001, 502, "payment provider error"),
  paymentFailed: lessons(30001, 402, "payment failed"),
  paymentProviderRefused: lessons(30002, 400, "payment provider invalid request"),
  messageNotSent: lessons(42001, 502, "SMS send error"),
  messageLimitReached: lessons(42002, 429, "SMS send limit exceeded"),
  phoneNumberTaken: lessons(42003, 409, "phone number already exists"),
  couponExpired: lessons(50001, 409, "expired coupon"),
  couponCodeTaken: lessons(50002, 409, "duplicate coupon code"),
  benefitCodeUnknown: lessons(50003, 404, "referral code invalid"),
  notNow: lessons(50004, 409, "invalid now"),
  alreadyUsed: lessons(50005, 409, "already used"),
  benefitUnsuitable: lessons(50006, 409, "cannot be used"),
  benefitCodeGuessLimit: lessons(50006, 429, "too many benefit codes tried"),
  lessonOverlaps: lessons(52001, 409, "lesson overlapped"),
  lessonInPast: lessons(52002, 409, "lesson start date in the past"),
  tabletUnavailable: lessons(60001, 409, "tablet not ongoing"),
  orderNotCreated: lessons("FAIL_CREATE_ORDER", 500, "order not created"),
  orderUnsettled: lessons("FAIL_CREATE_ORDER", 409, "payment of the order unknown"),
  orderPending: lessons("FAIL_CREATE_ORDER", 503, "order not settled yet"),
  billingKeyNotIssued: lessons("FAIL_ISSUE_BILLING_KEY", 402, "billing key not issued"),
  invalidWishes: lessons("INVALID_REQUEST_CREATE_APPLICANT", 400, "applicant request invalid"),
  wishesClosed: lessons("INVALID_REQUEST_CREATE_APPLICANT", 409, "applicant completed"),
  merchantUidMissing: lessons("NULL_MERCHANTUID", 400, "merchantUid missing"),
  cardDeclined: lessons("INVALID_REQUEST_PAY_CARD", 402, "card payment refused"),
  cardTriesUsedUp: lessons("INVALID_REQUEST_PAY_CARD", 429, "too many cards refused"),
  goToMatching: lessons("REDIRECT_MATCHING", 409, "go to matching"),
  goToEnroll: lessons("REDIRECT_ENROLL", 409, "go to enroll"),
  goToSimpleEnroll: lessons("REDIRECT_SIMPLE_ENROLL", 409, "go to simple enroll"),
  priceChanged: lessons("INVALID_PAYMENT_PRODUCT_ID", 409, "product of the payment invalid"),
  consultPaymentForbidden: lessons("INVALID_PAYMENT_FROM_CONSULT_ACCESS", 403, "payment from consult not allowed"),
  upsellingForbidden: lessons("INVALID_UPSELLING", 409, "up-selling not allowed"),
  productNotSold: lessons("INVALID_PRODUCT", 409, "product not sold"),
  enrollmentIncomplete: lessons("INVALID_ENROLLMENT", 400, "enrollment incomplete"),
  alreadyBought: lessons("INVALID_ENROLLMENT", 409, "the same course is bought already"),
  draftPaid: lessons("INVALID_ENROLLMENT", 410, "an order has paid the draft"),
  idempotencyKeyReused: lessons("INVALID_ENROLLMENT", 422, "idempotency key used for another enrollment"),
  alreadyParticipated: lessons("EVENT_ALREADY_PARTICIPATED", 409, "event already participated in"),
};

export type ErrorName = keyof typeof ERRORS;
type CatalogueError = (typeof ERRORS)[ErrorName];
type ErrorOf<Service extends ErrorService> = Extract<CatalogueError, { service: Service }>;

export type AccountErrorCode = ErrorOf<"account">["errorCode"];
export type ClassErrorCode = ErrorOf<"class">["errorCode"];
export type ErrorCode = AccountErrorCode | ClassErrorCode;

/** The codes of the account service, each once with its usual meaning and status. */
export const ACCOUNT_ERRORS: readonly ErrorOf<"account">[] = usualErrors("account");

/** The codes of the class service, each once with its usual meaning and status. */
export const CLASS_ERRORS: readonly ErrorOf<"class">[] = usualErrors("class");

function usualErrors<Service extends ErrorService>(service: Service): ErrorOf<Service>[] {
  const own = Object.values(ERRORS).filter((entry): entry is ErrorOf<Service> => entry.service === service);
  return own.filter(({ errorCode }, index) => own.findIndex((entry) => entry.errorCode === errorCode) === index);
}

/** The codes that each service answers. */
export interface ErrorCodes {
  account: AccountErrorCode;
  class: ClassErrorCode;
}

/** Finds a code in the catalogue; null when the service doesn't know it. */
export function findError(service: ErrorService, errorCode: number | string): ErrorCatalogueEntry | null {
  const entries: readonly ErrorCatalogueEntry[] = service === "account" ? ACCOUNT_ERRORS : CLASS_ERRORS;
  return entries.find((entry) => entry.errorCode === errorCode) ?? null;
}
