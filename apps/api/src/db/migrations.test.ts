import { readdirSync, readFileSync } from "node:fs";
import { PAYMENT_TYPES, WALLET_TYPES } from "@pkg/domain";
import { expect, test } from "vitest";

const folder = new URL("./migrations/", import.meta.url);
const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
  readFileSync(new URL("meta/_journal.json", folder), "utf8"),
);

test("each migration stands in the journal, in the order of its number: what is missing there never reaches a database", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  expect(journal.entries.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(journal.entries.map(({ idx }) => idx));
});

test("each migration is younger than the one before: an older one is skipped where that one has run", () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});

test("the newest migration knows every payment type and wallet", () => {
  const number = String(journal.entries.at(-1)?.idx).padStart(4, "0");
  const { tables } = JSON.parse(readFileSync(new URL(`meta/${number}_snapshot.json`, folder), "utf8"));
  const typesOf = (table: string, name: string): string[] =>
    [...tables[`public.${table}`].checkConstraints[name].value.matchAll(/'(\w+)'/g)].map(([, type]) => type);
  expect(typesOf("payment_methods", "payment_methods_type_known")).toEqual(PAYMENT_TYPES);
  expect(typesOf("wallet_approvals", "wallet_approvals_wallet_known")).toEqual(WALLET_TYPES);
});
