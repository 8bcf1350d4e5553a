import { loginUrl, tutorAccountUrl } from "@pkg/domain";
import { type NextRequest, NextResponse } from "next/server";
import { isDevelopment, readWebEnv, type WebApp, type WebEnv } from "../config/env";
import { hasSessionCookie, SIGNED_IN_HINT } from "../session/session-cookie";
import { VENDORS, type VendorConfig } from "../vendors/vendor-config";
import { type VendorSources, vendorSources } from "../vendors/vendor-sources";
import { contentSecurityPolicy, TOAST_STYLE_HASHES } from "./csp";
import { cspHashes, shellHashes } from "./csp-hashes";
import { GO, goTarget } from "./go-target";
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

/** Makes the `proxy` of a web app: `/api` to the API, links between the apps, the version gate of webviews, protected pages, security headers. */
export function createWebProxy(options: WebProxyOptions): (request: NextRequest) => NextResponse {
  let env: WebEnv | null = null;
  return (request) => {
    env ??= readWebEnv();
    const { pathname, search } = request.nextUrl;
    if (pathname.startsWith("/api/")) return NextResponse.rewrite(new URL(pathname + search, env.api));
    if (pathname === VENDORS) return NextResponse.json(env.vendors, { headers: NO_STORE });
    if (pathname.startsWith(GO)) return go(request, options.app, env);
    const signedIn = hasSessionCookie(request.cookies);
    // A rewrite would do, but Next takes one to its own address for a foreign one when it listens on 127.0.0.1.
    const update = pathname.startsWith(UPDATE) ? null : updatePageOf(request.headers);
    if (update) return NextResponse.redirect(env.origins[options.app] + update, { headers: NO_STORE });
    if (!signedIn && options.isProtected?.(pathname)) return toLogin(request, options.app, env);
    return page(request, options, env, signedIn);
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

function page(request: NextRequest, options: WebProxyOptions, env: WebEnv, signedIn: boolean): NextResponse {
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
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  const extra = securityHeaders({
    framed: frameAncestors.length > 0,
    secure,
    microphone: options.usesMicrophone?.(path) ?? false,
    popups: options.usesPopups?.(path) ?? false,
  });
  for (const [name, value] of Object.entries(extra)) response.headers.set(name, value);
  if (options.isPrivate?.(path)) for (const [name, value] of PRIVATE) response.headers.set(name, value);
  else response.headers.set("link", `<${own}${path}>; rel="canonical"`);
  syncHint(request, response, signedIn);
  return response;
}

function syncHint(request: NextRequest, response: NextResponse, signedIn: boolean): void {
  if (signedIn === request.cookies.has(SIGNED_IN_HINT)) return;
  if (signedIn) response.cookies.set(SIGNED_IN_HINT, "1", { path: "/", sameSite: "lax" });
  else response.cookies.delete(SIGNED_IN_HINT);
}
