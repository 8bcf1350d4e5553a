// The closed vocabulary of file names by folder. A new kind of file is a decision and is added here.

/** The verbs of the API's functions; each file of a feature is named after one. */
const VERBS =
  "accept|add|advance|announce|answer|apply|ask|authenticate|build|call|cancel|change|charge|check|claim|close|complete|compute|count|create|decide|decline|delete|deliver|" +
  "describe|end|ensure|expire|find|finish|forget|get|handle|issue|list|load|lock|log|look|make|mask|match|merge|notify|open|pay|plan|price|put|quote|rank|read|" +
  "receive|reconcile|record|refund|register|reject|release|remove|replace|request|require|reserve|reset|resolve|revoke|save|seal|search|select|send|serve|set|settle|" +
  "show|sign|start|stop|store|submit|suggest|swap|switch|sync|take|to|touch|update|upsert|use|validate|verify|watch|with|write";

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
    where: /^apps\/api\/src\/features\/([a-z0-9-]+)\//,
    allowed: `^([a-z0-9-]+/)?(([a-z0-9-]+-)?(routes|schemas|repository|job-handlers|request|cache)\\.ts|(${VERBS})(-[a-z0-9-]+)?\\.ts|[a-z0-9-]+\\.test\\.ts|README\\.md)$`,
    meaning:
      "a feature has routes.ts, schemas.ts, repository.ts (request, cache, job-handlers), <verb>-<noun>.ts, tests and a README.md, also one folder down",
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

/** A folder inside a feature (the first group); a web feature of any size may have components/ and steps/. */
export const FEATURE_FOLDER =
  /^(apps\/(?:api|[a-z]+-web(?!\/src\/features\/[^/]+\/(?:components|steps)\/))\/src\/features\/[^/]+)\/[^/]+\/[^/]+$/;
/** A feature may have folders when it has more files than this. */
export const FILES_WITHOUT_FOLDERS = 20;

/** Where `process.env` may be read; tests have an env.ts of their own. */
export const ENV_READERS = /(^|\/)env\.ts$|\.config\.[cm]?[jt]s$|^scripts\/|^bench\/|^packages\/config\/|\/scripts\//;

/** Where the browser's storage may be used: there its failures are tolerated and reported. Tests are exempt. */
export const STORAGE_READERS =
  /^packages\/web\/src\/platform\/storage\/|^scripts\/|^bench\/|\/(test|e2e)\/|\.test\.tsx?$/;

export const LINE_LIMIT = 250;
export const PAGE_LINE_LIMIT = 60;
