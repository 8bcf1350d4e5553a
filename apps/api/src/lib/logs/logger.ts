import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { describeError } from "./describe-error.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/**
 * The service's log: one JSON line per event, with the request's id. What a line may hold is chosen here field by field,
 * so that nothing personal and nothing secret gets in, whatever an error carries.
 * @param report hears of every error that is logged as one
 */
export function createLogger(
  level: LogLevel,
  destination?: DestinationStream,
  report?: (error: unknown) => void,
): Logger {
  const options: LoggerOptions = {
    level,
    base: { service: "api" },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
    ...(report ? { hooks: { logMethod: reporting(report) } } : {}),
    // The last net: these names never reach a line at the top or one level down.
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Reports the `err` of what is logged at the level "error" or above. */
function reporting(report: (error: unknown) => void): NonNullable<LoggerOptions["hooks"]>["logMethod"] {
  return function logMethod(args, method, level) {
    const [fields] = args;
    if (level >= ERROR_LEVEL && typeof fields === "object" && fields !== null && "err" in fields) report(fields.err);
    method.apply(this, args);
  };
}

const ERROR_LEVEL = 50;

const SECRET_NAMES = [
  "authorization",
  "cookie",
  "password",
  "cardNumber",
  "cardPassword",
  "birthdayOrCompanyNumber",
  "billingKey",
  "phoneNumber",
  "email",
  "code",
  "params",
  "parameters",
  "detail",
];
