/** The fields of an error event that scrubbing reads; the service's own type has more. */
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

/** Engine messages that contain only our identifiers. Any other message may repeat user input. */
const SAFE_MESSAGES = [
  /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '[A-Za-z_$]{1,40}'\)$/,
  /^[A-Za-z_$.()]{1,60} is not (a function|defined|iterable|a constructor)$/,
  /^(local|session) storage of [a-z.*-]{1,60}: [A-Za-z]{1,40}$/,
  /^Maximum call stack size exceeded$/,
];

/**
 * The part of an event that may be sent to the error-reporting service: kind of error, stack, page and version. It is an
 * allow-list copied into a new object, so messages, users, cookies, headers, bodies, queries, breadcrumbs, local variables
 * and anything a newer library collects are dropped.
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

/** A URL without its query, and without ids in its path. */
function scrubAddress(address: string): string {
  const [bare = ""] = address.split(/[?#]/);
  const [, origin = "", path = bare] = /^([a-z]+:\/\/[^/@]*)(\/.*)?$/i.exec(bare) ?? [];
  const segments = path.split("/").map((part) => (/^[a-z-]{0,40}$/.test(part) ? part : ":id"));
  return origin + segments.join("/");
}
