import type { WebApp } from "../config/env";

/**
 * A link to another app of ours. It stays on the own origin ("/go/account/profiles") and is completed by the proxy, so
 * that prerendered pages need no addresses. A `next` that begins with a slash means this app.
 */
export function goUrl(app: WebApp, path: `/${string}`, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/go/${app}${path}${search ? `?${search}` : ""}`;
}

/**
 * The log-in page, and back to `next` afterwards. `next` is a path of this app, with its query. On the tutor's side the proxy
 * tells the account service so.
 */
export function loginHref(next: string): string {
  return goUrl("account", "/login", { next });
}

/** The log-out page, and then to `next`. */
export function logoutHref(next = "/"): string {
  return goUrl("account", "/logout", { next });
}

/** The path and query of the current page. */
export function currentPath(): string {
  return location.pathname + location.search;
}
