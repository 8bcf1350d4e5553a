/** The parts of an event for the error-reporting service that are looked at; the service's own type has more. */
export interface ReportedEvent {
  readonly event_id?: string | undefined;
  readonly timestamp?: number | undefined;
  readonly platform?: string | undefined;
  readonly level?: string | undefined;
  readonly environment?: string | undefined;
  readonly release?: string | undefined;
  readonly sdk?: object | undefined;
  readonly request?: { readonly url?: string | undefined } | undefined;
  readonly exception?: { readonly values?: readonly ReportedException[] | undefined } | undefined;
}

interface ReportedException {
  readonly type?: string | undefined;
  readonly value?: string | undefined;
  readonly mechanism?: { readonly type: string; readonly handled?: boolean | undefined } | undefined;
  readonly stacktrace?: { readonly frames?: readonly ReportedFrame[] | undefined } | undefined;
}

interface ReportedFrame {
  readonly filename?: string | undefined;
  readonly function?: string | undefined;
  readonly lineno?: number | undefined;
  readonly colno?: number | undefined;
  readonly in_app?: boolean | undefined;
}

type Kept = "event_id" | "timestamp" | "platform" | "level" | "environment" | "release" | "sdk";

/** Messages that the engine makes of our own names alone. Any other one may repeat what somebody typed. */
const SAFE_MESSAGES = [
  /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '[A-Za-z_$]{1,40}'\)$/,
  /^[A-Za-z_$.()]{1,60} is not (a function|defined|iterable|a constructor)$/,
  /^(local|session) storage of [a-z.*-]{1,60}: [A-Za-z]{1,40}$/,
  /^Maximum call stack size exceeded$/,
];

/**
 * What may leave for the error-reporting service: what kind of error, where in the code, on which page, in which
 * version. It is built anew, so that whatever else an event carries - messages, users, cookies, headers, bodies, queries,
 * breadcrumbs, local variables - stays here, also when the service's library learns to collect more.
 */
export function scrubEvent<Event extends ReportedEvent>(event: Event) {
  const { event_id, timestamp, platform, level, environment, release, sdk } = event as Pick<Event, Kept>;
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    level,
    environment,
    release,
    sdk,
    ...(event.request?.url ? { request: { url: scrubAddress(event.request.url) } } : {}),
    exception: { values: (event.exception?.values ?? []).map(scrubException) },
  };
}

function scrubException({ type, value = "", mechanism, stacktrace }: ReportedException) {
  return {
    type: /^[A-Za-z_$]{1,60}$/.test(type ?? "") ? type : "Error",
    value: SAFE_MESSAGES.some((shape) => shape.test(value)) ? value : "",
    ...(mechanism ? { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } } : {}),
    ...(stacktrace ? { stacktrace: { frames: (stacktrace.frames ?? []).map(scrubFrame) } } : {}),
  };
}

function scrubFrame({ filename = "", function: name, lineno, colno, in_app }: ReportedFrame) {
  const [file = ""] = filename.split(/[?#]/);
  const isCode = /\.[cm]?[jt]sx?$/.test(file);
  return { filename: isCode ? file : scrubAddress(filename), function: name, lineno, colno, in_app };
}

/** An address without its query, and without what in its path names one thing or one person. */
function scrubAddress(address: string): string {
  const [bare = ""] = address.split(/[?#]/);
  const [, origin = "", path = bare] = /^([a-z]+:\/\/[^/@]*)(\/.*)?$/i.exec(bare) ?? [];
  const segments = path.split("/").map((part) => (/^[a-z-]{0,40}$/.test(part) ? part : ":id"));
  return origin + segments.join("/");
}
