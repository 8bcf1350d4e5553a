import assert from "node:assert/strict";
import { test } from "node:test";
import { findLayoutViolations } from "../lib/checks/layout.mjs";
import { VOCABULARY } from "../lib/checks/layout-rules.mjs";
import { withTree } from "./tree.mjs";

const code = "export const x = 1;\n";
const CLEAN = {
  "apps/api/src/main.ts": code,
  "apps/api/src/lib/config/env.ts": "export const env = process.env;\n",
  "apps/api/src/adapters/payments/port.ts": code,
  "apps/api/src/features/sales/orders/routes.ts": code,
  "apps/api/src/features/sales/orders/purchase-schemas.ts": code,
  "apps/api/src/features/sales/orders/create-order.ts": code,
  "apps/api/src/features/sales/orders/orders.test.ts": code,
  "apps/api/src/db/migrations/0000_start.sql": "select 1;",
  "apps/buyer-web/src/proxy.ts": code,
  "apps/buyer-web/src/app/tutoring/enroll/[id]/page.tsx": code,
  "apps/buyer-web/src/app/layout.tsx": code,
  "apps/buyer-web/src/app/globals.css": "a {}",
  "apps/buyer-web/src/features/payment/payment-page.tsx": code,
  "apps/buyer-web/src/features/payment/queries.ts": code,
  "apps/buyer-web/src/features/payment/steps/card-step.tsx": code,
  "apps/buyer-web/src/features/payment/components/card-fields.tsx": code,
  "apps/buyer-web/src/lib/api.ts": code,
  "apps/buyer-web/next.config.ts": "export default process.env;\n",
  "packages/ui/src/button/button.tsx": code,
  "packages/ui/src/tokens.css": "a {}",
  "packages/domain/src/order/cost-to-pay.ts": code,
  "packages/web/src/platform/storage/browser-storage.ts": "export const kept = () => localStorage;\n",
  "apps/buyer-web/src/lib/draft.ts": "/** Kept in localStorage. */\nexport const x = 1;\n",
  "apps/buyer-web/e2e/draft.spec.ts": "export const kept = () => localStorage;\n",
  "packages/e2e/src/env.ts": "export const BUYER = process.env.BUYER_ORIGIN;\n",
  "apps/buyer-web/src/lib/account/me.ts":
    "export const read = (client) => client.cancelQueries({ queryKey: ME.queryKey });\n",
  "apps/buyer-web/src/lib/account/save.ts": `export const use = () => $api.useMutation("patch", "/users/me");\n`,
  "apps/buyer-web/src/lib/enrollment-draft/checkout-draft.ts": "export const use = () => useMutation({});\n",
  "packages/web/src/platform/api/query.ts": "export const key = { queryKey: [1] };\n",
  "packages/domain/src/index.ts": code,
  "packages/domain/src/schedule/holidays.data.ts": code.repeat(400),
  "packages/api-client/src/generated/openapi.ts": code.repeat(900),
};

/** [rule, file, content] */
const PLANTED = [
  ["api-features", "apps/api/src/features/orders/create-order.ts", code],
  ["api-features", "apps/api/src/features/sales/orders/deep/deeper/deepest/create-order.ts", code],
  ["api-src", "apps/api/src/services/orders.ts", code],
  ["api-src", "apps/api/src/adapters/portone.ts", code],
  ["web-src", "apps/buyer-web/src/components/card.tsx", code],
  ["web-src", "apps/buyer-web/src/features/card.tsx", code],
  ["web-features", "apps/buyer-web/src/features/payment/card-page.tsx", code],
  ["web-features", "apps/buyer-web/src/features/payment/components/deep/card.tsx", code],
  ["web-app", "apps/buyer-web/src/app/price/price-form.tsx", code],
  ["ui-src", "packages/ui/src/button.tsx", code],
  ["domain-src", "packages/domain/src/cost.ts", code],
  ["vague-name", "apps/buyer-web/src/lib/utils.ts", code],
  ["vague-name", "packages/web/src/shared/session.ts", code],
  ["file-length", "apps/api/src/lib/long.ts", code.repeat(251)],
  ["page-length", "apps/buyer-web/src/app/price/page.tsx", code.repeat(61)],
  ["env-in-env-ts", "apps/api/src/lib/clock.ts", "export const zone = process.env.TZ;\n"],
  ["env-in-env-ts", "apps/api/src/lib/clock.ts", `export const zone = process["env"].TZ;\n`],
  ["env-in-env-ts", "apps/api/src/lib/clock.ts", `import { env } from "node:process";\nexport const zone = env.TZ;\n`],
  ["env-in-env-ts", "apps/buyer-web/src/lib/clock.ts", "const { env } = process;\nexport const zone = env.TZ;\n"],
  ["env-in-env-ts", "apps/buyer-web/e2e/draft.spec.ts", "export const site = process.env.BUYER_ORIGIN;\n"],
  ["env-in-env-ts", "apps/api/test/orders.test.ts", "export const runs = process.env.RUNS;\n"],
  ["storage-in-one-place", "apps/buyer-web/src/lib/seen.ts", `localStorage.setItem("seen", "1");\n`],
  ["keys-from-the-contract", "apps/buyer-web/src/lib/me.ts", `export const read = { queryKey: ["me"] };\n`],
  ["keys-from-the-contract", "packages/web/src/me.ts", "export const read = { queryKey: ME_KEY };\n"],
  [
    "keys-from-the-contract",
    "apps/exam-web/src/lib/me.ts",
    `export const keep = () => client.setQueryData(["me"], 1);\n`,
  ],
  [
    "keys-from-the-contract",
    "apps/tutor-web/src/lib/me.ts",
    `export const use = () => $api.useQuery("get", "/me", {});\n`,
  ],
  [
    "writes-from-the-contract",
    "apps/buyer-web/src/lib/orders.ts",
    `export const use = () => useMutation({ mutationFn: () => api().POST("/orders") });\n`,
  ],
  ["storage-in-one-place", "packages/web/src/seen.tsx", `export const kept = () => window["sessionStorage"];\n`],
];

test("a correct tree has no violation", async () => {
  assert.deepEqual(await withTree(CLEAN, findLayoutViolations), []);
});

for (const [rule, file, content] of PLANTED) {
  test(`${rule}: ${file} is refused`, async () => {
    const found = await withTree({ ...CLEAN, [file]: content }, findLayoutViolations);
    assert.deepEqual(
      found.map((violation) => [violation.rule, violation.file]),
      [[rule, file]],
    );
  });
}

test("every vocabulary has a planted case", () => {
  const planted = new Set(PLANTED.map(([rule]) => rule));
  assert.deepEqual(
    VOCABULARY.map(({ name }) => name).filter((name) => !planted.has(name)),
    [],
  );
});
