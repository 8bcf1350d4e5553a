// Plants each violation in a temporary tree and expects its rule to catch it.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { findBoundaryViolations } from "../lib/checks/boundaries.mjs";
import { withTree } from "./tree.mjs";

const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

/** A tree without violations that uses every layer. */
const CLEAN = {
  "packages/domain/src/order/cost-to-pay.ts": `import { won } from "./won.ts"; export const cost = won;`,
  "packages/domain/src/order/won.ts": "export const won = 1;",
  "packages/domain/src/time/kst.ts": `import dayjs from "dayjs"; export const kst = dayjs;`,
  "packages/domain/src/schedule/holidays.ts": `import * as years from "@hyunbinseo/holidays-kr/all"; import { kst } from "../time/kst.ts"; export const h = [years, kst];`,
  "packages/domain/src/time/kst.test.ts": `import { h } from "../schedule/holidays.ts"; export const t = h;`,
  "packages/domain/src/schemas/index.ts": `import { z } from "zod"; import { won } from "../order/won.ts"; export const s = [z, won];`,
  "packages/domain/src/order/won.test.ts": `import { test } from "vitest"; import { won } from "./won.ts"; test(won);`,
  "packages/ui/src/button/index.ts": `import { Button } from "@base-ui/react"; import clsx from "clsx"; export const b = [Button, clsx];`,
  "packages/ui/src/button/label.ts": "export const l = 1;",
  "packages/ui/src/sticky-bar/index.ts": `import { b } from "../button/index.ts"; export const s = b;`,
  "packages/api-client/src/index.ts": `import { codes } from "@pkg/domain"; import createClient from "openapi-fetch"; export const c = [codes, createClient];`,
  "packages/web/src/session.ts": `import { u } from "@pkg/ui/button"; import { useQuery } from "@tanstack/react-query"; export const s = [u, useQuery];`,
  "packages/web/src/platform/session/store.ts": `import { k } from "../storage/text.ts"; export const s = k;`,
  "packages/web/src/platform/storage/text.ts": "export const k = 1;",
  "packages/web/src/platform/storage/key.ts": "export const k = 1;",
  "packages/web/src/features/form/use-form.ts": `import { s } from "../../platform/session/store.ts"; export const f = s;`,
  "packages/web/src/features/tutor/profile-form.ts": `import { f } from "../form/use-form.ts"; export const p = f;`,
  "packages/web/src/features/form/note.ts": "export const n = 1;",
  "apps/buyer-web/src/app/page.tsx": `import { p } from "@/features/payment/payment-page"; export default p;`,
  "apps/buyer-web/src/features/payment/payment-page.tsx": `import { api } from "@/lib/api"; import { x } from "./queries"; export const p = [api, x];`,
  "apps/buyer-web/src/features/payment/queries.ts": `import { c } from "@pkg/api-client"; export const x = c;`,
  "apps/buyer-web/src/features/payment/components/form.tsx": `import { c } from "../steps/card-step"; export const f = c;`,
  "apps/buyer-web/src/features/payment/steps/card-step.tsx": "export const c = 1;",
  "apps/buyer-web/src/features/matching/matching-page.tsx": "export const m = 1;",
  "apps/buyer-web/src/lib/flow/frame.tsx": `import { g } from "@/lib/wishes/grid"; export const f = g;`,
  "apps/buyer-web/src/lib/wishes/grid.tsx": "export const g = 1;",
  "apps/buyer-web/src/lib/api.ts": `import { s } from "@pkg/web/session"; export const api = s;`,
  "packages/e2e/src/session.ts": `import { test } from "@playwright/test"; export const l = test;`,
  "apps/buyer-web/e2e/pay.spec.ts": `import { l } from "@pkg/e2e/session"; import { t } from "../../sandbox/src/cards.ts"; import { a } from "../../api/src/app.ts"; export const e = [l, t, a];`,
  "apps/tutor-web/src/lib/api.ts": "export const api = 1;",
  "apps/api/src/app.ts": `import { routes } from "./features/index.ts"; export const a = routes;`,
  "apps/api/src/deps.ts": `import { now } from "./lib/clock.ts"; export const deps = now;`,
  "apps/api/src/features/index.ts": `import { r } from "./sales/orders/routes.ts"; export const routes = [r];`,
  "apps/api/src/features/sales/orders/routes.ts": `import { create } from "./create-order.ts"; export const r = create;`,
  "apps/api/src/features/sales/orders/create-order.ts": `import { save } from "./repository.ts"; import { hold } from "../benefits/hold-benefit.ts"; import { q } from "../benefits/repository.ts"; import { port } from "../../../adapters/payments/port.ts"; export const create = [save, hold, q, port];`,
  "apps/api/src/features/sales/orders/repository.ts": `import { db } from "../../../db/client.ts"; export const save = db;`,
  "apps/api/src/features/sales/benefits/hold-benefit.ts": `import { q } from "./repository.ts"; export const hold = q;`,
  "apps/api/src/features/sales/benefits/repository.ts": "export const q = 1;",
  "apps/api/src/features/tutors/tutor-search/memory/search-memory.ts": "export const search = 1;",
  "apps/api/src/features/lessons/lessons/classes/end-class.ts": `import { open } from "../../../matching/matches/rounds/open-round.ts"; export const end = open;`,
  "apps/api/src/features/matching/matches/rounds/open-round.ts": "export const open = 1;",
  "apps/api/src/features/matching/matches/staff/list-matches.ts": "export const list = 1;",
  "apps/api/src/features/sales/benefits/export-repository.ts": "export const o = 1;",
  "apps/api/src/adapters/payments/port.ts": "export const port = 1;",
  "apps/api/src/adapters/messages/port.ts": "export const port = 1;",
  "apps/api/src/db/client.ts": "export const db = 1;",
  "apps/api/src/lib/clock.ts": "export const now = 1;",
  "apps/api/src/lib/requests/sorted-page.ts": `import { db } from "../../db/client.ts"; export const page = db;`,
  "apps/api/src/lib/requests/line.ts": "export const line = 1;",
  "apps/api/src/lib/mail/compose-mail.ts": `import { line } from "../requests/line.ts"; export const mail = line;`,
  "apps/api/src/db/to-row.ts": "export const row = 1;",
  "apps/api/test/orders.test.ts": `import { t } from "../../sandbox/src/cards.ts"; export const x = t;`,
  "apps/sandbox/src/cards.ts": "export const t = 1;",
  "apps/sandbox/src/pages/inbox-page.ts": `import { h } from "../layout/html.ts"; export const p = h;`,
  "apps/sandbox/src/layout/html.ts": "export const h = 1;",
  "scripts/with-node24.mjs": `import { spawn } from "node:child_process"; import { root } from "./lib/setup/index.mjs"; export const w = [spawn, root];`,
  "scripts/lib/setup/index.mjs": `export { root } from "./paths.mjs";`,
  "scripts/lib/setup/paths.mjs": `import { join } from "node:path"; export const root = join;`,
  "scripts/lib/processes/run.mjs": `import { execa } from "execa"; import { root } from "../setup/index.mjs"; export const run = [execa, root];`,
  "scripts/lib/processes/index.mjs": `export { run } from "./run.mjs";`,
  "scripts/lib/stack/index.mjs": `import { run } from "../processes/index.mjs"; export const s = run;`,
  "apps/api/package.json": `{ "dependencies": { "served": "1.0.0" }, "devDependencies": { "tested": "1.0.0" } }`,
  "apps/api/node_modules/served/index.js": "export const s = 1;",
  "apps/api/node_modules/tested/index.js": "export const t = 1;",
  "apps/api/src/main.ts": `import { s } from "served"; export const m = s;`,
  "apps/api/src/main.test.ts": `import { t } from "tested"; export const m = t;`,
  "bench/orders.ts": `import { a } from "../apps/api/src/app.ts"; export const b = a;`,
};

/** [rule, file, what it imports] */
const PLANTED = [
  ["no-circular", "packages/domain/src/order/won.ts", `"./cost-to-pay.ts"`],
  ["resolvable-alias", "apps/buyer-web/src/lib/api.ts", `"@/lib/gone"`],
  ["no-dev-dependency", "apps/api/src/main.ts", `"tested"`],
  ["domain-is-pure", "packages/domain/src/order/won.ts", `"node:fs"`],
  ["domain-is-pure", "packages/domain/src/order/won.ts", `"react"`],
  ["domain-is-pure", "packages/domain/src/schemas/index.ts", `"@pkg/ui/button"`],
  ["domain-dayjs-in-time-only", "packages/domain/src/order/won.ts", `"dayjs"`],
  ["domain-holidays-in-schedule-only", "packages/domain/src/order/won.ts", `"@hyunbinseo/holidays-kr/all"`],
  ["domain-zod-in-schemas-only", "packages/domain/src/order/won.ts", `"zod"`],
  ["domain-zod-in-schemas-only", "packages/domain/src/order/cost-to-pay.ts", `"../schemas/index.ts"`],
  ["domain-folders-never-circle", "packages/domain/src/time/day.ts", `"../schedule/holidays.ts"`],
  ["ui-is-a-kit", "packages/ui/src/button/index.ts", `"next/link"`],
  ["ui-is-a-kit", "packages/ui/src/button/index.ts", `"@tanstack/react-query"`],
  ["ui-never-knows-the-product", "packages/ui/src/button/index.ts", `"@pkg/domain"`],
  ["ui-never-knows-the-product", "packages/ui/src/button/index.ts", `"../../../api-client/src/index.ts"`],
  ["ui-never-knows-the-product", "packages/ui/catalogue/main.tsx", `"@pkg/domain"`],
  ["ui-folders-never-circle", "packages/ui/src/button/label.ts", `"../sticky-bar/index.ts"`],
  ["api-client-imports-error-codes-only", "packages/api-client/src/index.ts", `"@pkg/ui/button"`],
  ["api-client-imports-error-codes-only", "packages/api-client/src/index.ts", `"zod"`],
  ["web-shell-imports", "packages/web/src/session.ts", `"@app/buyer-web/x"`],
  ["web-platform-knows-no-feature", "packages/web/src/platform/storage/text.ts", `"../../features/form/use-form.ts"`],
  ["web-shared-folders-never-circle", "packages/web/src/platform/storage/key.ts", `"../session/store.ts"`],
  ["web-shared-folders-never-circle", "packages/web/src/features/form/note.ts", `"../tutor/profile-form.ts"`],
  ["e2e-helpers-are-for-journeys", "apps/api/test/orders.test.ts", `"@pkg/e2e/session"`],
  ["e2e-helpers-are-for-journeys", "packages/web/src/session.ts", `"../../e2e/src/session"`],
  ["packages-never-import-apps", "packages/web/src/session.ts", `"../../../apps/buyer-web/src/lib/api"`],
  ["packages-never-import-apps", "packages/domain/src/order/won.test.ts", `"../../../../apps/sandbox/src/cards.ts"`],
  ["apps-never-import-apps", "apps/buyer-web/src/lib/api.ts", `"../../../tutor-web/src/lib/api"`],
  ["apps-never-import-apps", "apps/api/src/features/sales/orders/create-order.ts", `"@app/sandbox"`],
  ["tests-import-the-sandbox-only", "apps/api/test/orders.test.ts", `"../../buyer-web/src/lib/api"`],
  ["tests-import-the-sandbox-only", "apps/sandbox/test/cards.test.ts", `"../../api/src/app.ts"`],
  ["sandbox-stands-alone", "apps/sandbox/src/cards.ts", `"@pkg/domain"`],
  ["sandbox-folders-never-circle", "apps/sandbox/src/layout/styles.ts", `"../pages/inbox-page.ts"`],
  ["web-apps-import-our-four-packages", "apps/buyer-web/src/lib/api.ts", `"@pkg/config/postcss"`],
  [
    "web-features-never-import-features",
    "apps/buyer-web/src/features/payment/queries.ts",
    `"@/features/matching/matching-page"`,
  ],
  [
    "web-features-never-import-features",
    "apps/buyer-web/src/features/payment/components/row.tsx",
    `"../../matching/matching-page"`,
  ],
  ["web-features-never-import-app", "apps/buyer-web/src/features/matching/matching-page.tsx", `"@/app/page"`],
  ["web-lib-is-the-lowest", "apps/buyer-web/src/lib/api.ts", `"../features/matching/matching-page"`],
  ["web-lib-is-the-lowest", "apps/buyer-web/src/lib/api.ts", `"@/features/matching/matching-page"`],
  ["web-folders-never-circle", "apps/buyer-web/src/features/payment/steps/row.tsx", `"../components/form"`],
  ["web-folders-never-circle", "apps/buyer-web/src/lib/wishes/note.tsx", `"@/lib/flow/frame"`],
  ["api-routes-call-verbs", "apps/api/src/features/sales/orders/routes.ts", `"./repository.ts"`],
  ["api-routes-call-verbs", "apps/api/src/features/sales/orders/routes.ts", `"../../../adapters/payments/port.ts"`],
  ["api-wire-knows-no-table", "apps/api/src/features/sales/orders/schemas.ts", `"../../../db/to-row.ts"`],
  ["api-wire-knows-no-table", "apps/api/src/features/sales/orders/schemas.ts", `"drizzle-orm"`],
  ["api-routes-are-entries", "apps/api/src/features/sales/benefits/hold-benefit.ts", `"../orders/routes.ts"`],
  ["api-repository-is-the-lowest", "apps/api/src/features/sales/benefits/repository.ts", `"../orders/create-order.ts"`],
  [
    "api-repository-is-the-lowest",
    "apps/api/src/features/sales/benefits/repository.ts",
    `"../../../adapters/payments/port.ts"`,
  ],
  [
    "api-features-use-verbs-or-the-repository",
    "apps/api/src/features/sales/orders/create-order.ts",
    `"../benefits/export-repository.ts"`,
  ],
  ["api-repository-reads-no-other", "apps/api/src/features/sales/orders/repository.ts", `"../benefits/repository.ts"`],
  [
    "tutor-search-has-one-door",
    "apps/api/src/features/sales/orders/create-order.ts",
    `"../../tutors/tutor-search/memory/search-memory.ts"`,
  ],
  [
    "tutor-search-memory-is-pure",
    "apps/api/src/features/tutors/tutor-search/memory/search-memory.ts",
    `"../../../../db/client.ts"`,
  ],
  [
    "api-adapters-know-no-feature",
    "apps/api/src/adapters/payments/port.ts",
    `"../../features/sales/benefits/hold-benefit.ts"`,
  ],
  ["api-adapters-know-no-feature", "apps/api/src/adapters/payments/port.ts", `"../messages/port.ts"`],
  ["api-adapters-know-no-feature", "apps/api/src/adapters/payments/port.ts", `"../../lib/clock.ts"`],
  ["api-lib-and-db-know-no-feature", "apps/api/src/lib/clock.ts", `"../features/sales/benefits/hold-benefit.ts"`],
  ["api-deps-stand-on-the-layers", "apps/api/src/lib/clock.ts", `"../deps.ts"`],
  ["scripts-setup-needs-node-only", "scripts/lib/setup/paths.mjs", `"execa"`],
  ["scripts-setup-needs-node-only", "scripts/with-node24.mjs", `"./lib/processes/run.mjs"`],
  ["scripts-groups-by-their-index", "scripts/lib/processes/run.mjs", `"../setup/paths.mjs"`],
  ["scripts-folders-never-circle", "scripts/lib/processes/ports.mjs", `"../stack/index.mjs"`],
  ["api-folders-never-circle", "apps/api/src/db/to-row.ts", `"../lib/clock.ts"`],
  [
    "api-features-folders-never-circle",
    "apps/api/src/features/matching/matches/count-rounds.ts",
    `"../../lessons/lessons/classes/end-class.ts"`,
  ],
  ["api-staff-is-on-top", "apps/api/src/features/matching/matches/count-rounds.ts", `"./staff/list-matches.ts"`],
  ["api-lib-folders-never-circle", "apps/api/src/lib/requests/sorted-page.ts", `"../mail/compose-mail.ts"`],
  ["api-imports-the-domain-only", "apps/api/src/lib/clock.ts", `"@pkg/ui/button"`],
];

test("a correct tree has no violation", async () => {
  assert.deepEqual(await withTree(CLEAN, findBoundaryViolations), []);
});

for (const [rule, file, target] of PLANTED) {
  test(`${rule}: ${file} importing ${target} is refused`, async () => {
    const content = `${CLEAN[file] ?? ""}\nimport * as planted from ${target};\nexport const out = planted;\n`;
    const found = await withTree({ ...CLEAN, [file]: content }, findBoundaryViolations);
    assert.ok(
      found.some((violation) => violation.rule === rule),
      `found only ${JSON.stringify(found)}`,
    );
  });
}

test("type imports follow the same rules", async () => {
  const file = "packages/ui/src/button/index.ts";
  const found = await withTree(
    { ...CLEAN, [file]: `import type { Order } from "@pkg/domain"; export type O = Order;` },
    findBoundaryViolations,
  );
  assert.ok(found.some(({ rule }) => rule === "ui-never-knows-the-product"));
});

test("a cycle of type imports is a cycle", async () => {
  const found = await withTree(
    {
      ...CLEAN,
      "packages/domain/src/order/won.ts": `import type { Cost } from "./cost-to-pay.ts"; export type Won = Cost; export const won = 1;`,
    },
    findBoundaryViolations,
  );
  assert.ok(found.some(({ rule }) => rule === "no-circular"));
});

test("every rule has a planted case", () => {
  const planted = new Set(PLANTED.map(([rule]) => rule));
  assert.deepEqual(
    forbidden.map(({ name }) => name).filter((name) => !planted.has(name)),
    [],
  );
});
