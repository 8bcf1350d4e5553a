// Who may import whom (the table "From | May import" of docs/architecture), as errors. scripts/check-boundaries.mjs runs it;
// scripts/test/boundaries.test.mjs plants each violation, so that no rule can be broken silently.

/** A package by its workspace name or by where it lies. */
const pkg = (names) => `^(packages/(${names})/|@pkg/(${names})(/|$))`;
/** An npm package, resolved or not. */
const npm = (names) => `(^|/node_modules/)(${names})(/|$)`;

const TEST = "\\.test\\.[cm]?tsx?$|/test/|/e2e/|/harness/|/testing/|\\.config\\.[cm]?[jt]s$|/scripts/|/ui/catalogue/";
const API_VERB = "^apps/api/src/features/[^/]+/[^/]+/(?!.*(routes|repository|schemas)\\.ts$).+\\.ts$";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/**
 * Folders beside each other are built on one another in one direction. scripts/lib/checks/folder-circles.mjs looks, at any depth and
 * without tests.
 * @param inside folders of a folder that count as folders of their own
 */
const foldersNeverCircle = (name, folders, inside = "") => ({
  ...rule(
    `${name}-folders-never-circle`,
    "A newcomer reads the lowest folder first; what both need belongs below both.",
    { path: `^${folders}/[^/]+${inside}$` },
    { circular: true },
  ),
  scope: "folder",
});

module.exports = {
  forbidden: [
    rule(
      "no-circular",
      "A cycle has no first file to read; a type that both need stands in a file of its own.",
      {},
      { circular: true },
    ),
    rule(
      "resolvable-alias",
      "An alias that leads nowhere would blind the rules below.",
      {},
      { path: "^@/", couldNotResolve: true },
    ),

    rule(
      "no-dev-dependency",
      "A production install has no devDependencies: what is imported there would be missing at the start.",
      { path: "^(apps|packages)/[^/]+/src/", pathNot: TEST },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm", "npm-peer"] },
    ),

    rule(
      "domain-is-pure",
      "The domain is pure: no React, clock, environment or I/O.",
      { path: "^packages/domain/src/", pathNot: TEST },
      { pathNot: ["^packages/domain/src/", npm("zod|dayjs|@hyunbinseo/holidays-kr")] },
    ),
    rule(
      "domain-dayjs-in-time-only",
      "Calendar arithmetic has our own names, in time/.",
      { path: "^packages/domain/src/(?!time/)", pathNot: TEST },
      { path: npm("dayjs") },
    ),
    rule(
      "domain-holidays-in-schedule-only",
      "The holiday data is read in one place.",
      { path: "^packages/domain/src/(?!schedule/)", pathNot: TEST },
      { path: npm("@hyunbinseo/holidays-kr") },
    ),
    rule(
      "domain-zod-in-schemas-only",
      "zod costs a browser 34 KiB, so it has an entry point of its own.",
      { path: "^packages/domain/src/(?!schemas/)", pathNot: TEST },
      { path: [npm("zod"), "^packages/domain/src/schemas/"] },
    ),
    foldersNeverCircle("domain", "packages/domain/src"),

    rule(
      "ui-is-a-kit",
      "The kit could ship in another product: React, Base UI and Tailwind only.",
      { path: "^packages/ui/", pathNot: TEST },
      {
        pathNot: [
          "^packages/ui/",
          npm("react|react-dom|@base-ui/react|@base-ui/utils|clsx|tailwindcss|lucide-react|sonner|pretendard"),
        ],
      },
    ),
    rule(
      "ui-never-knows-the-product",
      "Also its tests and its catalogue know nothing of the product.",
      { path: "^packages/ui/" },
      { path: ["^apps/|^@app/", "^packages/(?!ui/|config/)", "^@pkg/(?!ui|config)"] },
    ),
    foldersNeverCircle("ui", "packages/ui/src"),
    rule(
      "api-client-imports-error-codes-only",
      "The client is generated from the contract; of the domain it needs the error codes.",
      { path: "^packages/api-client/", pathNot: TEST },
      { pathNot: ["^packages/api-client/", pkg("domain"), npm("openapi-fetch")] },
    ),
    rule(
      "web-shell-imports",
      "The shell of the web apps stands between the packages and the apps.",
      { path: "^packages/web/src/", pathNot: TEST },
      { path: ["^apps/|^@app/", "^packages/(?!web/|ui/|domain/|api-client/)", "^@pkg/(?!web|ui|domain|api-client)"] },
    ),
    rule(
      "web-platform-knows-no-feature",
      "Shared features are built on the platform.",
      { path: "^packages/web/src/platform/" },
      { path: "^packages/web/src/features/" },
    ),
    foldersNeverCircle("web-shared", "packages/web/src/(platform|features)"),
    rule(
      "e2e-helpers-are-for-journeys",
      "What drives a browser asks for a running stack as soon as it is imported.",
      { pathNot: "/e2e/|/playwright\\.config\\.ts$" },
      { path: pkg("e2e") },
    ),
    rule("packages-never-import-apps", "Apps use packages.", { path: "^packages/" }, { path: "^apps/|^@app/" }),

    rule(
      "apps-never-import-apps",
      "Nobody imports an app, except measurements and end-to-end tests.",
      { path: "^apps/([^/]+)/", pathNot: TEST },
      { path: "^apps/|^@app/", pathNot: "^apps/$1/" },
    ),
    rule(
      "tests-import-the-sandbox-only",
      "The API's tests talk to the sandbox; no test reaches into another app.",
      { path: "^apps/([^/]+)/", pathNot: "/e2e/" },
      { path: "^apps/|^@app/", pathNot: ["^apps/$1/", "^apps/sandbox/", "^@app/sandbox(/|$)"] },
    ),
    rule(
      "sandbox-stands-alone",
      "The sandbox speaks the vendors' protocols, and knows nothing of us.",
      { path: "^apps/sandbox/" },
      { path: ["^packages/(?!config/)", "^@pkg/(?!config)"] },
    ),
    foldersNeverCircle("sandbox", "apps/sandbox/src"),

    rule(
      "web-apps-import-our-four-packages",
      "A web app uses ui, domain, api-client and the shared shell; config only in its settings.",
      { path: "^apps/[^/]+-web/src/" },
      { path: ["^packages/(?!ui/|domain/|api-client/|web/)", "^@pkg/(?!ui|domain|api-client|web)"] },
    ),
    rule(
      "web-features-never-import-features",
      "Compose two features in app/.",
      { path: "^apps/([^/]+-web)/src/features/([^/]+)/" },
      { path: "^apps/[^/]+/src/features/", pathNot: "^apps/$1/src/features/$2/" },
    ),
    rule(
      "web-features-never-import-app",
      "app -> features -> lib, in one direction.",
      { path: "^apps/[^/]+-web/src/features/" },
      { path: "^apps/[^/]+-web/src/app/" },
    ),
    rule(
      "web-lib-is-the-lowest",
      "app -> features -> lib, in one direction.",
      { path: "^apps/[^/]+-web/src/lib/" },
      { path: "^apps/[^/]+-web/src/(app|features)/" },
    ),
    foldersNeverCircle("web", "apps/[^/]+-web/src/(lib|features/[^/]+)"),

    rule(
      "api-routes-call-verbs",
      "routes -> verbs -> repository, adapters.",
      { path: "^apps/api/src/features/.+routes\\.ts$" },
      {
        path: ["^apps/api/src/features/.+repository\\.ts$", "^apps/api/src/adapters/", "^apps/api/src/db/(?!client)"],
      },
    ),
    rule(
      "api-wire-knows-no-table",
      "What is sent and what is stored change apart.",
      { path: "^apps/api/src/features/.+(routes|schemas)\\.ts$" },
      { path: ["^apps/api/src/db/(?!client|jobs)", npm("drizzle-orm")] },
    ),
    rule(
      "api-routes-are-entries",
      "Only the list of features mounts routes.",
      { path: "^apps/api/src/(?!features/index\\.ts$)", pathNot: TEST },
      { path: "^apps/api/src/features/.+routes\\.ts$" },
    ),
    rule(
      "api-repository-is-the-lowest",
      "A repository knows the database, not the verbs or the vendors.",
      { path: "^apps/api/src/features/.+repository\\.ts$" },
      { path: [API_VERB, "^apps/api/src/adapters/"], dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "api-features-use-verbs-or-the-repository",
      "Another feature is used through its verbs or its repository.ts; repositories of one screen (export-repository.ts) are its own.",
      { path: "^apps/api/src/features/([^/]+/[^/]+)/", pathNot: TEST },
      {
        path: "^apps/api/src/features/(.+-repository|[^/]+/[^/]+/[^/]+/.*repository)\\.ts$",
        pathNot: "^apps/api/src/features/$1/",
      },
    ),
    rule(
      "api-repository-reads-no-other",
      "A repository joins tables of the schema itself; what two features do in turn is a verb.",
      { path: "^apps/api/src/features/([^/]+/[^/]+)/.*repository\\.ts$" },
      { path: "^apps/api/src/features/.+repository\\.ts$", pathNot: "^apps/api/src/features/$1/" },
    ),
    rule(
      "tutor-search-has-one-door",
      "Other code calls search-tutors.ts, through deps; memory and PostgreSQL know nothing of each other.",
      { path: "^apps/api/src/(?!features/tutors/tutor-search/)", pathNot: TEST },
      { path: "^apps/api/src/features/tutors/tutor-search/(?!search-tutors\\.ts$)" },
    ),
    rule(
      "tutor-search-memory-is-pure",
      "The index in memory is arrays and functions, without a database.",
      { path: "^apps/api/src/features/tutors/tutor-search/memory/", pathNot: TEST },
      { path: ["^apps/api/src/features/tutors/tutor-search/postgres/", "^apps/api/src/db/"] },
    ),
    rule(
      "api-adapters-know-no-feature",
      "An adapter is a vendor behind its port; lib stands on the adapters.",
      { path: "^apps/api/src/adapters/([^/]+)/", pathNot: TEST },
      { path: ["^apps/api/src/(features|db|lib)/", "^apps/api/src/adapters/"], pathNot: "^apps/api/src/adapters/$1/" },
    ),
    rule(
      "api-lib-and-db-know-no-feature",
      "The lower layers don't look up.",
      { path: "^apps/api/src/((lib|db|secrets)/|deps\\.ts$)", pathNot: TEST },
      { path: "^apps/api/src/features/" },
    ),
    rule(
      "api-deps-stand-on-the-layers",
      "deps.ts names what the layers below it offer; they ask for what they need, not for everything.",
      { path: "^apps/api/src/(lib|db|adapters|secrets)/", pathNot: TEST },
      { path: "^apps/api/src/deps\\.ts$" },
    ),
    foldersNeverCircle("api", "apps/api/src"),
    foldersNeverCircle("api-features", "apps/api/src/features/[^/]+", "(/staff)?"),
    rule(
      "api-staff-is-on-top",
      "Staff's code points at the nouns, which work without it.",
      { path: "^apps/api/src/features/(?!staff/|index\\.ts$|job-handlers\\.ts$)(?!.*/staff/)", pathNot: TEST },
      { path: "^apps/api/src/features/(staff/|.*/staff/)" },
    ),
    foldersNeverCircle("api-lib", "apps/api/src/lib"),
    rule(
      "api-imports-the-domain-only",
      "Of our packages the API uses the domain.",
      { path: "^apps/api/src/", pathNot: TEST },
      { path: ["^packages/(?!domain/|config/)", "^@pkg/(?!domain|config)"] },
    ),

    rule(
      "scripts-setup-needs-node-only",
      "It runs before any package is installed.",
      { path: "^scripts/(with-node24\\.mjs$|lib/setup/)" },
      { pathNot: "^scripts/lib/setup/", dependencyTypesNot: ["core"] },
    ),
    rule(
      "scripts-groups-by-their-index",
      "A group of scripts/lib is used through its index.mjs.",
      { path: "^scripts/lib/([^/]+)/" },
      { path: "^scripts/lib/", pathNot: ["^scripts/lib/$1/", "^scripts/lib/[^/]+/index\\.mjs$"] },
    ),
    foldersNeverCircle("scripts", "scripts/lib"),
  ],
  options: {
    doNotFollow: { path: "node_modules|/dist/" },
    exclude: { path: "(^|/)(\\.next|\\.data|coverage|reports)/|next-env\\.d\\.ts$" },
    moduleSystems: ["es6", "cjs"],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
  },
};
