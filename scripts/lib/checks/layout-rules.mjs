// The closed file vocabulary: what a file in each folder may be called. A new kind of file is a decision: it is added here.

/** What a function of the API does; a file of a feature is named after one of them. */
const VERBS =
  "accept|add|advance|announce|answer|apply|authenticate|build|call|cancel|change|charge|check|claim|close|complete|compute|count|create|decide|decline|delete|deliver|" +
  "describe|end|ensure|expire|find|finish|forget|get|handle|issue|list|load|lock|log|look|make|mask|match|merge|notify|open|pay|plan|price|put|rank|read|" +
  "receive|reconcile|record|refund|register|reject|release|remove|replace|request|require|reserve|reset|resolve|revoke|save|seal|search|select|send|serve|set|settle|" +
  "show|sign|start|stop|store|submit|suggest|swap|switch|sync|take|to|touch|update|upsert|use|validate|verify|watch|with|write";

const NEXT_FILES =
  "page|layout|template|loading|error|not-found|global-error|default|forbidden|unauthorized|icon|apple-icon|opengraph-image|twitter-image";

/** Files that are data or made by a tool: any length, any name. */
export const DATA_OR_GENERATED = /\/(generated|migrations|data|fixtures|public)\/|\.(gen|data)\.ts$|\.d\.ts$|\.json$/;

/** Names that say nothing, and grow into magnets. */
export const VAGUE = /(^|\/)(utils?|helpers?|common|misc|shared|stuff)(\.[a-z.]+$|\/)/;

/**
 * Each rule: files that match `where` have to match `allowed` (on the path after `where`'s match); else `meaning` is printed.
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
    allowed: "^((app|main|worker|deps|compose)\\.ts$|(adapters/[a-z0-9-]+|db|features|lib|seed)/)",
    meaning: "the API has app, main, worker, deps, compose, and the folders adapters/<vendor>, db, features, lib, seed",
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

/** A folder inside a feature, which is the first group; a web feature of any size may have components/ and steps/. */
export const FEATURE_FOLDER =
  /^(apps\/(?:api|[a-z]+-web(?!\/src\/features\/[^/]+\/(?:components|steps)\/))\/src\/features\/[^/]+)\/[^/]+\/[^/]+$/;
/** A feature has folders when it has more files than this. */
export const FILES_WITHOUT_FOLDERS = 20;

/** Where `process.env` may be read; tests have an env.ts of their own. */
export const ENV_READERS = /(^|\/)env\.ts$|\.config\.[cm]?[jt]s$|^scripts\/|^bench\/|^packages\/config\/|\/scripts\//;

/** Where the browser's storage may be touched: there its failures are tolerated and reported (spec §8). Tests look from outside. */
export const STORAGE_READERS =
  /^packages\/web\/src\/platform\/storage\/|^scripts\/|^bench\/|\/(test|e2e)\/|\.test\.tsx?$/;

export const LINE_LIMIT = 250;
export const PAGE_LINE_LIMIT = 60;
