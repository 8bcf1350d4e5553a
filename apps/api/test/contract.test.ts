import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openApiText } from "./openapi-text.ts";

const client = fileURLToPath(new URL("../../../packages/api-client/", import.meta.url));

test("the committed contract is what the routes say: else run `pnpm --filter @app/api openapi`", async () => {
  expect(await openApiText()).toBe(readFileSync(join(client, "openapi.json"), "utf8"));
});

test("the client's types are made from the committed contract: else run `pnpm --filter @pkg/api-client generate`", () => {
  const tool = createRequire(join(client, "package.json")).resolve("openapi-typescript/package.json");
  const target = join(mkdtempSync(join(tmpdir(), "naran-contract-")), "openapi.ts");
  execFileSync(process.execPath, [join(dirname(tool), "bin", "cli.js"), join(client, "openapi.json"), "-o", target]);
  expect(readFileSync(target, "utf8")).toBe(readFileSync(join(client, "src", "generated", "openapi.ts"), "utf8"));
});

test("every path and verb of this issue stands in the contract as the specification writes it", async () => {
  const { paths } = JSON.parse(await openApiText());
  const operations = Object.entries(paths as Record<string, object>).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations).toEqual(expect.arrayContaining(SPECIFIED));
});

const SPECIFIED = [
  "GET /v2/users/me",
  "POST /users",
  "PUT /users/me",
  "PATCH /users/me",
  "GET /users/me/payments",
  "PUT /users/me/payments",
  "POST /lessons/orders/card",
  "POST /lessons/orders/pg",
  "POST /lessons/orders/pg/bundlings",
  "POST /lessons/orders/no-payment",
  "POST /lessons/orders/card/bundlings",
  "GET /lessons/orders/children",
  "GET /orders",
  "GET /v2/orders/{id}",
  "POST /lessons/applicants",
  "PATCH /lessons/applicants/{merchantUid}",
  "GET /lessons/applicants/{merchantUid}",
  "GET /lessons/matches/{id}",
  "GET /lessons/matches/{id}/rematch-url",
  "GET /lessons/matches/{id}/appeal-statistics",
  "POST /rematch-forms",
  "GET /benefits/{code}",
  "GET /lessons/products/all",
  "GET /lessons/products/{id}",
  "GET /schools",
  "GET /schools/universities",
  "GET /web-features",
  "GET /subjects",
  "GET /tablets",
  "GET /events",
  "GET /events/closed",
  "GET /events/{id}",
  "POST /lessons/orders/meta-events",
  "POST /lessons/consultations/meta-events",
  "GET /tutors/me",
  "PATCH /tutors/me",
  "GET /tutors/me/subjects",
  "POST /tutors/me/subjects",
  "GET /tutors/me/periods",
  "PATCH /tutors/me/periods",
  "GET /tutor-applicants/{id}",
  "POST /tutor-applicants/{id}/register",
  "GET /tutor-applicants/{id}/screenings/signed-url",
  "POST /tutor-applicants/{id}/screenings",
];
