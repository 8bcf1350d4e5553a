import { tutorAccountUrl } from "@pkg/domain";
import { WEB_APPS, type WebApp, type WebEnv } from "../config/env";

/** Links to the other apps stay on the own origin in the page ("/go/account/login"), so that one build runs anywhere. */
export const GO = "/go/";

/**
 * The address that a `/go/<app>/<path>` link leads to, or null when it names no app of ours.
 * A `next` that begins with a slash is completed with the origin of the app that holds the link. The account service is told
 * when somebody comes from the tutor's side.
 */
export function goTarget(url: { pathname: string; search: string }, from: WebApp, env: WebEnv): string | null {
  const [name = "", ...rest] = url.pathname.slice(GO.length).split("/");
  const app = WEB_APPS.find((known) => known === name);
  if (!app) return null;
  const target = new URL(env.origins[app]);
  target.pathname = `/${rest.join("/")}`;
  target.search = url.search;
  const next = target.searchParams.get("next");
  if (next !== null && /^\/(?![/\\])/.test(next)) target.searchParams.set("next", env.origins[from] + next);
  if (name !== "account" || from !== "tutor") return target.href;
  const page = ACCOUNT_PAGES.find((known) => target.pathname === `/${known}`);
  if (page) return tutorAccountUrl(target.origin, page, target.searchParams.get("next") ?? env.origins.tutor);
  target.searchParams.set("source", "tutor");
  return target.href;
}

const ACCOUNT_PAGES = ["login", "logout"] as const;
