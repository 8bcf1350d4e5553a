// Where files lie. A new kind of folder is a decision and is added here.

const NEXT_FILES =
  "page|layout|template|loading|error|not-found|global-error|default|forbidden|unauthorized|icon|apple-icon|opengraph-image|twitter-image";

/** Data and generated files may have any length and name. */
export const DATA_OR_GENERATED = /\/(generated|migrations|data|fixtures|public)\/|\.(gen|data)\.ts$|\.d\.ts$|\.json$/;

/** Vague names, which attract unrelated code. */
export const VAGUE = /(^|\/)(utils?|helpers?|common|misc|shared|stuff)(\.[a-z.]+$|\/)/;

/**
 * Files that match `where` must match `allowed` (on the path after `where`'s match); otherwise the check prints `meaning`.
 * `{noun}` in `allowed` is the first group of `where`.
 * @typedef {{ name: string, where: RegExp, allowed: string, meaning: string }} Vocabulary
 * @type {Vocabulary[]}
 */
export const VOCABULARY = [
  {
    name: "api-features",
    where: /^apps\/api\/src\/features\/(?!(index|job-handlers)\.ts$)/,
    allowed: "^[a-z0-9-]+/[a-z0-9-]+/([a-z0-9-]+/){0,2}([a-z0-9-]+(\\.test)?\\.ts|README\\.md)$",
    meaning: "a feature lies in features/<wing>/<noun>/, with folders of two levels at most",
  },
  {
    name: "api-src",
    where: /^apps\/api\/src\//,
    allowed: "^((app|main|worker|deps|compose)\\.ts$|(adapters/[a-z0-9-]+|db|features|import|lib|secrets|seed)/)",
    meaning:
      "the API has app, main, worker, deps, compose, and the folders adapters/<vendor>, db, features, import, lib, secrets, seed",
  },
  {
    name: "web-src",
    where: /^apps\/[a-z]+-web\/src\//,
    allowed: "^((proxy|instrumentation|instrumentation-client)\\.ts$|(app|features/[a-z0-9-]+|lib)/)",
    meaning: "a web app has app/ (routing), features/<noun>/ and lib/",
  },
  {
    name: "web-features",
    where: /^apps\/[a-z]+-web\/src\/features\/([a-z0-9-]+)\//,
    allowed:
      "^({noun}(-[a-z0-9-]+)?\\.tsx|[a-z0-9-]+\\.ts|[a-z0-9-]+\\.test\\.tsx?|[a-z0-9-]+/[a-z0-9-]+(\\.test)?\\.tsx?)$",
    meaning: "a feature has queries.ts, <noun>-*.tsx, its rules as *.ts, and folders of one level",
  },
  {
    name: "web-app",
    where: /^apps\/[a-z]+-web\/src\/app\/(?:[^/]+\/)*/,
    allowed: `^((${NEXT_FILES})\\.(tsx|ts|svg|png|ico)|route\\.ts|(robots|sitemap|manifest)\\.ts|favicon\\.ico|[a-z0-9-]+\\.css)$`,
    meaning: "app/ is routing only: Next's own file names; screens stand in features/",
  },
  {
    name: "ui-src",
    where: /^packages\/ui\/src\//,
    allowed: "^([a-z0-9-]+\\.css|[a-z0-9-]+/[a-z0-9-]+(\\.test)?\\.(tsx?|css|svg))$",
    meaning: "the kit has one folder per component, and style sheets beside them",
  },
  {
    name: "domain-src",
    where: /^packages\/domain\/src\//,
    allowed: "^(index\\.ts|[a-z0-9-]+/[a-z0-9-]+(\\.(test|property\\.test))?\\.ts)$",
    meaning: "the domain has one folder per noun and index.ts",
  },
];

/** Where `process.env` may be read; tests have an env.ts of their own. */
export const ENV_READERS = /(^|\/)env\.ts$|\.config\.[cm]?[jt]s$|^scripts\/|^bench\/|^packages\/config\/|\/scripts\//;

/** Where the browser's storage may be used: there its failures are tolerated and reported. Tests are exempt. */
export const STORAGE_READERS =
  /^packages\/web\/src\/platform\/storage\/|^scripts\/|^bench\/|\/(test|e2e)\/|\.test\.tsx?$/;

/** Where a query key may be written: it comes from the contract everywhere else. Tests are exempt. */
export const KEY_WRITERS = /^packages\/web\/src\/platform\/api\/query\.ts$|^scripts\/|\/test\/|\.test\.tsx?$/;

/** Where a mutation is written by hand: it makes several calls, or none. */
export const MUTATION_WRITERS = new Set([
  "apps/account-web/src/features/security/queries.ts",
  "apps/buyer-web/src/features/payment/swaps/swap-section.tsx",
  "apps/buyer-web/src/lib/enrollment-draft/checkout-draft.ts",
  "apps/tutor-web/src/features/lessons/queries.ts",
]);

export const LINE_LIMIT = 250;
export const PAGE_LINE_LIMIT = 60;
