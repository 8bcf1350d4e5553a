import { loginUrl, tutorAccountUrl } from "@pkg/domain";
import { type NextRequest, NextResponse } from "next/server";
import { isDevelopment, readWebEnv, type WebApp, type WebEnv } from "../config/env";
import { hasSessionCookie, SIGNED_IN_HINT } from "../session/session-cookie";
import { VENDORS, type VendorConfig } from "../vendors/vendor-config";
import { type VendorSources, vendorSources } from "../vendors/vendor-sources";
import { contentSecurityPolicy, TOAST_STYLE_HASHES } from "./csp";
import { cspHashes, shellHashes } from "./csp-hashes";
import { GO, goTarget } from "./go-target";
import { OFFLINE_SWITCH, offlineAnswer } from "./offline-answer";
import { securityHeaders } from "./security-headers";
import { UPDATE, updatePageOf } from "./update-page-of";

export interface WebProxyOptions {
  readonly app: WebApp;
  /** Pages that need a session: requests without the cookie are redirected to the log-in. */
  readonly isProtected?: (path: string) => boolean;
  /** Pages whose address is a secret: not cached, not indexed, sent without a referrer. */
  readonly isPrivate?: (path: string) => boolean;
  /** Origins that may frame a page; none by default. */
  readonly frameAncestors?: (path: string, env: WebEnv) => readonly string[];
  /** Pages that ask for the microphone. */
  readonly usesMicrophone?: (path: string) => boolean;
  /** Pages that wait for the answer of a window that they open. */
  readonly usesPopups?: (path: string) => boolean;
  /** Origins of vendors that one page uses instead of those of every page. */
  readonly sources?: (path: string, vendors: VendorConfig) => VendorSources | null;
}

/**
 * Pages about things that there are not (a tutor who left): they answer with 404 and the page of unknown addresses. A page itself
 * can't, since its shell, and with it the status 200, is sent before it knows. False when nobody can tell.
 */
type FindsMissing = { readonly isMissing: (request: NextRequest) => Promise<boolean> };

/** Makes the `proxy` of a web app (it never sees `/api`): links between the apps, the version gate of webviews, protected pages, security headers. */
export function createWebProxy(
  options: WebProxyOptions & FindsMissing,
): (request: NextRequest) => Promise<NextResponse>;
export function createWebProxy(options: WebProxyOptions): (request: NextRequest) => NextResponse;
export function createWebProxy(options: WebProxyOptions & Partial<FindsMissing>) {
  let env: WebEnv | null = null;
  return (request: NextRequest) => {
    env ??= readWebEnv();
    const site = env;
    const { pathname } = request.nextUrl;
    if (pathname === VENDORS) return NextResponse.json(site.vendors, { headers: NO_STORE });
    const offline = offlineAnswer(pathname, site.isOfflinePageOff);
    if (offline) return offline;
    if (pathname.startsWith(GO)) return go(request, options.app, site);
    const signedIn = hasSessionCookie(request.cookies);
    // A rewrite would do, but Next takes one to its own address for a foreign one when it listens on 127.0.0.1.
    const update = pathname.startsWith(UPDATE) ? null : updatePageOf(request.headers);
    if (update) return NextResponse.redirect(site.origins[options.app] + update, { headers: NO_STORE });
    if (!signedIn && options.isProtected?.(pathname)) return toLogin(request, options.app, site);
    const show = (isMissing: boolean) => page(request, options, site, { signedIn, isMissing });
    return options.isMissing ? options.isMissing(request).then(show) : show(false);
  };
}

function go(request: NextRequest, app: WebApp, env: WebEnv): NextResponse {
  const target = goTarget(request.nextUrl, app, env);
  return target ? NextResponse.redirect(target) : new NextResponse(null, { status: 404 });
}

function toLogin(request: NextRequest, app: WebApp, env: WebEnv): NextResponse {
  // The client router must not follow a redirect to another origin: an unusable response makes it load the page.
  if (request.headers.get("sec-fetch-dest") === "empty") return new NextResponse(null, { headers: NO_STORE });
  const next = env.origins[app] + request.nextUrl.pathname + request.nextUrl.search;
  const { account } = env.origins;
  const login = app === "tutor" ? tutorAccountUrl(account, "login", next) : loginUrl(account, next);
  return NextResponse.redirect(login, { headers: NO_STORE });
}

const PRIVATE = [
  ["cache-control", "private, no-store"],
  ["x-robots-tag", "noindex"],
  ["referrer-policy", "no-referrer"],
] as const;

const NO_STORE = { "cache-control": "no-store" };

/** No site has a page there: Next answers with its page for unknown addresses. */
const NOWHERE = "/nowhere";

interface Shown {
  readonly signedIn: boolean;
  readonly isMissing: boolean;
}

function page(request: NextRequest, options: WebProxyOptions, env: WebEnv, shown: Shown): NextResponse {
  const own = env.origins[options.app];
  const secure = own.startsWith("https:");
  const path = request.nextUrl.pathname;
  const hashes = cspHashes();
  const prerendered = hashes.whole[path];
  const nonce = prerendered ? null : btoa(crypto.randomUUID());
  const frameAncestors = options.frameAncestors?.(path, env) ?? [];
  const policy = contentSecurityPolicy({
    nonce,
    hashes: prerendered ?? shellHashes(hashes, path),
    styleHashes: [...hashes.styles, ...TOAST_STYLE_HASHES],
    frameAncestors,
    sources: options.sources?.(path, env.vendors) ?? vendorSources(env.vendors),
    secure,
    development: isDevelopment(),
  });

  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const init = { request: { headers } };
  const response = shown.isMissing
    ? NextResponse.rewrite(new URL(NOWHERE, request.nextUrl), init)
    : NextResponse.next(init);
  response.headers.set("content-security-policy", policy);
  const extra = securityHeaders({
    framed: frameAncestors.length > 0,
    secure,
    microphone: options.usesMicrophone?.(path) ?? false,
    popups: options.usesPopups?.(path) ?? false,
  });
  for (const [name, value] of Object.entries(extra)) response.headers.set(name, value);
  // The answer depends on the session and on the app's version: no cache between may keep it, nor the hint's cookie.
  response.headers.set("cache-control", "private, no-cache");
  if (env.isOfflinePageOff) response.headers.set(OFFLINE_SWITCH, "off");
  if (shown.isMissing) response.headers.set("x-robots-tag", "noindex");
  else if (options.isPrivate?.(path)) for (const [name, value] of PRIVATE) response.headers.set(name, value);
  else response.headers.set("link", `<${own}${path}>; rel="canonical"`);
  syncHint(request, response, shown.signedIn);
  return response;
}

function syncHint(request: NextRequest, response: NextResponse, signedIn: boolean): void {
  if (signedIn === request.cookies.has(SIGNED_IN_HINT)) return;
  if (signedIn) response.cookies.set(SIGNED_IN_HINT, "1", { path: "/", sameSite: "lax" });
  else response.cookies.delete(SIGNED_IN_HINT);
}
